import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { ActiveItem } from '../../src/features/header/sections.ts';
import { LOCALE_NAMES } from '../../src/i18n/locales.ts';
import { ROUTES } from '../../src/navigation/routes.ts';
import { breakpoint, offset } from '../../src/theme/generated/tokens.ts';
import { untilMounted, currentPath } from '../support/RouteProbe.tsx';
import { localeOf, translator } from '../support/messages.ts';
import { jumpTo, resetPageState } from '../support/page-state.ts';
import { isOpen, popupOf } from '../support/popup.ts';
import { HEADER_TARGET, SitePage } from '../support/SitePage.tsx';

/** The mobile header (HDR-7): at 768 px and below, and in wider viewports with larger text. */
function isMobile(): boolean {
  const textScale = parseFloat(getComputedStyle(document.documentElement).fontSize) / DEFAULT_TEXT;
  return innerWidth <= breakpoint.mobile * textScale;
}

/** The browser's default font size, in px. */
const DEFAULT_TEXT = 16;

const meta = {
  title: 'Features/Header',
  component: SitePage,
  beforeEach: resetPageState,
} satisfies Meta<typeof SitePage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** At the top of Home: transparent, and Home is active (HDR-4, HDR-5). */
export const Top: Story = {
  async play({ canvasElement }) {
    await waitFor(() => expect(activeIn(canvasElement)).toBe('home'));
    await expect(bar(canvasElement)).toHaveAttribute('data-scrolled', 'false');
  },
};

/** HDR-5 the scrolled style starts at one pixel; ends with text below the header. */
export const Scrolled: Story = {
  args: { allSections: true },
  async play({ canvasElement }) {
    jumpTo(1);
    await waitFor(() => expect(bar(canvasElement)).toHaveAttribute('data-scrolled', 'true'));
    const title = within(canvasElement).getByRole('heading', { level: 1 });
    jumpTo(title.getBoundingClientRect().top + scrollY);
  },
};

/** HDR-4 the item of the section at the scroll position. */
function activeAt(item: Exclude<ActiveItem, 'bankcard'>): Story {
  return {
    args: { allSections: true },
    async play({ canvasElement }) {
      const top = canvasElement.querySelector(`#${item}`)?.getBoundingClientRect().top ?? NaN;
      jumpTo(Math.max(0, top + scrollY - offset.section));
      await waitFor(() => expect(activeIn(canvasElement)).toBe(item));
    },
  };
}

/** HDR-4 */
export const ActiveHome: Story = activeAt('home');
/** HDR-4 */
export const ActiveAiWallet: Story = activeAt('ai-wallet');
/** HDR-4 */
export const ActiveStablecoin: Story = activeAt('stablecoin');
/** HDR-4 */
export const ActiveEarnDapp: Story = activeAt('earn-dapp');
/** HDR-4 the item of the bank card page. */
export const ActiveBankCard: Story = {
  parameters: { route: ROUTES.bankCard },
  async play({ canvasElement, globals }) {
    const active = canvasElement.querySelector('nav [aria-current]');
    await expect(active).toHaveTextContent(translator(globals)('header.nav.bank-card'));
  },
};
/** HDR-4 no item on any other page. On the order page Get App is an outline: Continue is filled there. */
export const ActiveNone: Story = {
  parameters: { route: ROUTES.order },
  async play({ canvasElement, globals }) {
    await expect(canvasElement.querySelector('nav [aria-current]')).toBeNull();
    const getApp = within(canvasElement).getByRole(isMobile() ? 'link' : 'button', {
      name: translator(globals)('header.get-app'),
    });
    // With forced colors it is another transparent color.
    await expect(getComputedStyle(getApp).backgroundColor).toMatch(/^rgba\(.*, 0\)$/);
  },
};

/** HDR-7 the menu is closed: the header at this width. */
export const MenuClosed: Story = {
  async play({ canvasElement, globals }) {
    const t = translator(globals);
    const page = within(canvasElement);
    const burger = page.queryByRole('button', { name: t('header.menu.open') });
    const nav = page.queryByRole('navigation', { name: t('header.nav.label') });
    await expect(Boolean(burger)).toBe(isMobile());
    await expect(Boolean(nav)).toBe(!isMobile());
    await expect(page.queryByRole('dialog')).toBeNull();
  },
};

/** Width at which the menu exists. */
const PHONE = { testWidth: 375 };

/** HDR-7 the open menu locks scrolling and has the navigation items, Get App and languages. */
export const MenuOpen: Story = {
  parameters: PHONE,
  async play({ canvasElement, globals }) {
    if (!isMobile()) return;
    const t = translator(globals);
    const menu = await openMenu(canvasElement, globals);
    const links = within(menu).getAllByRole('link');
    // The logo, six items, Get App.
    await expect(links).toHaveLength(8);
    await expect(within(menu).getByRole('link', { name: t('header.get-app') })).toHaveAttribute(
      'href',
      `#${ROUTES.download}`,
    );
    await expect(getComputedStyle(document.documentElement).overflow).toBe('hidden');
  },
};

/** HDR-7, HDR-8 Get App closes the menu, restores scrolling and opens the download page. */
export const MenuFollowed: Story = {
  parameters: PHONE,
  async play({ canvasElement, globals }) {
    if (!isMobile()) return;
    const t = translator(globals);
    const menu = await openMenu(canvasElement, globals);
    await userEvent.click(within(menu).getByRole('link', { name: t('header.get-app') }));
    await waitFor(() => expect(currentPath(canvasElement)).toBe(ROUTES.download));
    await expect(menu).not.toHaveAttribute('open');
    await expect(getComputedStyle(document.documentElement).overflow).not.toBe('hidden');
  },
};

/** HDR-6 the closed language dropdown. */
export const LanguageClosed: Story = {
  async play({ canvasElement, globals }) {
    const button = within(canvasElement).queryByRole('button', { name: languageName(globals) });
    await expect(Boolean(button)).toBe(!isMobile());
  },
};

/** HDR-6 the open language dropdown; at 768 px and below it is in the menu (HDR-7). */
export const LanguageOpen: Story = {
  async play({ canvasElement, globals }) {
    const container = isMobile() ? await openMenu(canvasElement, globals) : canvasElement;
    await userEvent.click(within(container).getByRole('button', { name: languageName(globals) }));
    const list = await within(container).findByRole('list', {
      name: translator(globals)('language.list'),
    });
    await expect(within(list).getAllByRole('button')).toHaveLength(5);
  },
};

/** STATE: popup hidden. */
export const PopupHidden: Story = {
  async play({ canvasElement }) {
    await expect(isOpen(popupOf(canvasElement, HEADER_TARGET))).toBe(false);
  },
};

/** HDR-8 the QR popup at the header's button, which does not exist at 768 px and below. */
export const PopupVisible: Story = {
  async play({ canvasElement, globals }) {
    if (isMobile()) return;
    const t = translator(globals);
    const popup = await openFromHeader(canvasElement, globals);
    await within(popup).findByRole('link', { name: t('download.enterprise') });
    const { right, bottom } = popup.getBoundingClientRect();
    await expect(right).toBeLessThanOrEqual(innerWidth);
    await expect(bottom).toBeLessThanOrEqual(innerHeight);
  },
};

/** HDR-9 the enterprise link is requested on load; its space is reserved until the response. */
export const EnterpriseLoading: Story = {
  parameters: { scenario: 'timeout' },
  async play({ canvasElement, globals }) {
    if (isMobile()) return;
    const popup = await openFromHeader(canvasElement, globals);
    await within(popup).findByText(translator(globals)('download.enterprise.pending'));
  },
};

type Globals = Parameters<typeof translator>[0];

function bar(canvas: HTMLElement): HTMLElement {
  return within(canvas).getByRole('banner');
}

/** The section of the active item. */
function activeIn(canvas: HTMLElement): string | undefined {
  const [active, ...others] = canvas.querySelectorAll('nav [aria-current]');
  if (others.length > 0) throw new Error('More than one item is active');
  return active?.getAttribute('href')?.split('=')[1];
}

/** The accessible name of the dropdown's button. */
function languageName(globals: Globals): string {
  return translator(globals)('language.label', { name: LOCALE_NAMES[localeOf(globals)] });
}

async function openMenu(canvas: HTMLElement, globals: Globals): Promise<HTMLElement> {
  const t = translator(globals);
  await untilMounted(canvas);
  await userEvent.click(within(canvas).getByRole('button', { name: t('header.menu.open') }));
  return within(canvas).findByRole('dialog', { name: t('header.menu.label') });
}

async function openFromHeader(canvas: HTMLElement, globals: Globals): Promise<HTMLElement> {
  const t = translator(globals);
  await untilMounted(canvas);
  await userEvent.click(within(canvas).getByRole('button', { name: t('header.get-app') }));
  const popup = await within(canvas).findByRole('dialog', { name: t('header.get-app') });
  await waitFor(() => expect(popup.querySelector('svg[data-ready]')).not.toBeNull());
  return popup;
}
