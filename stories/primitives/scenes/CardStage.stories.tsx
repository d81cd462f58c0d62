import type { Meta, StoryObj } from '@storybook/react-vite';
import { card } from '../../../src/assets/images/card.ts';
import { Button } from '../../../src/primitives/Button.tsx';
import { Picture } from '../../../src/primitives/Picture.tsx';
import { CardStage } from '../../../src/primitives/scenes/CardStage.tsx';
import { Text } from '../../../src/primitives/Text.tsx';

const meta = {
  title: 'Primitives/Scenes/Card stage',
  component: CardStage,
  args: {
    title: (
      <Text as="h1" $style="display">
        {'A heading over a card.'}
      </Text>
    ),
    words: (
      <>
        <Text $style="lead" $tone="soft">
          {'A lead beside it, where there is room.'}
        </Text>
        <Button>{'One action'}</Button>
      </>
    ),
    picture: <Picture data={card} alt="" sizes="122vw" />,
  },
} satisfies Meta<typeof CardStage>;

export default meta;

/** The card dissolves into the ink. */
export const Default: StoryObj<typeof meta> = {};
