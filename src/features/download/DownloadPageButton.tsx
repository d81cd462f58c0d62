import styled from 'styled-components';
import { useTranslate } from '../../i18n/LocaleProvider.tsx';
import { RouteButton } from '../../navigation/Link.tsx';
import { ROUTES } from '../../navigation/routes.ts';
import { CODE_MEDIA_QUERY } from './ScanOnComputer.tsx';

/** A link to the download page. */
export function DownloadPageButton({ className }: { className?: string }) {
  const t = useTranslate();
  return (
    <RouteButton to={ROUTES.download} $variant="ghost" {...(className && { className })}>
      {t('guide.start')}
    </RouteButton>
  );
}

/** The same, hidden on a computer where the page has drawn its QR code. */
export const ButtonWithoutCode = styled(DownloadPageButton)`
  @media ${CODE_MEDIA_QUERY} {
    [data-device='other'] main:has([data-ready]) && {
      display: none;
    }
  }
`;
