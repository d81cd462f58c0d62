import { useRef } from 'react';
import { heroPearl } from '../../assets/images/hero-pearl.ts';
import { WALLET_PHONE } from '../../features/app-screens/wallet-part.tsx';
import { useTranslate } from '../../i18n/LocaleProvider.tsx';
import { useScrollMotion } from '../../motion/use-scroll-motion.ts';
import { useTypewriter } from '../../motion/use-typewriter.ts';
import { Button } from '../../primitives/Button.tsx';
import { Hero, HeroActions, HeroCopy } from './hero-layout.ts';
import { HeroNote, HeroPearl, HeroPhone } from './hero-picture.ts';
import { RouteButton } from '../../navigation/Link.tsx';
import { ROUTES } from '../../navigation/routes.ts';
import { focusWithoutScrolling, smoothScrollTo } from '../../navigation/scroll.ts';
import { Picture } from '../../primitives/Picture.tsx';
import { Lead, PageTitle } from '../../primitives/Text.tsx';
import { offset } from '../../theme/generated/tokens.ts';
import { condition } from '../../theme/css.ts';
import { FEATURE_TILES, HOME_SECTIONS } from './below-the-fold.tsx';

/** A third of the resolution on a phone: the image is soft. */
const PEARL_SIZES = `${condition.mobile} 54vw, min(82vw, 74rem)`;

/** Home (HOME). The navigation links to the element ids of its sections. */
export default function Home() {
  const t = useTranslate();
  const page = useRef<HTMLDivElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const [price, ...terms] = t('home.hero.note').split('\n');
  useTypewriter(title);
  useScrollMotion(page);

  function getStarted() {
    smoothScrollTo(() =>
      matchMedia(condition.mobile).matches ? offset.getStartedMobile : offset.getStarted,
    );
    focusWithoutScrolling(document.getElementById('ai-wallet'));
  }

  return (
    <div ref={page}>
      <Hero id="home" data-surface="ink">
        <HeroPearl>
          <Picture data={heroPearl} alt="" sizes={PEARL_SIZES} priority />
        </HeroPearl>
        <HeroPhone>{WALLET_PHONE}</HeroPhone>
        <HeroCopy id="intro">
          <PageTitle ref={title} data-typewriter="">
            {t('home.hero.title')}
          </PageTitle>
          <Lead>{t('home.hero.lead')}</Lead>
          <HeroActions>
            <Button onClick={getStarted}>{t('home.hero.start')}</Button>
            <RouteButton to={ROUTES.order} $variant="ghost">
              {t('home.hero.preorder')}
            </RouteButton>
          </HeroActions>
        </HeroCopy>
        <HeroNote>
          <p>
            <strong translate="no">{t('home.hero.phone')}</strong> <strong>{price}</strong>
            {terms.map((line) => (
              <span key={line}>{line}</span>
            ))}
          </p>
        </HeroNote>
        {FEATURE_TILES}
      </Hero>
      {HOME_SECTIONS}
    </div>
  );
}
