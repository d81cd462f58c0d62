import { FormattedMessage } from 'react-intl';
import { heroPearl } from '../../art/pictures/hero-pearl.ts';
import { GetApp, DEFAULT_TARGET } from '../../features/download/GetApp.tsx';
import { Button } from '../../primitives/Button.tsx';
import { HeroActions, HeroBlock, HeroPearl, HeroWords } from '../../primitives/HeroBlock.tsx';
import { Container, Section, Stack } from '../../primitives/Layout.tsx';
import { RouteButton, TextLink } from '../../primitives/link/Link.tsx';
import { ROUTES } from '../../primitives/link/navigation.ts';
import { scrollToPosition } from '../../primitives/link/scroll.ts';
import { Picture } from '../../primitives/Picture.tsx';
import { Text } from '../../primitives/Text.tsx';
import { offset } from '../../theme/generated/tokens.ts';
import { condition } from '../../theme/media.ts';
import { Features } from './Features.tsx';
import { REWARD_LIMIT } from './facts.ts';

const PEARL_SIZES = `${condition.mobile} 170vw, 82vw`;

/** Home (HOME): the sections that the navigation leads to, each with its element id. */
export default function Home() {
  return (
    <>
      <HeroBlock id="home" data-surface="ink">
        <HeroPearl>
          <Picture data={heroPearl} alt="" sizes={PEARL_SIZES} priority />
        </HeroPearl>
        <HeroWords id="intro">
          <Text as="h1" $style="display">
            <FormattedMessage id="home.hero.title" />
          </Text>
          <Text $style="lead" $tone="soft">
            <FormattedMessage id="home.hero.lead" />
          </Text>
          <HeroActions>
            <Button onClick={() => scrollToPosition(getStartedTop())}>
              <FormattedMessage id="home.hero.start" />
            </Button>
            <RouteButton to={ROUTES.order} $variant="ghost">
              <FormattedMessage id="home.hero.preorder" />
            </RouteButton>
          </HeroActions>
        </HeroWords>
        <Features />
      </HeroBlock>
      <Section id="ai-wallet" data-surface="paper">
        <Container $gap="7" $align="start">
          <Text as="h2" $style="heading">
            <FormattedMessage id="home.ai.title" />
          </Text>
          <Text $style="lead" $tone="soft" $narrow>
            <FormattedMessage id="home.ai.text" />
          </Text>
          <GetApp id={DEFAULT_TARGET} eager />
          <Stack $row $wrap $gap="6">
            <TextLink to={ROUTES.iosInstallGuide}>
              <FormattedMessage id="download.ios-guide" />
            </TextLink>
            <TextLink to={ROUTES.androidInstallGuide}>
              <FormattedMessage id="download.android-guide" />
            </TextLink>
          </Stack>
        </Container>
      </Section>
      <Section id="stablecoin" data-surface="ink">
        <Container $gap="7">
          <Text as="h2" $style="heading">
            <FormattedMessage id="home.stablecoin.title" />
          </Text>
          <Text $style="lead" $tone="soft" $narrow>
            <FormattedMessage id="home.stablecoin.text" />
          </Text>
        </Container>
      </Section>
      <Section id="earn-dapp" data-surface="paper">
        <Container $gap="7">
          <Text as="h2" $style="heading">
            <FormattedMessage id="home.earn.title" />
          </Text>
          <Text $style="lead" $tone="soft" $narrow>
            <FormattedMessage id="home.earn.text" values={{ amount: REWARD_LIMIT }} />
          </Text>
        </Container>
      </Section>
      <Section id="ucard" data-surface="ink">
        <Container $gap="7" $align="start">
          <Text as="h2" $style="heading">
            <FormattedMessage id="home.card.title" />
          </Text>
          <Text $style="lead" $tone="soft" $narrow>
            <FormattedMessage id="home.card.text" />
          </Text>
          <TextLink to={ROUTES.bankCard}>
            <FormattedMessage id="home.card.link" />
          </TextLink>
        </Container>
      </Section>
    </>
  );
}

/** Where Get Started scrolls to (HOME-1): where the next section begins. */
function getStartedTop(): number {
  return matchMedia(condition.mobile).matches ? offset.getStartedMobile : offset.getStarted;
}
