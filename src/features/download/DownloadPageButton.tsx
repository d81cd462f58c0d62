import styled from 'styled-components';
import { useTranslate } from '../../i18n/LocaleProvider.tsx';
import { RouteButton } from '../../navigation/Link.tsx';
import { ROUTES } from '../../navigation/routes.ts';
import { condition } from '../../theme/css.ts';
import { breakpoint } from '../../theme/generated/tokens.ts';

/** Windows wide and high enough for the QR code of ScanOnComputer.tsx above the fold of a guide. */
export const QR_CODE_MEDIA_QUERY = `screen and (not ${condition.belowLg}) and (min-height: ${breakpoint.guideCode + 1}px)`;

export function DownloadPageLink({ className }: { className?: string }) {
  const t = useTranslate();
  return (
    <RouteButton to={ROUTES.download} $variant="ghost" {...(className && { className })}>
      {t('guide.start')}
    </RouteButton>
  );
}

/** Hidden on a computer with room for the QR code at the top of the guide. */
export const DownloadPageButton = styled(DownloadPageLink)`
  @media ${QR_CODE_MEDIA_QUERY} {
    [data-device='other'] && {
      display: none;
    }
  }
`;
