import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { SCENARIO_LINK } from '../../mocks/distribution/scenarios.ts';
import { DownloadButtons } from '../../src/features/download/DownloadButtons.tsx';
import type { EnterpriseLink } from '../../src/features/download/enterprise-link.ts';
import type { Platform } from '../../src/browser/detect-platform.ts';
import { mockUnknownDevice } from '../support/device.ts';
import { translator } from '../support/messages.ts';
import { optionsIn } from '../support/popup.ts';
import { Surface } from '../support/Surface.tsx';

const meta = {
  title: 'Features/Download buttons',
  component: DownloadButtons,
  args: { platform: undefined, enterprise: { status: 'pending' } },
  render: (args) => (
    <Surface name="ink" column>
      <DownloadButtons {...args} />
    </Surface>
  ),
} satisfies Meta<typeof DownloadButtons>;

export default meta;
type Story = StoryObj<typeof meta>;

const LINKS: Readonly<Record<EnterpriseLink['status'], EnterpriseLink>> = {
  pending: { status: 'pending' },
  ready: { status: 'ready', url: SCENARIO_LINK },
  unavailable: { status: 'unavailable' },
  disabled: { status: 'disabled' },
};

/** The download options of each device in order, without the enterprise link (DL-2, DL-3). */
const OPTIONS = {
  ios: ['app-store'],
  android: ['google-play', 'apk'],
  other: ['google-play', 'apk'],
  unknown: ['app-store', 'google-play', 'apk'],
} as const;

/** A device with a state of the enterprise link, which only iOS shows. */
function state(platform: Platform | 'unknown', status: EnterpriseLink['status']): Story {
  const onIos = platform === 'ios';
  return {
    args: {
      platform: platform === 'unknown' ? undefined : platform,
      enterprise: LINKS[status],
    },
    ...(platform === 'unknown' && { beforeEach: mockUnknownDevice }),
    async play({ canvasElement, globals }) {
      const t = translator(globals);
      const enterprise = onIos && status === 'ready' ? ['enterprise'] : [];
      await expect(optionsIn(canvasElement)).toEqual([...OPTIONS[platform], ...enterprise]);
      const pendingText = t('download.enterprise.pending');
      if (onIos && status === 'pending') await within(canvasElement).findByText(pendingText);
      else await expect(within(canvasElement).queryByText(pendingText)).toBeNull();
      const guideTexts = [
        ...(onIos || platform === 'unknown' ? [t('download.ios-guide')] : []),
        ...(onIos ? [] : [t('download.android-guide')]),
      ];
      const linkTexts = within(canvasElement)
        .getAllByRole('link')
        .filter((link) => !link.dataset['option'])
        .map((link) => link.textContent);
      await expect(linkTexts).toEqual(guideTexts);
    },
  };
}

/** The space of the enterprise button is reserved (STATE: enterprise-link loading). */
export const IosPending: Story = state('ios', 'pending');
/** DL-2 all three options. */
export const IosReady: Story = state('ios', 'ready');
/** DL-2 no enterprise button, and no layout shift. */
export const IosNone: Story = state('ios', 'unavailable');
/** DL-2 without enterprise distribution no space is reserved. */
export const IosOff: Story = state('ios', 'disabled');
/** DL-3 */
export const AndroidPending: Story = state('android', 'pending');
/** DL-3 an enterprise link is not offered on Android. */
export const AndroidReady: Story = state('android', 'ready');
/** DL-3 */
export const AndroidNone: Story = state('android', 'unavailable');
/** DL-3 */
export const OtherPending: Story = state('other', 'pending');
/** DL-3 an enterprise link is not offered on a computer. */
export const OtherReady: Story = state('other', 'ready');
/** DL-3 */
export const OtherNone: Story = state('other', 'unavailable');
/** Before the platform is detected every store is offered. */
export const UnknownPending: Story = state('unknown', 'pending');
/** Before the platform is detected there is no enterprise button. */
export const UnknownReady: Story = state('unknown', 'ready');
/** Before the platform is detected. */
export const UnknownNone: Story = state('unknown', 'unavailable');
