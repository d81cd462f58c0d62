import type { Meta, StoryObj } from '@storybook/react-vite';
import { card } from '../../../src/assets/images/card.ts';
import { Button } from '../../../src/primitives/Button.tsx';
import { Picture } from '../../../src/primitives/Picture.tsx';
import { CardHero } from '../../../src/pages/bank-card/CardHero.tsx';
import { Text } from '../../../src/primitives/Text.tsx';

const meta = {
  title: 'Primitives/Scenes/Card stage',
  component: CardHero,
  args: {
    title: (
      <Text as="h1" $variant="display">
        {'A heading over a card.'}
      </Text>
    ),
    copy: (
      <>
        <Text $variant="lead" $color="soft">
          {'A lead beside it, where there is room.'}
        </Text>
        <Button>{'One action'}</Button>
      </>
    ),
    picture: <Picture data={card} alt="" sizes="122vw" />,
  },
} satisfies Meta<typeof CardHero>;

export default meta;

/** The card fades into the dark surface. */
export const Default: StoryObj<typeof meta> = {};
