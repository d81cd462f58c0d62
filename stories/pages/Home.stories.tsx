import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import Home from '../../src/pages/home/Home.tsx';
import { ROUTES } from '../../src/navigation/routes.ts';
import { translator } from '../support/messages.ts';
import { resetPageState } from '../support/page-state.ts';
import { HOLD_TO_APPROVE } from '../support/parity.ts';
import { isOpen, popupOf } from '../support/popup.ts';

const SECTIONS = ['home', 'ai-wallet', 'stablecoin', 'earn-dapp', 'ucard'];

const meta = {
  title: 'Pages/Home',
  component: Home,
  beforeEach: resetPageState,
} satisfies Meta<typeof Home>;

export default meta;
type Story = StoryObj<typeof meta>;

/** HOME the sections and their ids in order; the hero links to the order page (HOME-1). */
export const All: Story = {
  parameters: { visual: { suppress: HOLD_TO_APPROVE } },
  async play({ canvasElement, globals }) {
    const t = translator(globals);
    const found = [...canvasElement.querySelectorAll('[id]')].map(({ id }) => id);
    await expect(found.filter((id) => SECTIONS.includes(id))).toEqual(SECTIONS);
    await expect(canvasElement.querySelector('#home #intro')).not.toBeNull();
    const page = within(canvasElement);
    const preorders = page.getAllByText(t('home.hero.preorder'), { selector: 'a' });
    for (const link of preorders) await expect(link).toHaveAttribute('href', `#${ROUTES.order}`);
    await expect(preorders, 'in the hero, and beside the phone').toHaveLength(2);
    await expect(isOpen(popupOf(canvasElement))).toBe(false);
  },
};
