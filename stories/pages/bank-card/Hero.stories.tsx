import type { Meta, StoryObj } from '@storybook/react-vite';
import { cardWhole } from '../../../src/assets/images/card-whole.ts';
import { Button } from '../../../src/primitives/Button.tsx';
import { Container, Glow } from '../../../src/primitives/Layout.tsx';
import { Picture } from '../../../src/primitives/Picture.tsx';
import {
  CardHero,
  HeroCopy,
  UnderCard,
  WholeCard,
} from '../../../src/pages/bank-card/hero-layout.ts';
import { Text } from '../../../src/primitives/Text.tsx';

const meta = {
  title: 'Pages/Bank card/Hero',
  component: HeroCopy,
  render: () => (
    <>
      <CardHero data-surface="ink" $noPaddingBottom>
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
        <WholeCard>
          <Picture data={cardWhole} alt="" sizes="84vw" />
        </WholeCard>
      </CardHero>
      <UnderCard data-surface="paper">
        <Container>
          <Text as="h2" $variant="heading">
            {'What follows, below the card.'}
          </Text>
        </Container>
      </UnderCard>
    </>
  ),
} satisfies Meta<typeof HeroCopy>;

export default meta;

/** The whole card lies across the edge of the paper, and covers no text. */
export const Default: StoryObj<typeof meta> = {};
