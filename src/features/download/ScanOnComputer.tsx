import styled from 'styled-components';
import { condition, cssVar } from '../../theme/css.ts';
import { breakpoint } from '../../theme/generated/tokens.ts';
import { usePlatform } from '../../browser/use-platform.ts';
import { ScanCode } from './verification-parts.tsx';

/** Viewports with room for the QR code above the fold of a guide. */
const QR_MEDIA_QUERY = `screen and (not ${condition.belowLg}) and (min-height: ${breakpoint.guideCode + 1}px)`;

/** Maximum width of the QR code with its caption. */
const QR_WIDTH = '26rem';

/** On a computer: a QR code that opens the download page on the phone. Its space is reserved until it is drawn. */
export function ScanOnComputer() {
  const platform = usePlatform();
  return (
    <DesktopOnly data-text-for="other">
      {platform === 'other' && <ScanCode isRow title="guide.scan" />}
    </DesktopOnly>
  );
}

const DesktopOnly = styled.div`
  --scan-side: 7.5rem;
  --scan-title-size: ${cssVar('font-size-lead')};

  display: none;

  @media ${QR_MEDIA_QUERY} {
    display: block;
    width: ${QR_WIDTH};
    max-width: 100%;
    min-height: calc(var(--scan-side) + 2 * ${cssVar('space-2')} + 2 * ${cssVar('space-4')});

    /* Hidden, without taking clicks, until the code is drawn. It may never be. */
    &:not(:has([data-ready])) {
      visibility: hidden;
    }
  }
`;
