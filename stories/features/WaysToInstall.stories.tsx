import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { STORES } from '../../src/features/download/download-options.ts';
import { WaysToInstall } from '../../src/features/download/verification/WaysToInstall.tsx';
import { mockDevice } from '../support/device.ts';
import { translator } from '../support/messages.ts';
import { CONFIGURED, FOREIGN_PAGE, NO_ENTERPRISE } from '../support/settings.ts';

const meta = {
  title: 'Features/Ways to install',
  component: WaysToInstall,
  // As in Verification.tsx, for document.css.
  decorators: [
    (Story) => (
      <div data-platform="any">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof WaysToInstall>;

export default meta;

/** On a computer; a phone shows its own ways only. Each way leads where the page's buttons lead (DL-3). */
export const All: StoryObj<typeof meta> = {
  async play({ canvasElement, globals }) {
    const t = translator(globals);
    await expect(linksOf(canvasElement)).toMatchObject({
      [t('download.google-play')]: STORES.googlePlay,
      [t('download.apk')]: STORES.apk,
    });
    await expect(canvasElement).toHaveTextContent(t('verify.ways.direct.elsewhere'));
    await expect(
      within(canvasElement).queryByText(t('download.enterprise'), { selector: 'a' }),
    ).toBeNull();
  },
};

/** DL-2 an iPhone has one store. */
export const OnIphone: StoryObj<typeof meta> = {
  beforeEach: mockDevice('iphone'),
  async play({ canvasElement, globals }) {
    const t = translator(globals);
    const page = within(canvasElement);
    const title = await page.findByRole('heading', { name: t('download.app-store') });
    await expect(title).toBeVisible();
    await expect(page.getByText(t('verify.ways.store.checks.ios'))).toBeVisible();
    await expect(page.queryByText(t('verify.ways.store'))).toBeNull();
    await expect(page.queryByRole('heading', { name: t('verify.ways.file') })).toBeNull();
  },
};

/** POP-1b on another origin: no direct download. */
export const OnMirror: StoryObj<typeof meta> = {
  parameters: { settings: CONFIGURED, pageUrl: FOREIGN_PAGE },
  async play({ canvasElement, globals }) {
    const t = translator(globals);
    await waitFor(() => expect(linksOf(canvasElement)).not.toHaveProperty([t('download.apk')]));
    await expect(linksOf(canvasElement)).toHaveProperty([t('download.google-play')]);
  },
};

/** The site has no enterprise distribution. */
export const WithoutEnterprise: StoryObj<typeof meta> = {
  parameters: { settings: NO_ENTERPRISE },
  async play({ canvasElement, globals }) {
    const t = translator(globals);
    await expect(canvasElement).toHaveTextContent(t('verify.ways.file'));
    await expect(canvasElement).not.toHaveTextContent(t('verify.ways.direct'));
  },
};

/** Address by label. */
function linksOf(canvas: HTMLElement): Record<string, string> {
  return Object.fromEntries(
    [...canvas.querySelectorAll('a')].map((link) => [link.textContent.trim(), link.href]),
  );
}
