import styled from 'styled-components';
import { whitePearl } from '../../assets/images/white-pearl.ts';
import { useTranslate } from '../../i18n/LocaleProvider.tsx';
import { RouteButton } from '../../navigation/Link.tsx';
import { ROUTES } from '../../navigation/routes.ts';
import { Picture } from '../../primitives/Picture.tsx';
import { cssVar, hiddenIn } from '../../theme/css.ts';
import { StatusPage } from './StatusPage.tsx';

/** ROUTE-10 */
export default function NotFound() {
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
    /* Overlaps the line, because the image has a soft edge. */
    translate: 0 1.5%;
  }

  ${hiddenIn('(forced-colors: active)')}
`;
