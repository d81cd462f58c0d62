import type { Meta, StoryObj } from '@storybook/react-vite';
import { card } from '../../../src/assets/images/card.ts';
import { Button } from '../../../src/primitives/Button.tsx';
import { Glow, HeroSection } from '../../../src/primitives/Layout.tsx';
import { Picture } from '../../../src/primitives/Picture.tsx';
import { CardCloseUp, HeroCopy } from '../../../src/pages/bank-card/hero-layout.ts';
import { Text } from '../../../src/primitives/Text.tsx';

const meta = {
  title: 'Primitives/Scenes/Card stage',
  component: HeroCopy,
  render: () => (
    <HeroSection data-surface="ink" $noPaddingBottom>
      <Glow />
      <HeroCopy>
        <div>
          <Text as="h1" $variant="display">
            {'A heading over a card.'}
          </Text>
        </div>
        <div>
          <Text $variant="lead" $color="soft">
            {'A lead beside it, where there is room.'}
          </Text>
          <Button>{'One action'}</Button>
        </div>
      </HeroCopy>
      <CardCloseUp>
        <Picture data={card} alt="" sizes="122vw" />
      </CardCloseUp>
    </HeroSection>
  ),
} satisfies Meta<typeof HeroCopy>;

export default meta;

/** The card fades into the dark surface. */
export const Default: StoryObj<typeof meta> = {};
