import styled from 'styled-components';
import { usePlatform } from '../../browser/use-platform.ts';
import { ROOM_FOR_CODE } from './DownloadPageButton.tsx';
import { ScanCode } from './verification-parts.tsx';

/** For readers on a computer: a QR code that opens the download page on the phone, once it is drawn. */
export function ScanOnComputer() {
  const platform = usePlatform();
  return (
    <DesktopOnly data-text-for="other">{platform === 'other' && <ScanCode row />}</DesktopOnly>
  );
}

const DesktopOnly = styled.div`
  --scan-side: 9rem;

  display: none;

  @media ${ROOM_FOR_CODE} {
    &:has([data-ready]) {
      display: block;
    }
  }
`;
