import { useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { heroPearl } from '../../assets/images/hero-pearl.ts';
import { PREORDER_PRICE } from '../../features/preorder/content.ts';
import { useScrollMotion } from '../../motion/use-scroll-motion.ts';
import { useTypewriter } from '../../motion/use-typewriter.ts';
import { Button } from '../../primitives/Button.tsx';
import { HeroActions, Hero, HeroNote, HeroPearl, HeroCopy } from './hero-layout.ts';
import { RouteButton } from '../../navigation/Link.tsx';
import { ROUTES } from '../../navigation/routes.ts';
import { focusOn, scrollToPosition } from '../../navigation/scroll.ts';
import { Picture } from '../../primitives/Picture.tsx';
import { Text } from '../../primitives/Text.tsx';
import { offset } from '../../theme/generated/tokens.ts';
import { condition } from '../../theme/media.ts';
import { FEATURE_TILES, HOME_SECTIONS } from './below-the-fold.tsx';

/** Light without an edge: on a phone two thirds of its dots are enough. */
const PEARL_SIZES = `${condition.mobile} 110vw, min(82vw, 74rem)`;

/** Home (HOME): the sections that the navigation leads to, each with its element id. */
export default function Home() {
  const page = useRef<HTMLDivElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  useTypewriter(title);
  useScrollMotion(page);

  function getStarted() {
    scrollToPosition(getStartedTop());
    focusOn(document.getElementById('ai-wallet'));
  }

  return (
    <div ref={page}>
      <Hero id="home" data-surface="ink">
        <HeroPearl>
          <Picture data={heroPearl} alt="" sizes={PEARL_SIZES} priority />
        </HeroPearl>
        <HeroCopy id="intro">
          <Text as="h1" $variant="display" ref={title} data-typewriter="">
            <FormattedMessage id="home.hero.title" />
          </Text>
          <Text $variant="lead" $color="soft">
            <FormattedMessage id="home.hero.lead" />
          </Text>
          <HeroActions>
            <Button onClick={getStarted}>
              <FormattedMessage id="home.hero.start" />
            </Button>
            <RouteButton to={ROUTES.order} $variant="ghost">
              <FormattedMessage id="home.hero.preorder" />
            </RouteButton>
          </HeroActions>
        </HeroCopy>
        <HeroNote>
          <strong translate="no">
            <FormattedMessage id="order.product" />
          </strong>
          <FormattedMessage id="home.hero.note" values={{ price: PREORDER_PRICE }} />
        </HeroNote>
        {FEATURE_TILES}
      </Hero>
      {HOME_SECTIONS}
    </div>
  );
}

/** Where Get Started scrolls to (HOME-1): where the next section begins. */
function getStartedTop(): number {
  return matchMedia(condition.mobile).matches ? offset.getStartedMobile : offset.getStarted;
}
