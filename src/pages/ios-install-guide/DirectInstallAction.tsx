import styled from 'styled-components';
import { DownloadPageButton } from '../../features/download/DownloadPageButton.tsx';
import {
  QR_MEDIA_QUERY,
  QR_WIDTH,
  ScanOnComputer,
} from '../../features/download/ScanOnComputer.tsx';
import { wideSection } from '../../theme/text-styles.ts';

/** A button to the download page. On a computer with room, the page's QR code replaces it once it is drawn. */
export function DirectInstallAction() {
  return (
    <Place>
      <DownloadPageButton />
      <ScanOnComputer />
    </Place>
  );
}

const Place = styled.div`
  display: grid;
  justify-items: start;

  @media ${QR_MEDIA_QUERY} {
    [data-device='other'] && {
      width: ${QR_WIDTH};
      max-width: 100%;
      align-items: end;

      > * {
        grid-area: 1 / 1;
      }

      &:has([data-ready]) > a {
        display: none;
      }
    }

    ${wideSection} {
      [data-device='other'] && {
        justify-items: end;
      }
    }
  }
`;
