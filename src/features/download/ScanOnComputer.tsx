import styled from 'styled-components';
import { cssVar } from '../../theme/css.ts';
import { usePlatform } from '../../browser/use-platform.ts';
import { QR_CODE_MEDIA_QUERY } from './DownloadPageButton.tsx';
import { ScanCode } from './verification-parts.tsx';

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

  @media ${QR_CODE_MEDIA_QUERY} {
    display: block;
    min-height: calc(var(--scan-side) + 2 * ${cssVar('space-2')} + 2 * ${cssVar('space-4')});

    /* Hidden until the code is drawn, even if it never is. */
    &:not(:has([data-ready])) > * {
      visibility: hidden;
    }
  }
`;
