import styled from 'styled-components';
import { useTranslate } from '../../i18n/LocaleProvider.tsx';
import { RouteButton } from '../../navigation/Link.tsx';
import { ROUTES } from '../../navigation/routes.ts';
import { column, Container, NacreSection } from '../../primitives/Layout.tsx';
import { Text } from '../../primitives/Text.tsx';
import { cssVar, hiddenIn, media } from '../../theme/css.ts';
import { displaySizeWithin, moneyFigures } from '../../theme/text-styles.ts';
import { PhonePair } from './PhonePair.tsx';

/**
 * The end of the page: the phone, its name and its price (ORD-2). The button leads back to the summary, because
 * Continue belongs beside its terms (ORD-3).
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
          <RouteButton to={ROUTES.order}>{t('order.title')}</RouteButton>
        </Offer>
        <Crop>
          <PhonePair />
        </Crop>
      </Layout>
    </Root>
  );
}

/** Its light fades in: the section above has none. */
const Root = styled(NacreSection)`
  &::before {
    content: '';
    position: absolute;
    inset: 0 0 auto;
    height: ${cssVar('space-15')};
    background: linear-gradient(${cssVar('color-surface-page')}, transparent);
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

  > :last-child {
    align-self: flex-start;
    margin-top: ${cssVar('space-2')};
  }

  > :first-child {
    font-size: ${displaySizeWithin('24cqi')};
    white-space: nowrap;
  }
`;

const Price = styled.div`
  ${column('3')}
  padding-top: ${cssVar('space-6')};
  border-top: ${cssVar('size-hairline')} solid ${cssVar('color-line-strong')};
`;

const Amount = styled(Text).attrs({ $variant: 'heading' })`
  ${moneyFigures}
`;

/** The footer crops the phones between two parts of the screen. */
const Crop = styled.div`
  > * {
    margin-bottom: -41%;
  }

  ${media.phone} {
    margin-inline: calc(-1 * ${cssVar('space-2')});
  }
`;
