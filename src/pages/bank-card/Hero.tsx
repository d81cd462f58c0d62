import { useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { card } from '../../assets/images/card.ts';
import { useTranslate } from '../../i18n/LocaleProvider.tsx';
import { Button } from '../../primitives/Button.tsx';
import { focusOn, scrollToPosition } from '../../navigation/scroll.ts';
import { Picture } from '../../primitives/Picture.tsx';
import { CardHero } from './CardHero.tsx';
import { Text } from '../../primitives/Text.tsx';
import { offset } from '../../theme/generated/tokens.ts';
import { condition } from '../../theme/media.ts';

/** On a phone three quarters of its width: the page has to be there fast, and the card has no fine print. */
const CARD_SIZES = `${condition.mobile} max(36rem, 88vw), 122vw`;

/** What the card is, and where Learn more leads: just below the hero, less 150 px (CARD-1). */
export function Hero() {
  const t = useTranslate();
  const hero = useRef<HTMLElement>(null);
  const learnMore = () => {
    const end = hero.current?.getBoundingClientRect().bottom ?? 0;
    scrollToPosition(end + scrollY - offset.learnMore);
    focusOn(hero.current?.nextElementSibling ?? null);
  };

  return (
    <CardHero
      ref={hero}
      title={
        <Text as="h1" $variant="display">
          <FormattedMessage id="bank-card.title" />
        </Text>
      }
      words={
        <>
          <Text $variant="lead" $color="soft">
            <FormattedMessage id="bank-card.lead" />
          </Text>
          <Button onClick={learnMore}>
            <FormattedMessage id="bank-card.learn-more" />
          </Button>
        </>
      }
      picture={<Picture data={card} alt={t('card.picture')} sizes={CARD_SIZES} priority />}
    />
  );
}
