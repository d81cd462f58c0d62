import styled from 'styled-components';
import { DownloadPageButton } from '../../features/download/DownloadPageButton.tsx';
import {
  CODE_MEDIA_QUERY,
  CODE_WIDTH,
  ScanOnComputer,
} from '../../features/download/ScanOnComputer.tsx';
import { wideSection } from '../../theme/text-styles.ts';

/** A link to the download page; on a wide computer, once it is drawn, a QR code for that page instead. */
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

  @media ${CODE_MEDIA_QUERY} {
    [data-device='other'] && {
      width: ${CODE_WIDTH};
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
