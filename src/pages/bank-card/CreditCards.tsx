import { FormattedMessage } from 'react-intl';
import { lilacPearl } from '../../assets/images/lilac-pearl.ts';
import { Button } from '../../primitives/Button.tsx';
import { FeatureColumns } from '../../primitives/FeatureColumns.tsx';
import { Container, SectionHeader, Section, Stack } from '../../primitives/Layout.tsx';
import { Picture } from '../../primitives/Picture.tsx';
import { Reveal } from '../../primitives/Reveal.tsx';
import { CurrencyThread } from './CurrencyThread.tsx';
import { Text } from '../../primitives/Text.tsx';
import { CURRENCIES } from './content.ts';

const PEARL_SIZES = 'min(20vw, 16rem)';
const CLAIMS = ['currencies', 'interest', 'pay', 'fees'] as const;

/** Credit cards (CARD-2): two balances tied to one card, its claims, and a button without an action. */
export function CreditCards() {
  return (
    <Section data-surface="paper">
      <Container $gap="9">
        <Reveal as={SectionHeader}>
          <Text as="h2" $variant="heading">
            <FormattedMessage id="bank-card.credit.title" />
          </Text>
          <Stack $gap="6" $align="start">
            <Text $variant="lead" $color="muted">
              <FormattedMessage id="bank-card.credit.text" />
            </Text>
            <Button>
              <FormattedMessage id="bank-card.credit.start" />
            </Button>
          </Stack>
        </Reveal>
        <Reveal>
          <CurrencyThread
            {...CURRENCIES}
            picture={<Picture data={lilacPearl} alt="" sizes={PEARL_SIZES} />}
          />
        </Reveal>
        <Reveal>
          <FeatureColumns
            items={CLAIMS.map((claim) => ({
              title: <FormattedMessage id={`card.${claim}.title`} />,
              text: <FormattedMessage id={`card.${claim}.text`} />,
            }))}
          />
        </Reveal>
      </Container>
    </Section>
  );
}
