import { expect, type Locator, type Page } from '@playwright/test';
import { LOCALE_NAMES, type Locale } from '../../../src/i18n/locales.ts';
import type { MessageId } from '../../../src/i18n/messages.ts';
import { ROUTES } from '../../../src/navigation/routes.ts';

/**
 * Tag for a test that is repeated with several values, such as languages or widths: those in `always` run in `npm test`,
 * the others are extended. Vietnamese has the longest words, Chinese the most content of its own; all other
 * tests run in English.
 */
export function extendedTag(
  value: string | number,
  ...always: readonly (string | number)[]
): '' | ' @extended' {
  return (always.length > 0 ? always : ['vi']).includes(value) ? '' : ' @extended';
}

/** Every screen: its route, document title, description and first heading. */
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

/** Loads a route (`/order`) with an optional query, and waits for its page. */
export async function gotoRoute(page: Page, path: string, query = ''): Promise<void> {
  await page.goto(`./${query}#${path}`);
  await waitForRoute(page);
}

/** Triggers deferred hydration by a key press, and waits until everything below the fold is hydrated. */
export async function triggerHydration(page: Page): Promise<void> {
  await page.keyboard.press('Shift');
  await page.waitForFunction(() => {
    const below = [...document.querySelectorAll('footer, main section, #home ul')];
    const hasReactKey = (element: Element) =>
      Object.keys(element).some((key) => key.startsWith('__react'));
    return below.length > 0 && below.every(hasReactKey);
  });
  // React marks an element before it is hydrated, and client-only values render later: both are done
  // when the page is idle.
  await page.evaluate(async () => {
    for (let rest = 0; rest < 3; rest += 1)
      await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 250 }));
  });
}

export const isHydrated = (element: Locator): Promise<boolean> =>
  element.evaluate((node) => Object.keys(node).some((key) => key.startsWith('__react')));

export async function setPreferredLocale(page: Page, locale: Locale): Promise<void> {
  // A file without scripts: leaving a page that still loads logs errors in Firefox.
  await page.goto('./robots.txt');
  await page.evaluate((saved) => localStorage.setItem('preferred-language', saved), locale);
  await page.goto('about:blank');
}

/** The button of the language list in the header, the footer or the menu, in English. */
export const languageButton = (container: Locator): Locator =>
  container.getByRole('button', { name: /^Language/ });

export async function chooseLanguage(container: Locator, locale: Locale): Promise<void> {
  await languageButton(container).click();
  await container.getByRole('button', { name: LOCALE_NAMES[locale] }).click();
}

const PATHS: readonly string[] = Object.values(ROUTES);

export async function waitForRoute(page: Page): Promise<void> {
  await expect(page.locator('html[data-hydrated]')).toHaveCount(1);
  await page.waitForFunction((routes) => {
    const [address = ''] = location.hash.replace(/^#?\/?/, '/').split('?');
    const path = address.replace(/\/$/, '') || '/';
    // The not-found screen has an empty `data-route`.
    const expectedRoute = routes.includes(path) ? path : '';
    return document.querySelector('main')?.dataset['route'] === expectedRoute;
  }, PATHS);
  await expect(page.locator('main h1')).toBeVisible();
  await renderSections(page);
}

/** Lays out the sections far below, as an interaction does (decision 0025): then the page has its real height. */
export function renderSections(page: Page): Promise<void> {
  return page.evaluate(() => {
    for (const section of document.querySelectorAll<HTMLElement>('section'))
      section.dataset['rendered'] = '';
  });
}

export async function waitForAnimations(locator: Locator): Promise<void> {
  await locator.evaluate(async (element) => {
    await Promise.all(element.getAnimations().map((animation) => animation.finished));
  });
}

/** Presses Tab until a control of an open panel is focused. Firefox also stops at scroll containers. */
export async function tabTo(control: Locator): Promise<void> {
  const isFocused = () => control.evaluate((it) => it === document.activeElement);
  for (let stop = 0; stop < 10 && !(await isFocused()); stop += 1)
    await control.page().keyboard.press('Tab');
  await expect(control).toBeFocused();
}

/** As with the browser's setting for text size (WCAG 1.4.4). The CSP does not apply to constructed style sheets. */
export function doubleText(page: Page): Promise<void> {
  return page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('html { font-size: 200% !important; }');
    document.adoptedStyleSheets = [sheet];
  });
}
