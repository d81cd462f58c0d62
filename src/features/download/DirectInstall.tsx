import styled from 'styled-components';
import { ROOM_FOR_CODE, ToDownloadPage } from './DownloadPageButton.tsx';
import { ScanOnComputer } from './ScanOnComputer.tsx';

/**
 * The start of a direct install, in the guide for iOS. The download page offers it on the iPhone only (DL-2): from a
 * computer it would only lead back here, so where there is room the guide shows a QR code for the iPhone's camera.
 */
export function DirectInstall() {
  return (
    <>
      <LinkUntilCode />
      <ScanOnComputer />
    </>
  );
}

/** Shown until the QR code is drawn, and if it never is (no script, FAULT-53). */
const LinkUntilCode = styled(ToDownloadPage)`
  @media ${ROOM_FOR_CODE} {
    &:has(+ * [data-ready]) {
      display: none;
    }
  }
`;
