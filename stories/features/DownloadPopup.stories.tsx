import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import type { ScenarioName } from '../../mocks/distribution/scenarios.ts';
import { EnterpriseClientContext } from '../../src/features/download/enterprise-link.ts';
import { DEFAULT_TARGET, GetAppButton } from '../../src/features/download/GetAppButton.tsx';
import { linkTarget } from '../../src/distribution/links.ts';
import { ROUTES } from '../../src/navigation/routes.ts';
import { site } from '../../src/site.ts';
import { resetPageState } from '../support/page-state.ts';
import { hasQrCode, isOpen, openPopup, optionsIn, popupOf } from '../support/popup.ts';
import {
  EXPECTED,
  expectScenarioLog,
  assertScenarioLogged,
  scenarioOf,
} from '../support/scenario.ts';
import { translator } from '../support/messages.ts';
import { CONFIGURED, FOREIGN_PAGE } from '../support/settings.ts';
import { HeroFrame } from '../support/Surface.tsx';

const meta = {
  title: 'Features/Download popup',
  component: GetAppButton,
  args: { id: DEFAULT_TARGET, eager: true },
  render: (args) => (
    <HeroFrame>
      <GetAppButton {...args} />
    </HeroFrame>
  ),
  beforeEach: resetPageState,
} satisfies Meta<typeof GetAppButton>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The open popup in a scenario of the service (API-2, API-3, POP-2). */
function inScenario(scenario: ScenarioName): Story {
  return {
    parameters: { scenario },
    beforeEach: expectScenarioLog,
    async play(context) {
      const { canvasElement, globals } = context;
      const t = translator(globals);
      const expected = EXPECTED[scenarioOf(context)];
      // If the answer arrived while the popup was open, the space of the option would stay reserved (decision 0007).
      if (expected.link === 'none') await assertScenarioLogged(context);
      const popup = await openPopup(canvasElement);

      const stores = ['app-store', 'google-play', 'apk'];
      switch (expected.link) {
        case 'pending':
          await within(popup).findByText(t('download.enterprise.pending'));
          await expect(optionsIn(popup)).toEqual(stores);
          break;
        case 'none':
          await waitFor(() => expect(within(popup).queryByRole('status')).toBeNull());
          await expect(optionsIn(popup)).toEqual(stores);
          break;
        default: {
          const link = await within(popup).findByRole('link', { name: t('download.enterprise') });
          await expect(link).toHaveAttribute('href', expected.link);
          await expect(optionsIn(popup)).toEqual(['enterprise', ...stores]);
          await expect(link).toHaveAccessibleDescription(
            t('download.host', { host: linkTarget(expected.link).host }),
          );
        }
      }
      await assertScenarioLogged(context);
    },
  };
}

/** The enterprise option links to the URL of the service. */
export const Success: Story = inScenario('success');
/** No link from the service: the option is hidden. */
export const Failure: Story = inScenario('failure');
/** An HTTP error: the backup link. */
export const Http500: Story = inScenario('http-500');
/** A network error: the backup link. */
export const NetworkError: Story = inScenario('network-error');
/** No response yet: its space is reserved (STATE: enterprise-link loading). */
export const Timeout: Story = inScenario('timeout');
/** A response after 3 s: its space is reserved until then. */
export const Slow: Story = inScenario('slow');
/** Truncated JSON: the backup link. */
export const Malformed: Story = inScenario('malformed');
/** A javascript: URL counts as no link (API-4). */
export const UnsafeLink: Story = inScenario('unsafe-link');
/** FAULT-78 a link to a host that is not on the owner's list counts as none (DL-6). */
export const ForeignHost: Story = inScenario('foreign-host');
/** An empty body: the backup link. */
export const Empty: Story = inScenario('empty');

/** Without enterprise distribution there is no request and no reserved space. */
export const Off: Story = {
  decorators: [
    (Story) => (
      <EnterpriseClientContext value={undefined}>
        <Story />
      </EnterpriseClientContext>
    ),
  ],
  async play({ canvasElement, globals }) {
    const t = translator(globals);
    const popup = await openPopup(canvasElement);
    await expect(optionsIn(popup)).toEqual(['app-store', 'google-play', 'apk']);
    await expect(within(popup).queryByText(t('download.enterprise.pending'))).toBeNull();
    await expect(within(popup).getAllByRole('listitem')).toHaveLength(3);
  },
};

/** POP-1b on the official origin: its host stands under the QR code. */
export const OfficialOrigin: Story = {
  parameters: { settings: CONFIGURED, pageUrl: 'https://wallet.unio/' },
  async play({ canvasElement }) {
    const popup = await openPopup(canvasElement);
    const host = await within(popup).findByText('wallet.unio');
    await waitFor(() => expect(host.checkVisibility()).toBe(hasQrCode()));
    await expect(optionsIn(popup)).toContain('apk');
  },
};

/** POP-1b on another origin: the QR code leads to the official one, and there are no direct downloads. */
export const OnMirror: Story = {
  parameters: { settings: CONFIGURED, pageUrl: FOREIGN_PAGE },
  async play({ canvasElement }) {
    const popup = await openPopup(canvasElement);
    const host = await within(popup).findByText('wallet.unio');
    await waitFor(() => expect(host.checkVisibility()).toBe(hasQrCode()));
    await expect(optionsIn(popup)).toEqual(['app-store', 'google-play']);
  },
};

/** Closed: only the button is visible (STATE: popup hidden). */
export const Hidden: Story = {
  async play({ canvasElement }) {
    await expect(isOpen(popupOf(canvasElement))).toBe(false);
    await expect(within(canvasElement).getByRole('button')).toHaveAttribute(
      'aria-expanded',
      'false',
    );
  },
};

/** Opened by `openQRModal`: all download options in order, and both guides (POP-2). */
export const Options: Story = {
  async play({ canvasElement, globals }) {
    const t = translator(globals);
    const popup = await openPopup(canvasElement);
    const hrefOf = (name: string) => within(popup).getByRole('link', { name }).getAttribute('href');
    await within(popup).findByRole('link', { name: t('download.enterprise') });
    await expect(hrefOf(t('download.app-store'))).toBe(site.appStoreUrl);
    await expect(hrefOf(t('download.google-play'))).toBe(site.googlePlayUrl);
    await expect(hrefOf(t('download.apk'))).toBe(site.apkUrl);
    await expect(hrefOf(t('download.ios-guide'))).toBe(`#${ROUTES.iosInstallGuide}`);
    await expect(hrefOf(t('download.android-guide'))).toBe(`#${ROUTES.androidInstallGuide}`);
  },
};
