import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import BankCard from '../../src/pages/bank-card/BankCard.tsx';
import { ROUTES } from '../../src/primitives/link/navigation.ts';
import { textsOf } from '../messages.ts';
import { leaveNothing } from '../page-state.ts';

const meta = {
  title: 'Pages/Bank card',
  component: BankCard,
  parameters: { route: ROUTES.bankCard },
  beforeEach: leaveNothing,
} satisfies Meta<typeof BankCard>;

export default meta;
type Story = StoryObj<typeof meta>;

/** CARD-1 the hero, with Learn more. */
export const All: Story = {
  async play({ canvasElement, globals }) {
    const t = textsOf(globals);
    const page = within(canvasElement);
    await expect(page.getByRole('heading', { level: 1 })).toHaveTextContent(t('bank-card.title'));
    await expect(page.getByRole('button', { name: t('bank-card.learn-more') })).toBeVisible();
  },
};
