import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { CardScreen } from '../../src/features/app-screens/CardScreen.tsx';
import { WalletPhone } from '../../src/features/app-screens/WalletPhone.tsx';
import { WalletScreen } from '../../src/features/app-screens/WalletScreen.tsx';
import { LaunchScreen } from '../../src/features/download/verification/LaunchScreen.tsx';
import { Container } from '../../src/primitives/Layout.tsx';
import { translator } from '../support/messages.ts';

const meta = {
  title: 'Features/App screens',
  decorators: (Story) => (
    <Container>
      <Story />
    </Container>
  ),
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const checkWallet: Story['play'] = async ({ canvasElement, globals }) => {
  const t = translator(globals);
  const screen = within(canvasElement);
  await expect(screen.getByRole('img', { name: t('wallet.picture') })).toBeVisible();
  await expect(screen.getByText(t('wallet.balance.amount'))).toBeVisible();
  await expect(screen.getByText(t('common.example'))).toBeVisible();
};

const checkLaunch: Story['play'] = async ({ canvasElement }) => {
  await expect(within(canvasElement).getByText('Unio Wallet')).toBeVisible();
};

/** DL-1 MONEY-1 the wallet with its stablecoins: a picture, with amounts in the language's format. */
export const Wallet: Story = { render: () => <WalletScreen />, play: checkWallet };

/** HOME-1 MONEY-1 the same on Unio One: translated text lies over the screen in the picture. */
export const WalletOnPhone: Story = { render: () => <WalletPhone />, play: checkWallet };

/** DL-1 the app as it opens: decoration. */
export const Launch: Story = { render: () => <LaunchScreen />, play: checkLaunch };

/** GUIDE-1 the same on an iPhone. */
export const LaunchOnIphone: Story = {
  render: () => <LaunchScreen isIphone />,
  play: checkLaunch,
};

/** CARD-3 MONEY-1 the card while it pays: decoration, without anything to focus. */
export const Card: Story = {
  render: () => <CardScreen />,
  async play({ canvasElement, globals }) {
    const t = translator(globals);
    const screen = within(canvasElement);
    await expect(screen.getByText(t('bank-card.individuals.paid'))).toBeVisible();
    await expect(screen.getByText(t('common.example'))).toBeVisible();
    await expect(screen.queryAllByRole('button')).toEqual([]);
  },
};
