import styled from 'styled-components';
import { cssVar } from '../../theme/css.ts';
import { usePlatform } from '../../browser/use-platform.ts';
import { ROOM_FOR_CODE } from './DownloadPageButton.tsx';
import { ScanCode } from './verification-parts.tsx';

/** On a computer: a QR code that opens the download page on the phone. Its space is reserved until it is drawn. */
export function ScanOnComputer() {
  const platform = usePlatform();
  return (
    <DesktopOnly data-text-for="other">{platform === 'other' && <ScanCode row />}</DesktopOnly>
  );
}

const DesktopOnly = styled.div`
  --scan-side: 7.5rem;

  display: none;

  @media ${ROOM_FOR_CODE} {
    display: block;
    min-height: calc(var(--scan-side) + 2 * ${cssVar('space-2')} + 2 * ${cssVar('space-4')});

    /* Also if it never loads. */
    &:not(:has([data-ready])) {
      visibility: hidden;
    }
  }
`;
