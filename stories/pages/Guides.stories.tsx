import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import AndroidInstallGuide from '../../src/pages/android-install-guide/AndroidInstallGuide.tsx';
import IosInstallGuide from '../../src/pages/ios-install-guide/IosInstallGuide.tsx';
import { ROUTES } from '../../src/navigation/routes.ts';
import { translator } from '../support/messages.ts';
import { CONFIGURED, FOREIGN_PAGE, NO_ENTERPRISE, ORGANIZATION } from '../support/settings.ts';
import { PUBLISHER } from '../support/parity.ts';

const meta = {
  title: 'Pages/Install guides',
  component: IosInstallGuide,
} satisfies Meta<typeof IosInstallGuide>;

export default meta;
type Story = StoryObj<typeof meta>;

/** GUIDE-1 both methods on an iPhone. */
export const Ios: Story = {
  parameters: { route: ROUTES.iosInstallGuide },
  async play({ canvasElement, globals }) {
    const t = translator(globals);
    const page = within(canvasElement);
    await expect(page.getByRole('heading', { level: 1 })).toHaveTextContent(t('guide.ios.title'));
    await expect(page.getAllByRole('heading', { level: 2 }).map(textOf)).toEqual([
      t('guide.ios.store.title'),
      t('guide.ios.enterprise.title'),
      t('verify.promise'),
    ]);
    await expect(page.getByText(t('guide.ios.enterprise.trust.title'))).toBeVisible();
    for (const part of [
      'ios.note.title',
      'ios.note.warning.advice',
      'ios.note.name.advice',
      'ios.note.stops.advice',
    ] as const)
      await expect(textOf(canvasElement)).toContain(t(`guide.${part}`));
    await expect(textOf(canvasElement)).toContain(t('guide.note.phrase.advice'));
    await expectDeveloperNamed(canvasElement, t, 'ios', false);
    await expect(page.getByRole('link', { name: t('guide.other.android') })).toHaveAttribute(
      'href',
      `#${ROUTES.androidInstallGuide}`,
    );
  },
};

/** GUIDE-1 DL-5 everything is configured: the steps name the signer, and the proof stands below. */
export const IosConfigured: Story = {
  parameters: {
    route: ROUTES.iosInstallGuide,
    settings: CONFIGURED,
    visual: {
      suppress: {
        ...PUBLISHER,
        'parity-wrap+es': 'two long questions, below each other beside the phone',
        'parity-wrap+pt': 'at 769 px the longer of two links is below the other',
      },
    },
  },
  async play({ canvasElement, globals }) {
    const t = translator(globals);
    for (const id of [
      'guide.ios.enterprise.developer.signer',
      'guide.ios.enterprise.trust.signer',
    ] as const)
      await expect(textsOf(canvasElement)).toContain(t(id, { organization: ORGANIZATION }));
    await expect(canvasElement.querySelector('[data-name="signer"] dd')).toHaveTextContent(
      ORGANIZATION,
    );
    await expectDeveloperNamed(canvasElement, t, 'ios', true);
  },
};

/** GUIDE-1 without enterprise distribution: only the App Store. */
export const IosStoreOnly: Story = {
  parameters: {
    route: ROUTES.iosInstallGuide,
    settings: NO_ENTERPRISE,
    visual: { suppress: PUBLISHER },
  },
  async play({ canvasElement, globals }) {
    const t = translator(globals);
    const page = within(canvasElement);
    await expect(page.getAllByRole('heading', { level: 2 }).map(textOf)).toEqual([
      t('guide.ios.store.title'),
      t('verify.identity.title'),
      t('verify.promise'),
    ]);
    await expect(page.queryByText(t('verify.identity.signer'))).toBeNull();
    await expect(page.getByText(t('verify.identity.text.ios'))).toBeVisible();
    await expect(page.getByText(t('guide.ios.lead.store'))).toBeVisible();
    await expect(page.queryByText(t('guide.ios.lead'))).toBeNull();
  },
};

/** GUIDE-2 both methods on Android. */
export const Android: Story = {
  parameters: { route: ROUTES.androidInstallGuide },
  render: () => <AndroidInstallGuide />,
  async play({ canvasElement, globals }) {
    const t = translator(globals);
    const page = within(canvasElement);
    await expect(page.getByRole('heading', { level: 1 })).toHaveTextContent(
      t('guide.android.title'),
    );
    await expect(page.getAllByRole('heading', { level: 2 }).map(textOf)).toEqual([
      t('guide.android.store.title'),
      t('guide.android.file.title'),
      t('verify.identity.title'),
      t('verify.promise'),
    ]);
    await expect(textsOf(canvasElement)).toContain(t('guide.android.file.allow.text'));
    for (const part of [
      'title',
      'cancel',
      'cancel.advice',
      'scan',
      'scan.advice',
      'update',
      'update.advice',
      'dates',
    ] as const)
      await expect(textOf(canvasElement)).toContain(t(`guide.android.note.${part}`));
    await expectDeveloperNamed(canvasElement, t, 'android', false);
    await expect(page.getByRole('link', { name: t('guide.other.ios') })).toHaveAttribute(
      'href',
      `#${ROUTES.iosInstallGuide}`,
    );
  },
};

/** GUIDE-2 DL-5 everything is configured: the fingerprints are in the page. */
export const AndroidConfigured: Story = {
  parameters: {
    route: ROUTES.androidInstallGuide,
    settings: CONFIGURED,
    visual: { suppress: PUBLISHER },
  },
  render: () => <AndroidInstallGuide />,
  async play({ canvasElement, globals }) {
    await expect(canvasElement.textContent).toContain(CONFIGURED.VITE_APK_SHA256);
    await expect(canvasElement.textContent).toContain(CONFIGURED.VITE_APK_CERT_SHA256);
    await expectDeveloperNamed(canvasElement, translator(globals), 'android', true);
  },
};

/** POP-1b on another origin: no installation file. */
export const AndroidOnMirror: Story = {
  parameters: {
    route: ROUTES.androidInstallGuide,
    settings: CONFIGURED,
    visual: { suppress: PUBLISHER },
    pageUrl: FOREIGN_PAGE,
  },
  render: () => <AndroidInstallGuide />,
  async play({ canvasElement, globals }) {
    const t = translator(globals);
    const page = within(canvasElement);
    // In the opening, with its steps, and at the end.
    await expect(page.getAllByRole('link', { name: t('download.google-play') })).toHaveLength(3);
    await expect(page.queryByRole('link', { name: t('download.apk') })).toBeNull();
  },
};

/** DL-5 a step names the developer only if it is shown below. */
async function expectDeveloperNamed(
  canvas: HTMLElement,
  t: ReturnType<typeof translator>,
  platform: 'ios' | 'android',
  isShown: boolean,
) {
  const text = isShown ? 'publisher' : 'text';
  const publisher = CONFIGURED.VITE_PUBLISHER;
  await expect(textsOf(canvas)).toContain(t(`guide.${platform}.store.get.${text}`, { publisher }));
  const names = [...canvas.querySelectorAll<HTMLElement>('dt')].map(textOf);
  await expect(names.includes(t('verify.identity.publisher'))).toBe(isShown);
}

/** The texts of the steps; a text with marked words has more than one node. */
function textsOf(canvas: HTMLElement): string[] {
  return [...canvas.querySelectorAll<HTMLElement>('li p')].map(textOf);
}

/** Normalizes no-break spaces, as `translator` does. */
function textOf(element: HTMLElement): string {
  return element.textContent.replaceAll(/\s+/g, ' ');
}
