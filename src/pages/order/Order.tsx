import { FormattedMessage } from 'react-intl';
import { phoneRear } from '../../art/pictures/phone-rear.ts';
import { useText } from '../../i18n/IntlBoundary.tsx';
import { Button } from '../../primitives/Button.tsx';
import { FactList } from '../../primitives/FactList.tsx';
import { Container, Stack } from '../../primitives/Layout.tsx';
import { RouteButton } from '../../primitives/link/Link.tsx';
import { ROUTES } from '../../primitives/link/navigation.ts';
import { Picture } from '../../primitives/Picture.tsx';
import {
  Showcase,
  ShowcasePicture,
  ShowcaseRest,
  ShowcaseTitle,
} from '../../primitives/Showcase.tsx';
import { Glow, Stage } from '../../primitives/Stage.tsx';
import { Text } from '../../primitives/Text.tsx';
import { size } from '../../theme/generated/tokens.ts';
import { PREORDER_PRICE, PREORDER_QUANTITY } from './facts.ts';

const PHONE_SIZES = `${size.phonePicture}px`;

/** The order page (ORD): what is preordered, its price and terms. Nothing is editable. */
export default function Order() {
  const t = useText();
  return (
    <Stage data-surface="ink">
      <Glow />
      <Container as={Showcase}>
        <ShowcaseTitle>
          <Text as="h1" $style="display">
            <FormattedMessage id="order.title" />
          </Text>
        </ShowcaseTitle>
        <ShowcasePicture $cut>
          <Picture data={phoneRear} alt={t('order.picture')} sizes={PHONE_SIZES} priority />
        </ShowcasePicture>
        <ShowcaseRest>
          <Text as="h2" $style="title">
            <FormattedMessage id="order.product" />
          </Text>
          <FactList
            facts={[
              {
                name: <FormattedMessage id="order.price.label" />,
                value: PREORDER_PRICE,
              },
              {
                name: <FormattedMessage id="order.quantity.label" />,
                value: PREORDER_QUANTITY,
              },
              {
                name: <FormattedMessage id="order.note.label" />,
                value: <FormattedMessage id="order.note" />,
              },
            ]}
          />
          <Text $style="caption" $tone="muted">
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
        </ShowcaseRest>
      </Container>
    </Stage>
  );
}
