import { useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { card } from '../../art/pictures/card.ts';
import { useText } from '../../i18n/IntlBoundary.tsx';
import { Button } from '../../primitives/Button.tsx';
import { Bleed, Container, Section } from '../../primitives/Layout.tsx';
import { scrollToPosition } from '../../primitives/link/scroll.ts';
import { Picture } from '../../primitives/Picture.tsx';
import { Glow, Stage } from '../../primitives/Stage.tsx';
import { Text } from '../../primitives/Text.tsx';
import { offset } from '../../theme/generated/tokens.ts';

/** The bank card page (CARD), first version: what the card is, and where Learn more leads. */
export default function BankCard() {
  const t = useText();
  const hero = useRef<HTMLElement>(null);
  const learnMore = () => {
    const end = hero.current?.getBoundingClientRect().bottom ?? 0;
    scrollToPosition(end + scrollY - offset.learnMore);
  };

  return (
    <>
      <Stage ref={hero} data-surface="ink">
        <Glow />
        <Container $gap="7" $align="start">
          <Text as="h1" $style="display">
            <FormattedMessage id="bank-card.title" />
          </Text>
          <Text $style="lead" $tone="soft" $narrow>
            <FormattedMessage id="bank-card.lead" />
          </Text>
          <Button onClick={learnMore}>
            <FormattedMessage id="bank-card.learn-more" />
          </Button>
          <Bleed>
            <Picture data={card} alt={t('bank-card.picture')} sizes="100vw" priority />
          </Bleed>
        </Container>
      </Stage>
      <Section data-surface="paper">
        <Container $gap="7">
          <Text as="h2" $style="heading">
            <FormattedMessage id="bank-card.uses.title" />
          </Text>
          <Text $style="lead" $tone="soft" $narrow>
            <FormattedMessage id="bank-card.uses.text" />
          </Text>
        </Container>
      </Section>
    </>
  );
}
