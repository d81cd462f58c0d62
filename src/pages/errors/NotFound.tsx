import styled from 'styled-components';
import { whitePearl } from '../../assets/images/white-pearl.ts';
import { useTranslate } from '../../i18n/LocaleProvider.tsx';
import { RouteButton } from '../../navigation/Link.tsx';
import { ROUTES } from '../../navigation/routes.ts';
import { Picture } from '../../primitives/Picture.tsx';
import { cssVar } from '../../theme/css-var.ts';
import { StatusPage } from './StatusPage.tsx';

/** ROUTE-10 */
export function NotFound() {
  const t = useTranslate();
  const pearl = (
    <Pearl aria-hidden>
      <Picture data={whitePearl} alt="" sizes="25vw" />
    </Pearl>
  );
  return (
    <StatusPage title={t('not-found.title')} text={t('not-found.text')} decoration={pearl}>
      <RouteButton to={ROUTES.home}>{t('not-found.home')}</RouteButton>
      <RouteButton to={ROUTES.download} $variant="ghost">
        {t('common.get-app')}
      </RouteButton>
    </StatusPage>
  );
}

const Pearl = styled.div`
  position: relative;
  margin-top: auto;
  padding-top: ${cssVar('space-9')};
  border-bottom: ${cssVar('size-hairline')} solid ${cssVar('color-line-strong')};

  img {
    width: clamp(11rem, 25vw, 24rem);
    margin-inline: auto 9vw;
    /* The picture has a soft edge, so it overlaps the line. */
    translate: 0 1.5%;
  }

  @media (forced-colors: active) {
    display: none;
  }
`;
