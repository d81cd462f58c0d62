import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { VerifyApp } from '../../src/features/download/verification/VerifyApp.tsx';
import { mockClipboard } from '../support/clipboard.ts';
import { translator } from '../support/messages.ts';
import { PUBLISHER } from '../support/parity.ts';
import { CONFIGURED, NO_ENTERPRISE, ORGANIZATION, TWO_CERTIFICATES } from '../support/settings.ts';

const meta = {
  title: 'Features/Genuine app',
  component: VerifyApp,
} satisfies Meta<typeof VerifyApp>;

export default meta;
type Story = StoryObj<typeof meta>;

const [FILE, CERTIFICATE] = [CONFIGURED.VITE_APK_SHA256, CONFIGURED.VITE_APK_CERT_SHA256];

/** DL-5 ORD-4 nothing is configured: the sentence and the promise, and no placeholder as proof. */
export const Nothing: Story = {
  parameters: { settings: {} },
  async play({ canvasElement, globals }) {
    const t = translator(globals);
    const page = within(canvasElement);
    const sentences = page.getAllByText(t('verify.identity.none'));
    await expect(sentences.filter((it) => it.checkVisibility())).toHaveLength(1);
    await expect(page.getByText(t('verify.promise'))).toBeVisible();
    await expect(canvasElement).not.toHaveTextContent(/example|0000/);
    await expect(page.queryAllByRole('term')).toEqual([]);
    await expect(page.queryByRole('button')).toBeNull();
  },
};

/** DL-5 everything is configured, with the steps to verify the file. */
export const Everything: Story = {
  parameters: { settings: CONFIGURED, visual: { suppress: PUBLISHER } },
  async play({ canvasElement, globals }) {
    const t = translator(globals);
    const page = within(canvasElement);
    for (const fact of [
      'wallet.unio',
      'Unio Technology Ltd',
      ORGANIZATION,
      'id6480000001',
      'unio.wallet',
      '2.4.1',
    ])
      await expect(page.getByText(fact)).toBeVisible();
    await expect(canvasElement).toHaveTextContent(/42[.,]2.MB/);
    for (const digits of [FILE, CERTIFICATE])
      await expect(canvasElement.textContent).toContain(digits);
    await expect(page.getByText(t('verify.check.compare'))).not.toBeVisible();
    for (const id of ['verify.file.sha256', 'verify.file.certificate'] as const)
      await expect(page.getByText(t(id))).toBeVisible();
    await expect(page.getByText(t('verify.identity.signer.ours'))).toBeVisible();
    await userEvent.click(page.getByText(t('verify.check.title')));
    await expect(page.getAllByRole('button')).toHaveLength(2);
    await expect(page.getByText(t('verify.check.compare'))).toBeVisible();
    await expect(page.getByText(t('verify.promise'))).toBeVisible();
  },
};

/** DL-5 a rotated key: both certificates, each with its number. */
export const TwoCertificates: Story = {
  parameters: { settings: TWO_CERTIFICATES, visual: { suppress: PUBLISHER } },
  async play({ canvasElement, globals }) {
    const t = translator(globals);
    const page = within(canvasElement);
    for (const number of [1, 2])
      await expect(
        page.getByText(t('verify.file.certificate.number', { number: String(number) })),
      ).toBeVisible();
    await expect(page.queryByText(t('verify.file.certificate'))).toBeNull();
    for (const digits of TWO_CERTIFICATES.VITE_APK_CERT_SHA256.split(','))
      await expect(canvasElement.textContent).toContain(digits);
  },
};

/** DL-5 only the host and the file: stores are not mentioned, because their names are missing. */
export const NoStoreNames: Story = {
  parameters: {
    settings: {
      VITE_SITE_ORIGIN: CONFIGURED.VITE_SITE_ORIGIN,
      VITE_APK_SHA256: CONFIGURED.VITE_APK_SHA256,
    },
  },
  async play({ canvasElement, globals }) {
    const t = translator(globals);
    const page = within(canvasElement);
    await expect(page.getByText('wallet.unio')).toBeVisible();
    const sentences = page.getAllByText(t('verify.identity.none'));
    await expect(sentences.filter((it) => it.checkVisibility())).toHaveLength(1);
    for (const id of ['text', 'text.ios', 'text.direct', 'note'] as const)
      await expect(page.queryByText(t(`verify.identity.${id}`))).toBeNull();
  },
};

/** DL-5 without an enterprise distribution there is no signer, and no text about one. */
export const NoEnterprise: Story = {
  parameters: { settings: NO_ENTERPRISE, visual: { suppress: PUBLISHER } },
  async play({ canvasElement, globals }) {
    const t = translator(globals);
    const page = within(canvasElement);
    await expect(page.queryByText(t('verify.identity.signer'))).toBeNull();
    await expect(page.queryByText(t('verify.identity.signer.ours'))).toBeNull();
    await expect(page.queryByText(t('verify.identity.text.direct'))).toBeNull();
    await expect(page.getByText(t('verify.identity.text.ios'))).toBeInTheDocument();
    await expect(page.getByText('Unio Technology Ltd')).toBeVisible();
  },
};

/** The least width of the details without fingerprints, as a share of the card's width. */
const WHOLE_CARD = 0.7;

/** Only version and size: no digest to compare, so no steps. */
export const VersionAndSize: Story = {
  parameters: { settings: { VITE_APK_VERSION: '2.4.1', VITE_APK_SIZE: '42153984' } },
  async play({ canvasElement, globals }) {
    const t = translator(globals);
    await expect(canvasElement).toHaveTextContent(/2\.4\.1.*42[.,]2.MB/);
    const page = within(canvasElement);
    await expect(page.queryByText(t('verify.check.compare'))).toBeNull();
    const card = page.getByText(t('verify.file.title')).closest('[data-hidden-when-cached]');
    if (!card) throw new Error('There is no card');
    // The rest is the card's padding.
    await expect(card.children[0]?.clientWidth).toBeGreaterThan(card.clientWidth * WHOLE_CARD);
  },
};

/** DL-5 the same developer in the store and of the direct install. */
export const OneDeveloper: Story = {
  parameters: {
    settings: {
      ...CONFIGURED,
      VITE_ENTERPRISE_SIGNER: `${CONFIGURED.VITE_PUBLISHER} (AB12CD34EF)`,
    },
    visual: 'off',
  },
  args: { platform: 'ios' },
  async play({ canvasElement, globals }) {
    const page = within(canvasElement);
    await expect(page.getAllByText(CONFIGURED.VITE_PUBLISHER)).toHaveLength(2);
    const ours = translator(globals)('verify.identity.signer.ours');
    await expect(page.queryByText(ours)).toBeNull();
  },
};

/** DL-5 in the iOS guide: what concerns an iPhone. */
export const OnIos: Story = {
  parameters: { settings: CONFIGURED, visual: { suppress: PUBLISHER } },
  args: { platform: 'ios' },
  async play({ canvasElement, globals }) {
    await expect(canvasElement).toHaveTextContent(/id6480000001/);
    await expect(
      within(canvasElement).getByText(translator(globals)('verify.identity.text.direct')),
    ).toBeVisible();
    await expect(canvasElement).not.toHaveTextContent(/unio\.wallet|2\.4\.1/);
  },
};

/** DL-5 in the Android guide: what concerns Android, with the steps to verify the file. */
export const OnAndroid: Story = {
  parameters: { settings: CONFIGURED, visual: { suppress: PUBLISHER } },
  args: { platform: 'android' },
  async play({ canvasElement, globals }) {
    const t = translator(globals);
    await expect(canvasElement.textContent).toContain(FILE);
    await expect(canvasElement).not.toHaveTextContent('id6480000001');
    await expect(canvasElement).not.toHaveTextContent(ORGANIZATION);
    await expect(within(canvasElement).getByText(t('verify.check.title'))).toBeVisible();
  },
};

/** Clicks the first copy button, for the file's SHA-256. */
const copyFirst: NonNullable<Story['play']> = async ({ canvasElement, globals }) => {
  const t = translator(globals);
  const name = t('verify.file.copy.name', { what: t('verify.file.sha256') });
  await userEvent.click(within(canvasElement).getByRole('button', { name }));
};

/** Only the clicked button shows that it copied. */
export const Copied: Story = {
  parameters: { settings: CONFIGURED, visual: { suppress: PUBLISHER } },
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
  parameters: { settings: CONFIGURED, visual: { suppress: PUBLISHER } },
  beforeEach: mockClipboard(false),
  async play(context) {
    await copyFirst(context);
    const t = translator(context.globals);
    const page = within(context.canvasElement);
    await expect(await page.findByText(t('verify.file.denied'))).toBeVisible();
    // A synthetic click does not select text.
    const digits = [...context.canvasElement.querySelectorAll('*')].findLast(
      (it) => it.textContent === FILE,
    );
    await expect(digits).toHaveStyle({ userSelect: 'all' });
  },
};
