import styled from 'styled-components';
import { phoneBack } from '../../assets/images/phone-back.ts';
import { useTranslate } from '../../i18n/LocaleProvider.tsx';
import { Button } from '../../primitives/Button.tsx';
import { DescriptionList } from '../../primitives/DescriptionList.tsx';
import { row, Stack } from '../../primitives/Layout.tsx';
import { ExternalButton, RouteButton } from '../../navigation/Link.tsx';
import { ROUTES } from '../../navigation/routes.ts';
import { Picture } from '../../primitives/Picture.tsx';
import { Closing } from './Closing.tsx';
import { PREORDER_QUANTITY } from './content.ts';
import { Inside } from './Inside.tsx';
import { LegalTerms } from './LegalTerms.tsx';
import { OrderHero } from './OrderHero.tsx';
import { PhoneTurntable } from './PhoneTurntable.tsx';
import { PageTitle, Text } from '../../primitives/Text.tsx';
import { useSite } from '../../site-context.ts';
import { condition, media } from '../../theme/css.ts';
import { fluid, moneyFigures, TEXT_STYLES } from '../../theme/text-styles.ts';

const PHONE_SIZES = `${condition.phone} 12rem, ${condition.mobile} min(46vw, 60vh), min(36vw, 51vh, 33rem)`;

/** ORD. Nothing on this page is editable. Link targets come from the owner's configuration (ORD-4). */
export default function Order() {
  const { preorderUrl } = useSite();
  const t = useTranslate();
  return (
    <>
      <OrderHero
        title={<PageTitle>{t('order.title')}</PageTitle>}
        picture={
          <PhoneTurntable>
            <Picture data={phoneBack} alt={t('order.picture')} sizes={PHONE_SIZES} priority />
          </PhoneTurntable>
        }
      >
        <Stack $row $wrap $gap="3" $align="baseline" $justify="space-between">
          <Text as="h2" $variant="bodySm" $color="soft">
            {t('order.product')}
          </Text>
          <Text $variant="bodySm">{t('order.memory')}</Text>
        </Stack>
        <DescriptionList
          items={[
            {
              name: t('order.price.label'),
              value: <Price>{t('order.price')}</Price>,
            },
            { name: t('order.quantity.label'), value: PREORDER_QUANTITY },
            { name: t('order.note.label'), value: t('order.note') },
          ]}
        />
        <LegalTerms />
        <OrderActions>
          {preorderUrl ? (
            <ExternalButton href={preorderUrl}>{t('order.continue')}</ExternalButton>
          ) : (
            <Button>{t('order.continue')}</Button>
          )}
          <RouteButton to={ROUTES.home} $variant="ghost">
            {t('order.back')}
          </RouteButton>
        </OrderActions>
      </OrderHero>
      <Inside />
      <Closing />
    </>
  );
}

/** On a phone, Continue fills the available width. */
const OrderActions = styled.div`
  ${row('3')}
  flex-wrap: wrap;

  ${media.mobile} {
    > :first-child {
      flex: 1 1 10rem;
    }
  }
`;

/** The largest number on the page. */
const Price = styled.span`
  ${TEXT_STYLES.headingSm}
  ${moneyFigures}
  font-size: calc(${fluid(2, 3.5)} * var(--font-scale));

  /* Smaller, because its label is beside it. */
  @media ${condition.portrait}, ${condition.landscapePhone} {
    font-size: calc(${fluid(2, 2.25)} * var(--font-scale));
  }
`;
