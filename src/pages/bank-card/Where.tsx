import styled from 'styled-components';
import { useTranslate } from '../../i18n/LocaleProvider.tsx';
import { RouteButton } from '../../navigation/Link.tsx';
import { ROUTES } from '../../navigation/routes.ts';
import { column, Container, NacreSection, Stack } from '../../primitives/Layout.tsx';
import { Lead, Text } from '../../primitives/Text.tsx';
import { cssVar } from '../../theme/css.ts';
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
        <Stack $row $wrap $gap="3">
          <RouteButton to={ROUTES.countriesRegions}>{t('footer.countries')}</RouteButton>
          <RouteButton to={ROUTES.download} $variant="ghost">
            {t('header.get-app')}
          </RouteButton>
        </Stack>
      </Copy>
    </NacreSection>
  );
}

/** Under the slope of the card, at every width. */
const Copy = styled(Container)`
  ${column('6', 'flex-start')}
  z-index: ${cssVar('z-raised')};
  ${underSlope}

  > * {
    max-width: 34rem;
  }
`;
