import styled from 'styled-components';
import { GetAppButton } from '../../features/download/GetAppButton.tsx';
import { useTranslate } from '../../i18n/LocaleProvider.tsx';
import { TextLink } from '../../navigation/Link.tsx';
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
        <Stack $row $wrap $gap="6" $align="center">
          <GetAppButton id="bank-card-download" />
          <TextLink to={ROUTES.countriesRegions}>{t('footer.countries')}</TextLink>
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
