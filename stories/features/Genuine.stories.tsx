import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { VerifyApp } from '../../src/features/download/verification/VerifyApp.tsx';
import type { ApkFacts } from '../../src/features/download/verification/apk.ts';
import { BRAND, site } from '../../src/site.ts';
import { mockClipboard } from '../support/clipboard.ts';
import { translator } from '../support/messages.ts';

/** What an owner might say; the digits are those of the words "test" and "password". */
const TOLD: ApkFacts = {
  apkVersion: '2.4.1',
  apkSize: 42_153_984,
  apkSha256: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
  apkCertSha256: '5e884898da28047151d0e56f8dc6292773603d0d6aabbdd62a11ef721d1542d8',
};

const meta = {
  title: 'Features/Genuine app',
  component: VerifyApp,
  args: { apk: TOLD },
} satisfies Meta<typeof VerifyApp>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The owner has said nothing about the file: only the official names. */
export const NamesOnly: Story = {
  args: { apk: {} },
  async play({ canvasElement, globals }) {
    const t = translator(globals);
    const page = within(canvasElement);
    for (const name of [new URL(site.siteOrigin).host, BRAND.publisher, 'example.unio.wallet'])
      await expect(page.getByText(name)).toBeVisible();
    await expect(page.queryByText(t('verify.file.title'))).toBeNull();
    await expect(page.queryByRole('button')).toBeNull();
  },
};

/** Everything is said, and how to check it. */
export const Everything: Story = {
  async play({ canvasElement, globals }) {
    const t = translator(globals);
    const page = within(canvasElement);
    await expect(page.getByText('2.4.1')).toBeVisible();
    await expect(canvasElement).toHaveTextContent(/42[.,]2.MB/);
    await expect(canvasElement.textContent).toContain(TOLD.apkSha256);
    await expect(canvasElement.textContent).toContain(TOLD.apkCertSha256);
    await expect(page.getAllByRole('button')).toHaveLength(2);
    await expect(page.getByText(t('verify.check.compare'))).toBeVisible();
  },
};

/** Only the version and the size: nothing to compare, so no guide. */
export const VersionAndSize: Story = {
  args: { apk: { apkVersion: '2.4.1', apkSize: 42_153_984 } },
  async play({ canvasElement, globals }) {
    const t = translator(globals);
    await expect(canvasElement).toHaveTextContent(/2\.4\.1.*42[.,]2.MB/);
    await expect(within(canvasElement).queryByText(t('verify.check.compare'))).toBeNull();
  },
};

/** Presses the first copy button, that of the file's SHA-256. */
const copyFirst: NonNullable<Story['play']> = async ({ canvasElement, globals }) => {
  const t = translator(globals);
  const name = t('verify.file.copy.name', { what: t('verify.file.sha256') });
  await userEvent.click(within(canvasElement).getByRole('button', { name }));
};

/** One fingerprint is on the clipboard; the other button does not say so. */
export const Copied: Story = {
  beforeEach: mockClipboard(true),
  async play(context) {
    await copyFirst(context);
    const t = translator(context.globals);
    const page = within(context.canvasElement);
    await expect(await page.findAllByRole('button', { name: t('verify.copied') })).toHaveLength(1);
  },
};

/** FAULT-35 the clipboard is denied: one tap selects the digits. */
export const Denied: Story = {
  beforeEach: mockClipboard(false),
  async play(context) {
    await copyFirst(context);
    const t = translator(context.globals);
    const page = within(context.canvasElement);
    await expect(await page.findByText(t('verify.file.denied'))).toBeVisible();
    // A real tap selects what is styled so (trust.spec.ts); one that a script makes does not.
    const digits = [...context.canvasElement.querySelectorAll('*')].findLast(
      (it) => it.textContent === TOLD.apkSha256,
    );
    await expect(digits).toHaveStyle({ userSelect: 'all' });
  },
};
