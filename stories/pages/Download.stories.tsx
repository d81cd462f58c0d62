import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { SCENARIO_LINK, type ScenarioName } from '../../mocks/distribution/scenarios.ts';
import { linkTarget } from '../../src/distribution/links.ts';
import { LazyOfficialSiteBanner } from '../../src/features/official-site/LazyOfficialSiteBanner.tsx';
import DownloadPage from '../../src/pages/download/DownloadPage.tsx';
import { ROUTES } from '../../src/navigation/routes.ts';
import { site } from '../../src/site.ts';
import { mockDevice, type DEVICES } from '../support/device.ts';
import { translator } from '../support/messages.ts';
import { hasQrCode, optionsIn } from '../support/popup.ts';
import { CONFIGURED, FOREIGN_PAGE } from '../support/settings.ts';
import { PUBLISHER } from '../support/parity.ts';
import {
  EXPECTED,
  expectScenarioLog,
  assertScenarioLogged,
  scenarioOf,
} from '../support/scenario.ts';

const meta = {
  title: 'Pages/Download',
  component: DownloadPage,
  parameters: { route: ROUTES.download },
} satisfies Meta<typeof DownloadPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** DL-2 on iOS, in a scenario of the service. */
function onIos(device: keyof typeof DEVICES, scenario: ScenarioName): Story {
  return {
    parameters: { scenario },
    beforeEach(context) {
      const restore = [mockDevice(device)(), expectScenarioLog(context)];
      return () => restore.forEach((undo) => undo?.());
    },
    async play(context) {
      const { canvasElement, globals } = context;
      const t = translator(globals);
      const expected = EXPECTED[scenarioOf(context)];
      const page = within(canvasElement);
      await page.findByText(t('download.subtitle.ios'));
      if (expected.link === 'pending') {
        await expect(await page.findByText(t('download.enterprise.pending'))).toBeInTheDocument();
      } else {
        const pending = '[data-reserve] [role="status"]';
        await waitFor(() => expect(canvasElement.querySelector(pending)).toBeNull());
      }
      // The page's button, and the same one in the comparison.
      const links = page.queryAllByRole('link', { name: t('download.enterprise') });
      const hasLink = expected.link === SCENARIO_LINK || expected.link === site.enterpriseBackupUrl;
      const hrefs = links.map((link) => link.getAttribute('href'));
      await expect(hrefs).toEqual(hasLink ? [expected.link, expected.link] : []);
      if (hasLink)
        for (const link of links)
          await expect(link).toHaveAccessibleDescription(
            t('download.host', { host: linkTarget(expected.link).host }),
          );
      await expect(optionsIn(canvasElement)).toEqual([
        'app-store',
        ...(hasLink ? ['enterprise'] : []),
      ]);
      // The page's link, and the same one in the comparison.
      const guides = page.getAllByRole('link', { name: t('download.ios-guide') });
      await expect(guides).toHaveLength(2);
      for (const guide of guides) await expect(guide).toBeVisible();
      await expect(page.getByText(t('verify.file-check.title'))).not.toBeVisible();
      await assertScenarioLogged(context);
    },
  };
}

/** DL-3 on other platforms, without a request to the service (DL-4). */
function onOtherPlatform(device: keyof typeof DEVICES, platform: 'android' | 'other'): Story {
  return {
    beforeEach: mockDevice(device),
    async play({ canvasElement, globals }) {
      const t = translator(globals);
      const page = within(canvasElement);
      await waitFor(() =>
        expect(canvasElement).toHaveTextContent(t(`download.subtitle.${platform}`)),
      );
      await expect(optionsIn(canvasElement)).toEqual(['google-play', 'apk']);
      // The page's link, and the same one in the comparison.
      const guides = page.getAllByRole('link', { name: t('download.android-guide') });
      await expect(guides).toHaveLength(2);
      for (const guide of guides) await expect(guide).toBeVisible();
      await expect(page.getByText(t('verify.file-check.title'))).toBeVisible();
      await expect(page.queryByText(t('download.enterprise.pending'))).toBeNull();
    },
  };
}

/** An iPhone, with the enterprise link. */
export const Iphone: Story = onIos('iphone', 'success');
/** An iPad with the user agent of a Mac. */
export const Ipad: Story = onIos('ipadAsMac', 'success');
/** An iPhone, before the service responds. */
export const IphoneLoading: Story = onIos('iphone', 'timeout');
/** An iPhone without an enterprise link. */
export const IphoneNoLink: Story = onIos('iphone', 'failure');
/** An iPhone with the backup link. */
export const IphoneBackup: Story = onIos('iphone', 'malformed');
/** An Android phone. */
export const Android: Story = onOtherPlatform('android', 'android');
/** A Mac without a touch screen: a computer, which shows a QR code for the phone from 769 px on. */
export const Computer: Story = {
  beforeEach: mockDevice('mac'),
  async play(context) {
    await onOtherPlatform('mac', 'other').play?.(context);
    const t = translator(context.globals);
    const code = await within(context.canvasElement).findByLabelText(t('download.qr'));
    await expect(code.checkVisibility()).toBe(hasQrCode());
  },
};
/** FAULT-33 an iPhone, in WeChat. */
export const InWeChat: Story = {
  beforeEach: mockDevice('wechat'),
  async play({ canvasElement, globals }) {
    const t = translator(globals);
    const page = within(canvasElement);
    await expect(await page.findByText(t('verify.browser.title'))).toBeVisible();
    await expect(optionsIn(canvasElement)).toContain('app-store');
  },
};
/** DL-5 everything is configured: what proves the app genuine. */
export const Configured: Story = {
  parameters: { settings: CONFIGURED, visual: { suppress: PUBLISHER } },
  beforeEach: mockDevice('mac'),
  async play({ canvasElement, globals }) {
    const t = translator(globals);
    const page = within(canvasElement);
    await waitFor(() => expect(canvasElement).toHaveTextContent(t('download.subtitle.other')));
    await expect(await page.findByText('wallet.unio')).toBeVisible();
    await expect(canvasElement.textContent).toContain(CONFIGURED.VITE_APK_CERT_SHA256);
  },
};

/** POP-1b on another origin: no direct downloads, and the service is not asked. */
export const OnMirror: Story = {
  parameters: {
    settings: CONFIGURED,
    pageUrl: FOREIGN_PAGE,
    visual: { suppress: PUBLISHER },
  },
  beforeEach: mockDevice('iphone'),
  render: () => (
    <>
      <DownloadPage />
      <LazyOfficialSiteBanner />
    </>
  ),
  async play({ canvasElement, globals }) {
    const t = translator(globals);
    const page = within(canvasElement);
    await expect(await page.findByText(t('verify.foreign.title'))).toBeVisible();
    await expect(optionsIn(canvasElement)).toEqual(['app-store']);
    await expect(page.queryByText(t('download.enterprise.pending'))).toBeNull();
  },
};
