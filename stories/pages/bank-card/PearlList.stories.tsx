import type { Meta, StoryObj } from '@storybook/react-vite';
import { blushPearl } from '../../../src/assets/images/blush-pearl.ts';
import { icePearl } from '../../../src/assets/images/ice-pearl.ts';
import { Container, Section } from '../../../src/primitives/Layout.tsx';
import { Picture } from '../../../src/primitives/Picture.tsx';
import { PearlList } from '../../../src/pages/bank-card/PearlList.tsx';
import { Text } from '../../../src/primitives/Text.tsx';

const meta = {
  title: 'Primitives/Scenes/Pearl rows',
  component: PearlList,
  args: {
    items: [
      {
        id: 'short',
        picture: <Picture data={blushPearl} alt="" sizes="8rem" />,
        title: 'A name',
        text: 'And a sentence about it.',
      },
      {
        id: 'long',
        picture: <Picture data={icePearl} alt="" sizes="8rem" />,
        title: 'A name of several words',
        text: 'And a sentence that is long enough to take a second line wherever it stands on the page.',
      },
    ],
  },
  render: (args) => (
    <Section data-surface="ink">
      <Container $gap="9">
        <Text as="h2" $variant="heading">
          {'On one string'}
        </Text>
        <PearlList {...args} />
      </Container>
    </Section>
  ),
} satisfies Meta<typeof PearlList>;

export default meta;

/** The string fades out at both ends. */
export const Default: StoryObj<typeof meta> = {};
