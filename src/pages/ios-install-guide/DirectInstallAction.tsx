import styled from 'styled-components';
import {
  DownloadPageLink,
  QR_CODE_MEDIA_QUERY,
} from '../../features/download/DownloadPageButton.tsx';
import { SCAN_SECTION } from '../../features/download/ScanOnComputer.tsx';
import { useTranslate } from '../../i18n/LocaleProvider.tsx';
import { ROUTES } from '../../navigation/routes.ts';
import { TextSectionLink } from '../../navigation/SectionLink.tsx';

/** A link to the download page. On a wide computer, which cannot install the app, to the guide's QR code once drawn. */
export function DirectInstallAction() {
  const t = useTranslate();
  return (
    <>
      <ToPage />
      <ToCode section={SCAN_SECTION} to={ROUTES.iosInstallGuide}>
        {t('guide.ios.enterprise.scan')}
      </ToCode>
    </>
  );
}

const CODE_IS_DRAWN = `html:has(#${SCAN_SECTION} [data-ready])`;

const ToPage = styled(DownloadPageLink)`
  @media ${QR_CODE_MEDIA_QUERY} {
    ${CODE_IS_DRAWN} && {
      display: none;
    }
  }
`;

const ToCode = styled(TextSectionLink)`
  display: none;

  @media ${QR_CODE_MEDIA_QUERY} {
    ${CODE_IS_DRAWN} && {
      display: inline-block;
    }
  }
`;
