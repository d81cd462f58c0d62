import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { AiWallet } from '../../src/pages/home/AiWallet.tsx';
import { EarnDapp } from '../../src/pages/home/EarnDapp.tsx';
import { DownloadSection } from '../../src/pages/home/Sections.tsx';
import { Stablecoin } from '../../src/pages/home/Stablecoin.tsx';
import { Ucard } from '../../src/pages/home/Ucard.tsx';
import { UnioOne } from '../../src/pages/home/UnioOne.tsx';
import { translator } from '../support/messages.ts';
import { resetPageState } from '../support/page-state.ts';
import { HOLD_TO_APPROVE } from '../support/parity.ts';
import { openPopup } from '../support/popup.ts';

const meta = {
  title: 'Pages/Home sections',
  beforeEach: resetPageState,
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** HOME-3 the request, its cost, and the Get App button. */
export const AskTheWallet: Story = {
  render: () => <AiWallet />,
  parameters: { visual: { suppress: HOLD_TO_APPROVE } },
  async play({ canvasElement }) {
    await expect(canvasElement.querySelector('#ai-wallet-download')).toBeVisible();
  },
};

/** HOME-3 the popup at the section's button. */
export const AskTheWalletPopup: Story = {
  render: () => <AiWallet />,
  parameters: { visual: { suppress: HOLD_TO_APPROVE } },
  async play({ canvasElement, globals }) {
    canvasElement.querySelector('#ai-wallet-download')?.scrollIntoView({ behavior: 'instant' });
    const popup = await openPopup(canvasElement);
    await within(popup).findByRole('link', { name: translator(globals)('download.enterprise') });
  },
};

/** HOME-4 the target value, and that it is not guaranteed. */
export const StillWater: Story = {
  render: () => <Stablecoin />,
  async play({ canvasElement, globals }) {
    const text = translator(globals)('home.stablecoin.know.text');
    await expect(within(canvasElement).getByText(text)).toBeVisible();
  },
};

/** HOME-5 four rewards, below their limit. */
export const Rewards: Story = {
  render: () => <EarnDapp />,
  async play({ canvasElement, globals }) {
    await expect(within(canvasElement).getAllByRole('heading', { level: 3 })).toHaveLength(4);
    const name = translator(globals)('home.earn.limit');
    await expect(within(canvasElement).getByRole('img', { name })).toBeVisible();
  },
};

/** HOME-6 the card with its dashboard. */
export const Card: Story = {
  render: () => <Ucard />,
  async play({ canvasElement, globals }) {
    const text = translator(globals)('common.example');
    await expect(within(canvasElement).getByText(text)).toBeVisible();
  },
};

/** HOME-7 the phone with the locale's specification list. */
export const Phone: Story = {
  render: () => <UnioOne />,
  async play({ canvasElement }) {
    await expect(within(canvasElement).getAllByRole('listitem').length).toBeGreaterThan(6);
  },
};

/** HOME-8 the stores. */
export const Download: Story = {
  render: () => <DownloadSection />,
  async play({ canvasElement, globals }) {
    const name = translator(globals)('download.google-play');
    await expect(within(canvasElement).getByRole('link', { name })).toBeVisible();
  },
};
