import styled from 'styled-components';
import { useTranslate } from '../../i18n/LocaleProvider.tsx';
import { RouteButton } from '../../navigation/Link.tsx';
import { ROUTES } from '../../navigation/routes.ts';
import { column, Container, NacreSection, row } from '../../primitives/Layout.tsx';
import { Lead, Text } from '../../primitives/Text.tsx';
import { cssVar, media } from '../../theme/css.ts';
import { CardEdge, underSlope } from './CardEdge.tsx';

/** The end of the page: the lower edge of the card, and where it can be used. */
export function Where() {
  const t = useTranslate();
  return (
    <NacreSection $noPaddingTop data-surface="paper">
      <CardEdge />
      <Copy>
        <Text $variant="heading">{t('bank-card.where.title')}</Text>
        <Lead>{t('bank-card.where.text')}</Lead>
        <Actions>
          <RouteButton to={ROUTES.countriesRegions}>{t('footer.countries')}</RouteButton>
          <RouteButton to={ROUTES.download} $variant="ghost">
            {t('header.get-app')}
          </RouteButton>
        </Actions>
      </Copy>
    </NacreSection>
  );
}

/** On a phone, all actions have the same width. */
const Actions = styled.div`
  ${row('3')}
  flex-wrap: wrap;

  ${media.phone} {
    align-self: stretch;

    > * {
      flex: 1 1 100%;
    }
  }
`;

/** Under the slope of the card, at every width. */
const Copy = styled(Container)`
  ${column('6', 'flex-start')}
  z-index: ${cssVar('z-raised')};
  ${underSlope}

  > * {
    max-width: 34rem;
  }
`;
