import { ChartCandlestick, ReceiptText } from 'lucide';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Container, Section } from '../../../src/primitives/Layout.tsx';
import { Icon } from '../../../src/primitives/Icon.tsx';
import { IconList } from '../../../src/pages/bank-card/IconList.tsx';
import { Text } from '../../../src/primitives/Text.tsx';

const meta = {
  title: 'Pages/Bank card/Icon list',
  component: IconList,
  args: {
    items: [
      {
        id: 'short',
        picture: <Icon icon={ChartCandlestick} />,
        title: 'A name',
        text: 'And a sentence about it.',
      },
      {
        id: 'long',
        picture: <Icon icon={ReceiptText} />,
        title: 'A name of several words',
        text: 'And a sentence that is long enough to take a second line wherever it stands on the page.',
      },
    ],
  },
  render: (args) => (
    <Section data-surface="ink">
      <Container $gap="9">
        <Text as="h2" $variant="heading">
          {'On one line'}
        </Text>
        <IconList {...args} />
      </Container>
    </Section>
  ),
} satisfies Meta<typeof IconList>;

export default meta;

/** The line fades out at both ends. */
export const Default: StoryObj<typeof meta> = {};
