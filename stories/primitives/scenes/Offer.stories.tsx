import type { Meta, StoryObj } from '@storybook/react-vite';
import { phoneRear } from '../../../src/assets/images/phone-rear.ts';
import { Button } from '../../../src/primitives/Button.tsx';
import { Picture } from '../../../src/primitives/Picture.tsx';
import { Offer } from '../../../src/primitives/scenes/Offer.tsx';
import { Text } from '../../../src/primitives/Text.tsx';

const meta = {
  title: 'Primitives/Scenes/Offer',
  component: Offer,
  args: {
    title: (
      <Text as="h1" $style="display">
        {'One thing to have'}
      </Text>
    ),
    picture: <Picture data={phoneRear} alt="" sizes="58vw" />,
    children: (
      <>
        <Text $style="headingSm">{'Its name and its price'}</Text>
        <Button>{'One action'}</Button>
      </>
    ),
  },
} satisfies Meta<typeof Offer>;

export default meta;

/** Words on the start side, the thing off the end side. */
export const Default: StoryObj<typeof meta> = {};
