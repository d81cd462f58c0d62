import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import type { ScenarioName } from '../../mocks/distribution/scenarios.ts';
import { EnterpriseClientContext } from '../../src/features/download/enterprise-link.ts';
import { DEFAULT_TARGET, GetAppButton } from '../../src/features/download/GetAppButton.tsx';
import { ROUTES } from '../../src/navigation/routes.ts';
import { site } from '../../src/site.ts';
import { resetPageState } from '../support/page-state.ts';
import { isOpen, openPopup, optionsIn, popupOf } from '../support/popup.ts';
import {
  EXPECTED,
  expectScenarioLog,
  assertScenarioLogged,
  scenarioOf,
} from '../support/scenario.ts';
import { translator } from '../support/messages.ts';
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

/** The open popup when the service behaves like this (API-2, API-3, POP-2). */
function shownIn(scenario: ScenarioName): Story {
  return {
    parameters: { scenario },
    beforeEach: expectScenarioLog,
    async play(context) {
      const { canvasElement, globals } = context;
      const t = translator(globals);
      const expected = EXPECTED[scenarioOf(context)];
      const popup = await openPopup(canvasElement);

      const stores = ['app-store', 'google-play', 'apk'];
      switch (expected.link) {
        case 'pending':
          await within(popup).findByText(t('download.enterprise.pending'));
          await expect(optionsIn(popup)).toEqual(stores);
          break;
        case 'none':
          await waitFor(() =>
            expect(within(popup).queryByText(t('download.enterprise.pending'))).toBeNull(),
          );
          await expect(optionsIn(popup)).toEqual(stores);
          break;
        default: {
          const link = await within(popup).findByRole('link', { name: t('download.enterprise') });
          await expect(link).toHaveAttribute('href', expected.link);
          await expect(optionsIn(popup)).toEqual(['enterprise', ...stores]);
        }
      }
      await assertScenarioLogged(context);
    },
  };
}

/** The enterprise option leads where the service says. */
export const Success: Story = shownIn('success');
/** No link from the service: the option is hidden. */
export const Failure: Story = shownIn('failure');
/** An HTTP error: the backup link. */
export const Http500: Story = shownIn('http-500');
/** A broken connection: the backup link. */
export const NetworkError: Story = shownIn('network-error');
/** No answer yet: its place is kept (STATE: enterprise-link loading). */
export const Timeout: Story = shownIn('timeout');
/** An answer that takes 3 s: its place is kept meanwhile. */
export const Slow: Story = shownIn('slow');
/** JSON cut short: the backup link. */
export const Malformed: Story = shownIn('malformed');
/** A javascript: link counts as none (API-4). */
export const UnsafeLink: Story = shownIn('unsafe-link');
/** An empty body: the backup link. */
export const Empty: Story = shownIn('empty');

/** The owner has no enterprise path: nothing is asked, no room is kept. */
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

/** Closed: only the button (STATE: popup hidden). */
export const Hidden: Story = {
  async play({ canvasElement }) {
    await expect(isOpen(popupOf(canvasElement))).toBe(false);
    await expect(within(canvasElement).getByRole('button')).toHaveAttribute(
      'aria-expanded',
      'false',
    );
  },
};

/** Opened by `openQRModal`: every way to get the app, in order, and both guides (POP-2). */
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
