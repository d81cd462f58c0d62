import styled from 'styled-components';
import { DownloadPageButton } from '../../features/download/DownloadPageButton.tsx';
import { QR_MEDIA_QUERY } from '../../features/download/ScanOnComputer.tsx';

/** The button at the end of the page; hidden on a computer that shows the page's QR codes. */
export const ButtonUnlessQrCode = styled(DownloadPageButton)`
  @media ${QR_MEDIA_QUERY} {
    [data-device='other'] main:has([data-ready]) && {
      display: none;
    }
  }
`;
