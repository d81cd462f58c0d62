import type { Meta, StoryObj } from '@storybook/react-vite';
import { whitePearl } from '../../../src/assets/images/white-pearl.ts';
import { Picture } from '../../../src/primitives/Picture.tsx';
import { PearlZero } from '../../../src/pages/bank-card/PearlFigures.tsx';
import { Container, Section, Split } from '../../../src/primitives/Layout.tsx';

const meta = {
  title: 'Pages/Bank card/Pearl zero',
  component: PearlZero,
  args: {
    amount: '$0',
    picture: <Picture data={whitePearl} alt="" sizes="18rem" />,
    children: 'What there is nothing to pay for.',
  },
  render: (args) => (
    <Section data-surface="paper">
      <Container>
        <Split>
          <PearlZero {...args} />
        </Split>
      </Container>
    </Section>
  ),
} satisfies Meta<typeof PearlZero>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A pearl in the zero; screen readers get the amount. */
export const Default: Story = {
  parameters: {
    visual: {
      suppress: { 'out-of-view+sweep': 'the box of a line 700 px high; its sign is in view' },
    },
  },
};

/** MONEY-1 outside English a raised currency code precedes the sign. */
export const WithCountry: Story = { args: { amount: 'US$0' } };
