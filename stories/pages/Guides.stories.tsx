import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import AndroidInstallGuide from '../../src/pages/android-install-guide/AndroidInstallGuide.tsx';
import IosInstallGuide from '../../src/pages/ios-install-guide/IosInstallGuide.tsx';
import { ROUTES } from '../../src/navigation/routes.ts';
import { translator } from '../support/messages.ts';

const meta = {
  title: 'Pages/Install guides',
  component: IosInstallGuide,
} satisfies Meta<typeof IosInstallGuide>;

export default meta;
type Story = StoryObj<typeof meta>;

/** GUIDE-1 both ways on an iPhone. */
export const Ios: Story = {
  parameters: { route: ROUTES.iosInstallGuide },
  async play({ canvasElement, globals }) {
    const t = translator(globals);
    const page = within(canvasElement);
    await expect(page.getByRole('heading', { level: 1 })).toHaveTextContent(t('guide.ios.title'));
    await expect(page.getAllByRole('heading', { level: 2 }).map(textOf)).toEqual([
      t('guide.ios.store.title'),
      t('guide.ios.enterprise.title'),
    ]);
    await expect(page.getByText(t('guide.ios.enterprise.trust.title'))).toBeVisible();
    await expect(page.getByRole('link', { name: t('guide.other.android') })).toHaveAttribute(
      'href',
      `#${ROUTES.androidInstallGuide}`,
    );
  },
};

/** GUIDE-1 where the owner has no enterprise path: the store's way only. */
export const IosStoreOnly: Story = {
  args: { enterprise: false },
  parameters: { route: ROUTES.iosInstallGuide },
  async play({ canvasElement, globals }) {
    const t = translator(globals);
    const page = within(canvasElement);
    await expect(page.getAllByRole('heading', { level: 2 }).map(textOf)).toEqual([
      t('guide.ios.store.title'),
    ]);
    await expect(page.getByText(t('guide.ios.lead.store'))).toBeVisible();
    await expect(page.queryByText(t('guide.ios.lead'))).toBeNull();
  },
};

/** GUIDE-2 both ways on Android. */
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
    ]);
    await expect(page.getByText(t('guide.android.file.allow.text'))).toBeVisible();
    await expect(page.getByText(t('guide.android.file.note'))).toBeVisible();
    await expect(page.getByRole('link', { name: t('guide.other.ios') })).toHaveAttribute(
      'href',
      `#${ROUTES.iosInstallGuide}`,
    );
  },
};

/** With spaces for no-break spaces, as `translator` gives them. */
function textOf(element: HTMLElement): string {
  return element.textContent.replaceAll(/\s+/g, ' ');
}
