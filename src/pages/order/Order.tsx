import { FormattedMessage } from 'react-intl';
import { phoneRear } from '../../assets/images/phone-rear.ts';
import { PREORDER_PRICE, PREORDER_QUANTITY } from '../../features/preorder/content.ts';
import { useTranslate } from '../../i18n/LocaleProvider.tsx';
import { Button } from '../../primitives/Button.tsx';
import { DescriptionList } from '../../primitives/DescriptionList.tsx';
import { Stack } from '../../primitives/Layout.tsx';
import { RouteButton } from '../../navigation/Link.tsx';
import { ROUTES } from '../../navigation/routes.ts';
import { Picture } from '../../primitives/Picture.tsx';
import { OrderHero } from './OrderHero.tsx';
import { Text } from '../../primitives/Text.tsx';
import { condition } from '../../theme/media.ts';

/** On a phone two thirds of its width: the page has to be there fast, and the picture has no fine print. */
const PHONE_SIZES = `${condition.mobile} 82vw, min(58vw, 62rem)`;

/** The order page (ORD): what is preordered, its price and terms. Nothing is editable. */
export default function Order() {
  const t = useTranslate();
  return (
    <OrderHero
      title={
        <Text as="h1" $variant="display">
          <FormattedMessage id="order.title" />
        </Text>
      }
      picture={<Picture data={phoneRear} alt={t('order.picture')} sizes={PHONE_SIZES} priority />}
    >
      <Text as="h2" $variant="headingSm">
        <FormattedMessage id="order.product" />
      </Text>
      <DescriptionList
        items={[
          {
            name: <FormattedMessage id="order.price.label" />,
            value: (
              <Text as="span" $variant="headingSm">
                {PREORDER_PRICE}
              </Text>
            ),
          },
          { name: <FormattedMessage id="order.quantity.label" />, value: PREORDER_QUANTITY },
          {
            name: <FormattedMessage id="order.note.label" />,
            value: <FormattedMessage id="order.note" />,
          },
        ]}
      />
      <Text $variant="caption" $color="muted">
        <FormattedMessage id="order.terms" />
      </Text>
      <Stack $row $wrap $gap="3">
        <Button>
          <FormattedMessage id="order.continue" />
        </Button>
        <RouteButton to={ROUTES.home} $variant="ghost">
          <FormattedMessage id="order.back" />
        </RouteButton>
      </Stack>
    </OrderHero>
  );
}
