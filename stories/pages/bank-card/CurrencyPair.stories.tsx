import type { Meta, StoryObj } from '@storybook/react-vite';
import { lilacPearl } from '../../../src/assets/images/lilac-pearl.ts';
import { Container, Section } from '../../../src/primitives/Layout.tsx';
import { Picture } from '../../../src/primitives/Picture.tsx';
import { CurrencyPair } from '../../../src/pages/bank-card/PearlFigures.tsx';

const meta = {
  title: 'Pages/Bank card/Currency pair',
  component: CurrencyPair,
  args: {
    start: 'USD',
    end: 'USDT',
    picture: <Picture data={lilacPearl} alt="" sizes="20vw" />,
  },
  render: (args) => (
    <Section data-surface="paper">
      <Container>
        <CurrencyPair {...args} />
      </Container>
    </Section>
  ),
} satisfies Meta<typeof CurrencyPair>;

export default meta;

/** The same proportions at every width. */
export const Default: StoryObj<typeof meta> = {};
