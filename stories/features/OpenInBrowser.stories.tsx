import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { downloadPageUrl } from '../../src/features/download/download-options.ts';
import { siteUrl } from '../../src/browser/site-url.ts';
import { OpenInBrowser } from '../../src/features/download/verification/OpenInBrowser.tsx';
import { mockClipboard } from '../support/clipboard.ts';
import { translator } from '../support/messages.ts';
import { Surface } from '../support/Surface.tsx';

const meta = {
  title: 'Features/Open in browser',
  component: OpenInBrowser,
  args: { app: 'WeChat' },
  render: (args) => (
    <Surface name="ink" column>
      <OpenInBrowser {...args} />
    </Surface>
  ),
} satisfies Meta<typeof OpenInBrowser>;

export default meta;
type Story = StoryObj<typeof meta>;

/** FAULT-33 in WeChat. */
export const WeChat: Story = {
  async play({ canvasElement, globals }) {
    const t = translator(globals);
    const hint = within(canvasElement).getByRole('complementary', {
      name: t('verify.browser.title'),
    });
    await expect(hint).toHaveTextContent(/WeChat/);
    await expect(within(hint).queryByRole('link')).toBeNull();
  },
};

/** FAULT-34 in Instagram; the other apps differ only by name. */
export const Instagram: Story = { args: { app: 'Instagram' } };

/** The URL is on the clipboard. */
export const Copied: Story = {
  beforeEach: mockClipboard(true),
  async play({ canvasElement, globals }) {
    const t = translator(globals);
    const page = within(canvasElement);
    await userEvent.click(page.getByRole('button', { name: t('verify.browser.copy') }));
    await expect(await page.findByRole('button', { name: t('verify.copied') })).toBeVisible();
    await expect(page.queryByText(downloadPageUrl(siteUrl()))).toBeNull();
  },
};

/** FAULT-35 the clipboard is denied: the URL can be selected. */
export const Denied: Story = {
  beforeEach: mockClipboard(false),
  async play({ canvasElement, globals }) {
    const t = translator(globals);
    const page = within(canvasElement);
    await userEvent.click(page.getByRole('button', { name: t('verify.browser.copy') }));
    const address = await page.findByText(downloadPageUrl(siteUrl()));
    await expect(getComputedStyle(address).userSelect).toBe('all');
    await expect(page.getByText(t('verify.browser.denied'))).toBeVisible();
  },
};
