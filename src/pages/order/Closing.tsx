import styled from 'styled-components';
import { useTranslate } from '../../i18n/LocaleProvider.tsx';
import { RouteButton } from '../../navigation/Link.tsx';
import { ROUTES } from '../../navigation/routes.ts';
import { column, Container, fadeInFromAbove, NacreSection } from '../../primitives/Layout.tsx';
import { Text } from '../../primitives/Text.tsx';
import { cssVar, hiddenIn, media } from '../../theme/css.ts';
import { fontSize } from '../../theme/generated/tokens.ts';
import { displaySizeWithin, fluid, moneyFigures } from '../../theme/text-styles.ts';
import { PhonePair } from './PhonePair.tsx';

/**
 * The end of the page: the phone, its name and its price (ORD-2). The button scrolls back to the terms, because
 * Continue must be next to them (ORD-3).
 */
export function Closing() {
  const t = useTranslate();
  return (
    <Root data-surface="paper" $noPaddingBottom>
      <Layout>
        <Offer>
          <Text $variant="display" translate="no">
            {t('order.product')}
          </Text>
          <Price>
            <Amount translate="no">{t('order.price')}</Amount>
            <div>
              <Text $variant="bodySm">{t('order.price.label')}</Text>
              <Text $variant="bodySm" $color="soft">
                {t('order.note')}
              </Text>
            </div>
          </Price>
          <ToTerms to={ROUTES.order}>{t('order.title')}</ToTerms>
        </Offer>
        <Crop>
          <PhonePair />
        </Crop>
      </Layout>
    </Root>
  );
}

const Root = styled(NacreSection)`
  &::before {
    ${fadeInFromAbove}
  }

  ${hiddenIn('print')}
`;

const Layout = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
  column-gap: ${cssVar('space-9')};
  align-items: center;

  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
    row-gap: ${cssVar('space-9')};
  }
`;

const Offer = styled.div`
  ${column('6')}
  container-type: inline-size;
  padding-block-end: ${cssVar('space-11')};

  ${media.phone} {
    padding-block-end: 0;
  }

  > :first-child {
    font-size: ${displaySizeWithin('24cqi')};
    white-space: nowrap;
  }
`;

/** A link to this page scrolls to its top. */
const ToTerms = styled(RouteButton)`
  align-self: flex-start;
  margin-top: ${cssVar('space-2')};
`;

const Price = styled.div`
  ${column('3')}
  padding-top: ${cssVar('space-6')};
  border-top: ${cssVar('size-hairline')} solid ${cssVar('color-line-strong')};
`;

const Amount = styled(Text).attrs({ $variant: 'heading' })`
  ${moneyFigures}
  /* On one line beside the phone, in every language. */
  font-size: calc(
    min(16cqi, ${fluid(fontSize.headingMin, fontSize.headingMax)}) * var(--font-scale)
  );
  white-space: nowrap;
`;

/** Share of the column's width that the footer hides of the phones: it crops them between two parts of the screen. */
const HIDDEN_PART = '41%';

const Crop = styled.div`
  align-self: end;

  > * {
    margin-bottom: -${HIDDEN_PART};
  }

  ${media.phone} {
    margin-inline: calc(-1 * ${cssVar('space-2')});
  }
`;
