import { expect, type Locator, type Page } from '@playwright/test';
import { LOCALE_NAMES, type Locale } from '../../../src/i18n/locales.ts';
import type { MessageId } from '../../../src/i18n/messages.ts';
import { ROUTES } from '../../../src/navigation/routes.ts';

/**
 * What follows the title of a test that is repeated in each language: one language with every run,
 * the others with the long ones. Vietnamese has the longest words, Chinese the most of its own;
 * English is what all other tests read.
 */
export function extendedTag(locale: Locale, withEvery: Locale = 'vi'): '' | ' @extended' {
  return locale === withEvery ? '' : ' @extended';
}

/** Every screen: its address after `#`, what the tab and search results call it, and its first heading. */
export const SCREENS = [
  {
    requirement: 'ROUTE-1',
    name: 'Home',
    path: '/',
    title: 'meta.title.home',
    description: 'meta.description',
    heading: 'home.hero.title',
  },
  {
    requirement: 'ROUTE-2',
    name: 'Order',
    path: '/order',
    title: 'meta.title.order',
    description: 'meta.description.order',
    heading: 'order.title',
  },
  {
    requirement: 'ROUTE-3',
    name: 'Bank card',
    path: '/bank-card',
    title: 'meta.title.bank-card',
    description: 'bank-card.lead',
    heading: 'bank-card.title',
  },
  {
    requirement: 'ROUTE-4',
    name: 'Download',
    path: '/download',
    title: 'meta.title.download',
    description: 'download.subtitle.any',
    heading: 'download.title',
  },
  {
    requirement: 'ROUTE-5',
    name: 'iOS install guide',
    path: '/ios-install-guide',
    title: 'meta.title.ios-install-guide',
    description: 'guide.ios.lead',
    heading: 'guide.ios.title',
  },
  {
    requirement: 'ROUTE-6',
    name: 'Android install guide',
    path: '/android-install-guide',
    title: 'meta.title.android-install-guide',
    description: 'guide.android.lead',
    heading: 'guide.android.title',
  },
  {
    requirement: 'ROUTE-7',
    name: 'Countries and regions',
    path: '/countries-regions',
    title: 'meta.title.countries-regions',
    description: 'countries.subtitle',
    heading: 'countries.title',
  },
  {
    requirement: 'ROUTE-10',
    name: 'Not found',
    path: '/nowhere',
    title: 'meta.title.not-found',
    description: 'meta.description',
    heading: 'not-found.title',
  },
] as const satisfies readonly {
  requirement: string;
  name: string;
  path: string;
  title: MessageId;
  description: MessageId;
  heading: MessageId;
}[];

/** Loads an address of the site (`/order`, `/?scrollTo=ai-wallet`) and waits until its page is shown. */
export async function gotoRoute(page: Page, path: string, query = ''): Promise<void> {
  await page.goto(`./${query}#${path}`);
  await waitForRoute(page);
}

/**
 * Shows that a visitor is there, and waits until what lies below the first screen has been taken over:
 * React marks the elements it owns.
 */
export async function triggerHydration(page: Page): Promise<void> {
  await page.keyboard.press('Shift');
  await page.waitForFunction(() => {
    const below = [...document.querySelectorAll('footer, #ai-wallet, #home ul')];
    const isOwned = (element: Element) =>
      Object.keys(element).some((key) => key.startsWith('__react'));
    return below.length > 0 && below.every(isOwned);
  });
  // It is marked before it is done, and what the device says comes one drawing later: when the page
  // has nothing left to do, both are over.
  await page.evaluate(async () => {
    for (let rest = 0; rest < 3; rest += 1)
      await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 250 }));
  });
}

/** Whether the app has taken an element of the document over. */
export const isHydrated = (element: Locator): Promise<boolean> =>
  element.evaluate((node) => Object.keys(node).some((key) => key.startsWith('__react')));

/** Saves a language as the visitor's choice and leaves the site, so that the next load speaks it. */
export async function setPreferredLocale(page: Page, locale: Locale): Promise<void> {
  // A file without a script: nothing is left half loaded, which Firefox would complain about.
  await page.goto('./robots.txt');
  await page.evaluate((saved) => localStorage.setItem('preferred-language', saved), locale);
  await page.goto('about:blank');
}

/** The button that opens the list of languages in the header, the footer or the menu, in English. */
export const languageButton = (place: Locator): Locator =>
  place.getByRole('button', { name: /^Language/ });

/** Chooses a language in one of them, as a visitor does who reads English. */
export async function chooseLanguage(place: Locator, locale: Locale): Promise<void> {
  await languageButton(place).click();
  await place.getByRole('button', { name: LOCALE_NAMES[locale] }).click();
}

const PATHS: readonly string[] = Object.values(ROUTES);

/** Waits until the page of this address is on the screen, and the app has taken it over. */
export async function waitForRoute(page: Page): Promise<void> {
  await expect(page.locator('html[data-hydrated]')).toHaveCount(1);
  await page.waitForFunction((routes) => {
    const [address = ''] = location.hash.replace(/^#?\/?/, '/').split('?');
    const path = address.replace(/\/$/, '') || '/';
    // The not-found screen does not repeat what the address says.
    const shows = routes.includes(path) ? path : '';
    return document.querySelector('main')?.dataset['shows'] === shows;
  }, PATHS);
  await expect(page.locator('main h1')).toBeVisible();
}

/** Waits until an element has come to rest: its place can be compared from here on. */
export async function waitForAnimations(locator: Locator): Promise<void> {
  await locator.evaluate(async (element) => {
    await Promise.all(element.getAnimations().map((animation) => animation.finished));
  });
}

/** Presses Tab until a control of an open panel has the focus. Firefox stops at what scrolls as well. */
export async function tabTo(control: Locator): Promise<void> {
  const isThere = () => control.evaluate((it) => it === document.activeElement);
  for (let stop = 0; stop < 10 && !(await isThere()); stop += 1)
    await control.page().keyboard.press('Tab');
  await expect(control).toBeFocused();
}
