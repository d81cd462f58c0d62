import { useRef } from 'react';
import { cardWhole } from '../../assets/images/card-whole.ts';
import { useTranslate } from '../../i18n/LocaleProvider.tsx';
import { Button } from '../../primitives/Button.tsx';
import { focusWithoutScrolling, smoothScrollTo } from '../../navigation/scroll.ts';
import { Glow } from '../../primitives/Layout.tsx';
import { Picture } from '../../primitives/Picture.tsx';
import { Lead, PageTitle } from '../../primitives/Text.tsx';
import { offset } from '../../theme/generated/tokens.ts';
import { condition } from '../../theme/css.ts';
import { CardHero, HeroCopy, WholeCard } from './hero-layout.ts';

const CARD_SIZES = `${condition.belowLg} 94vw, 84vw`;

/** Learn more scrolls to 150 px above the end of the hero (CARD-1). */
export function Hero() {
  const t = useTranslate();
  const hero = useRef<HTMLElement>(null);
  const learnMore = () => {
    smoothScrollTo(() => {
      const end = hero.current?.getBoundingClientRect().bottom;
      return end === undefined ? undefined : end + scrollY - offset.learnMore;
    });
    focusWithoutScrolling(hero.current?.nextElementSibling ?? null);
  };

  return (
    <CardHero ref={hero} data-surface="ink" $noPaddingBottom>
      <Glow />
      <HeroCopy>
        <div>
          <PageTitle>{t('bank-card.title')}</PageTitle>
        </div>
        <div>
          <Lead>{t('bank-card.lead')}</Lead>
          <Button onClick={learnMore}>{t('bank-card.learn-more')}</Button>
        </div>
      </HeroCopy>
      <WholeCard>
        <Picture data={cardWhole} alt={t('bank-card.picture')} sizes={CARD_SIZES} priority />
      </WholeCard>
    </CardHero>
  );
}
