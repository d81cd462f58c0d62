import { FormattedMessage } from 'react-intl';
import { phoneRear } from '../../assets/images/phone-rear.ts';
import { PREORDER_PRICE } from '../../features/preorder/content.ts';
import { useTranslate } from '../../i18n/LocaleProvider.tsx';
import { rowsOf } from '../../i18n/parse-table-message.ts';
import { StatGrid } from './StatGrid.tsx';
import { Container, Stack } from '../../primitives/Layout.tsx';
import { RouteButton } from '../../navigation/Link.tsx';
import { ROUTES } from '../../navigation/routes.ts';
import { Picture } from '../../primitives/Picture.tsx';
import { NacreSection } from '../../primitives/NacreSection.tsx';
import { PhoneBackScene } from './PhoneBackScene.tsx';
import { Text } from '../../primitives/Text.tsx';
import { condition } from '../../theme/media.ts';
import { MERCHANT_NODES } from './content.ts';

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
          <Text as="h2" $variant="display" translate="no" $overlay>
            <FormattedMessage id="order.product" />
          </Text>
          <Text $variant="lead" $color="soft">
            <FormattedMessage id="home.phone.text" values={{ nodes: MERCHANT_NODES }} />
          </Text>
          <Stack $gap="2">
            <Text $variant="headingSm" translate="no">
              {PREORDER_PRICE}
            </Text>
            <Text $variant="caption" $color="soft">
              <FormattedMessage id="home.phone.price" />
            </Text>
          </Stack>
          <RouteButton to={ROUTES.order}>
            <FormattedMessage id="home.hero.preorder" />
          </RouteButton>
        </PhoneBackScene>
        <StatGrid figures={figures} />
      </Container>
    </NacreSection>
  );
}
