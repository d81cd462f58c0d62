import { useRef } from 'react';
import { card } from '../../assets/images/card.ts';
import { useTranslate } from '../../i18n/LocaleProvider.tsx';
import { Button } from '../../primitives/Button.tsx';
import { focusWithoutScrolling, smoothScrollTo } from '../../navigation/scroll.ts';
import { Glow, HeroSection } from '../../primitives/Layout.tsx';
import { Picture } from '../../primitives/Picture.tsx';
import { Lead, PageTitle } from '../../primitives/Text.tsx';
import { offset } from '../../theme/generated/tokens.ts';
import { condition } from '../../theme/css.ts';
import { CardCloseUp, HeroCopy } from './hero-layout.ts';

/** Three quarters of the resolution on a phone: faster, and the image has no fine details. */
export const CARD_SIZES = `${condition.mobile} max(36rem, 88vw), 122vw`;

/** Learn more scrolls to 150 px above the end of the hero (CARD-1). */
export function Hero() {
  const t = useTranslate();
  const hero = useRef<HTMLElement>(null);
  const learnMore = () => {
    const end = hero.current?.getBoundingClientRect().bottom ?? 0;
    smoothScrollTo(end + scrollY - offset.learnMore);
    focusWithoutScrolling(hero.current?.nextElementSibling ?? null);
  };

  return (
    <HeroSection ref={hero} data-surface="ink" $noPaddingBottom>
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
      <CardCloseUp>
        <Picture data={card} alt={t('card.picture')} sizes={CARD_SIZES} priority />
      </CardCloseUp>
    </HeroSection>
  );
}
