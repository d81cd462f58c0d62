import type { Meta, StoryObj } from '@storybook/react-vite';
import { phoneBack } from '../../../src/assets/images/phone-back.ts';
import { Button } from '../../../src/primitives/Button.tsx';
import { Picture } from '../../../src/primitives/Picture.tsx';
import { OrderHero } from '../../../src/pages/order/OrderHero.tsx';
import { Text } from '../../../src/primitives/Text.tsx';

const meta = {
  title: 'Pages/Order/Hero',
  component: OrderHero,
  args: {
    title: (
      <Text as="h1" $variant="display">
        {'One thing to have'}
      </Text>
    ),
    picture: <Picture data={phoneBack} alt="" sizes="30vw" />,
    children: (
      <>
        <Text $variant="headingSm">{'Its name and its price'}</Text>
        <Button>{'One action'}</Button>
      </>
    ),
  },
} satisfies Meta<typeof OrderHero>;

export default meta;

/** The copy at the start, the product at the end. */
export const Default: StoryObj<typeof meta> = {};
