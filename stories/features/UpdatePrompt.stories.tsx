import type { Meta, StoryObj } from '@storybook/react-vite';
import { FormattedMessage } from 'react-intl';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { UpdatePrompt } from '../../src/features/update/UpdatePrompt.tsx';
import { Text } from '../../src/primitives/Text.tsx';
import { translator } from '../support/messages.ts';
import { HeroFrame } from '../support/Surface.tsx';

const meta = {
  title: 'Features/Update prompt',
  component: UpdatePrompt,
  args: { reason: 'available', onReload: fn(), onLater: fn() },
  render: (args) => (
    <HeroFrame>
      <Text as="h1" $variant="heading">
        <FormattedMessage id="home.hero.title" />
      </Text>
      <UpdatePrompt {...args} />
    </HeroFrame>
  ),
} satisfies Meta<typeof UpdatePrompt>;

export default meta;
type Story = StoryObj<typeof meta>;

/** PWA-1 an announced status with two buttons; the focus does not move. */
export const Offered: Story = {
  async play({ args, canvasElement, globals }) {
    const t = translator(globals);
    const page = within(canvasElement);
    const focused = document.activeElement;
    await waitFor(() => expect(page.getByRole('status')).toHaveTextContent(t('update.available')));
    await expect(document.activeElement).toBe(focused);
    await expect(args.onReload).not.toHaveBeenCalled();
  },
};

/** PWA-1 both buttons work by keyboard. */
export const Chosen: Story = {
  async play({ args, canvasElement, globals }) {
    const t = translator(globals);
    const page = within(canvasElement);
    page.getByRole('button', { name: t('common.reload') }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onReload).toHaveBeenCalledOnce();
    await expect(args.onLater).not.toHaveBeenCalled();
    await userEvent.tab();
    await expect(page.getByRole('button', { name: t('update.later') })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onLater).toHaveBeenCalledOnce();
  },
};

/** VER-6 a cached page says that it is one, and why the direct downloads are not there. */
export const SavedCopy: Story = {
  args: { reason: 'saved-copy' },
  async play({ canvasElement, globals }) {
    const t = translator(globals);
    const page = within(canvasElement);
    await waitFor(() => expect(page.getByRole('status')).toHaveTextContent(t('update.saved-copy')));
  },
};
