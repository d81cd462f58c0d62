import { lilacPearl } from '../../assets/images/lilac-pearl.ts';
import { CardClaims } from '../../features/card/CardClaims.tsx';
import { useTranslate } from '../../i18n/LocaleProvider.tsx';
import { Button } from '../../primitives/Button.tsx';
import { Container, Section, SectionHeader, Stack } from '../../primitives/Layout.tsx';
import { Picture } from '../../primitives/Picture.tsx';
import { Reveal } from '../../primitives/Reveal.tsx';
import { CurrencyThread } from './CurrencyThread.tsx';
import { SectionTitle, Text } from '../../primitives/Text.tsx';
import { CURRENCIES } from './content.ts';

const PEARL_SIZES = 'min(20vw, 16rem)';

/** Two balances of one card, and its claims (CARD-2). The button has no action. */
export function CreditCards() {
  const t = useTranslate();
  return (
    <Section data-surface="paper">
      <Container $gap="9">
        <Reveal as={SectionHeader}>
          <SectionTitle>{t('bank-card.credit.title')}</SectionTitle>
          <Stack $gap="6" $align="start">
            <Text $variant="lead" $color="muted">
              {t('bank-card.credit.text')}
            </Text>
            <Button>{t('bank-card.credit.start')}</Button>
          </Stack>
        </Reveal>
        <Reveal>
          <CurrencyThread
            {...CURRENCIES}
            picture={<Picture data={lilacPearl} alt="" sizes={PEARL_SIZES} />}
          />
        </Reveal>
        <Reveal>
          <CardClaims />
        </Reveal>
      </Container>
    </Section>
  );
}
