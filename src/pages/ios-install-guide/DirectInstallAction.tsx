import styled from 'styled-components';
import {
  DownloadPageLink,
  QR_CODE_MEDIA_QUERY,
} from '../../features/download/DownloadPageButton.tsx';
import { ScanOnComputer } from '../../features/download/ScanOnComputer.tsx';

/** A link to the download page. On a wide computer, which cannot install the app, the QR code of the page once drawn. */
export function DirectInstallAction() {
  return (
    <Place>
      <DownloadPageLink />
      <ScanOnComputer />
    </Place>
  );
}

/** Width of the QR code with its caption, reserved until it is drawn. */
const CODE_WIDTH = '26rem';

const Place = styled.div`
  display: grid;

  @media ${QR_CODE_MEDIA_QUERY} {
    [data-device='other'] && {
      width: ${CODE_WIDTH};
      justify-items: end;
      align-items: end;

      > * {
        grid-area: 1 / 1;
      }

      &:has([data-ready]) > a {
        display: none;
      }
    }
  }
`;
