import styled from 'styled-components';
import { DownloadPageButton, ROOM_FOR_CODE } from '../../features/download/DownloadPageButton.tsx';
import { SCAN_SECTION } from '../../features/download/ScanOnComputer.tsx';
import { useTranslate } from '../../i18n/LocaleProvider.tsx';
import { ROUTES } from '../../navigation/routes.ts';
import { TextSectionLink } from '../../navigation/SectionLink.tsx';

/** To the download page; on a wide computer, which cannot install the app, to the QR code of the guide. */
export function DirectInstallAction() {
  const t = useTranslate();
  return (
    <>
      <DownloadPageButton />
      <ToCode section={SCAN_SECTION} to={ROUTES.iosInstallGuide}>
        {t('guide.ios.enterprise.scan')}
      </ToCode>
    </>
  );
}

const ToCode = styled(TextSectionLink)`
  display: none;

  @media ${ROOM_FOR_CODE} {
    [data-device='other'] && {
      display: inline-block;
    }
  }
`;
