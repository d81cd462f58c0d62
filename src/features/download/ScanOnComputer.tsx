import styled from 'styled-components';
import { condition, cssVar } from '../../theme/css.ts';
import { breakpoint } from '../../theme/generated/tokens.ts';
import { usePlatform } from '../../browser/use-platform.ts';
import { ScanCode } from './verification-parts.tsx';

/** Windows wide and high enough for the QR code above the fold of a guide. */
export const CODE_MEDIA_QUERY = `screen and (not ${condition.belowLg}) and (min-height: ${breakpoint.guideCode + 1}px)`;

/** Maximum width of the QR code with its caption, reserved until it is drawn. */
export const CODE_WIDTH = '26rem';

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

  @media ${CODE_MEDIA_QUERY} {
    display: block;
    width: ${CODE_WIDTH};
    max-width: 100%;
    min-height: calc(var(--scan-side) + 2 * ${cssVar('space-2')} + 2 * ${cssVar('space-4')});

    /* Hidden until the code is drawn, even if it never is. The button behind it can be clicked. */
    &:not(:has([data-ready])) {
      visibility: hidden;
    }
  }
`;
