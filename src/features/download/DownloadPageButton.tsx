import styled from 'styled-components';
import { useTranslate } from '../../i18n/LocaleProvider.tsx';
import { RouteButton } from '../../navigation/Link.tsx';
import { ROUTES } from '../../navigation/routes.ts';
import { condition } from '../../theme/css.ts';

/** Where there is room for the code of DirectInstall.tsx. */
export const WIDE = `screen and (not ${condition.belowLg}) and (not ${condition.landscapePhone})`;

export function ToDownloadPage({ className }: { className?: string }) {
  const t = useTranslate();
  return (
    <RouteButton to={ROUTES.download} $variant="ghost" {...(className && { className })}>
      {t('guide.start')}
    </RouteButton>
  );
}

/** At the end of the guide; hidden where the guide shows the code. */
export const DownloadPageButton = styled(ToDownloadPage)`
  @media ${WIDE} {
    [data-device='other'] && {
      display: none;
    }
  }
`;
