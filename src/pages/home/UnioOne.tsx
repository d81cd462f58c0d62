import { FormattedMessage } from 'react-intl';
import { phoneRear } from '../../assets/images/phone-rear.ts';
import { PREORDER_PRICE } from '../../features/preorder/facts.ts';
import { useTranslate } from '../../i18n/LocaleProvider.tsx';
import { rowsOf } from '../../i18n/parse-table-message.ts';
import { FigureGrid } from '../../primitives/FigureGrid.tsx';
import { Container, Stack } from '../../primitives/Layout.tsx';
import { RouteButton } from '../../navigation/Link.tsx';
import { ROUTES } from '../../navigation/routes.ts';
import { Picture } from '../../primitives/Picture.tsx';
import { NacreSection, PhoneBackScene } from '../../primitives/scenes/PhoneBackScene.tsx';
import { Text } from '../../primitives/Text.tsx';
import { condition } from '../../theme/media.ts';
import { MERCHANT_NODES } from './facts.ts';

const PHONE_SIZES = `${condition.mobile} min(112vw, 36rem), min(66vw, 62rem)`;

/** The phone (HOME-7): its price, and a specification list that belongs to the language. */
export function UnioOne() {
  const t = useTranslate();
  const figures = rowsOf(t('home.phone.specs', { nodes: MERCHANT_NODES })).map(
    ([value = '', unit = '', text = '']) => ({ value, unit, text }),
  );
  return (
    <NacreSection data-surface="paper">
      <Container $gap="9">
        <PhoneBackScene
          picture={<Picture data={phoneRear} alt={t('order.picture')} sizes={PHONE_SIZES} />}
        >
          <Text as="h2" $style="display" translate="no" $stacked>
            <FormattedMessage id="order.product" />
          </Text>
          <Text $style="lead" $tone="soft">
            <FormattedMessage id="home.phone.text" values={{ nodes: MERCHANT_NODES }} />
          </Text>
          <Stack $gap="2">
            <Text $style="headingSm" translate="no">
              {PREORDER_PRICE}
            </Text>
            <Text $style="caption" $tone="soft">
              <FormattedMessage id="home.phone.price" />
            </Text>
          </Stack>
          <RouteButton to={ROUTES.order}>
            <FormattedMessage id="home.hero.preorder" />
          </RouteButton>
        </PhoneBackScene>
        <FigureGrid figures={figures} />
      </Container>
    </NacreSection>
  );
}
