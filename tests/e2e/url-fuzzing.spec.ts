import fc from 'fast-check';
import type { Page } from '@playwright/test';
import { documentPath } from '../../src/app/document-paths.ts';
import { LOCALES } from '../../src/i18n/locales.ts';
import { ROUTES } from '../../src/navigation/routes.ts';
import { SITE_ORIGIN } from './support/test-servers.ts';
import { hashes, MARK, queries } from './support/hostile-urls.ts';
import { gotoRoute } from './support/screens.ts';
import { expect, test } from './support/test.ts';

/** A fixed seed: the same URLs in every run. */
const SEED = Number(process.env['UNIO_SEED'] ?? 6);
const HASHES = 9700;
const LOADS = 300;
/** Small, so that a page that hangs is reported soon. */
const BATCH = 100;
const TIMEOUT_MS = 5000;

const PATHS: readonly string[] = Object.values(ROUTES);
const DOCUMENTS = LOCALES.flatMap((locale) => PATHS.map((path) => documentPath(locale, path)));

declare global {
  interface Window {
    findProblems: () => Promise<string[]>;
  }
}

test.beforeEach(async ({ page }) => {
  page.on('dialog', (dialog) => {
    throw new Error(`A dialog opened: ${dialog.message()}`);
  });
  page.on('popup', (popup) => {
    throw new Error(`A window opened: ${popup.url()}`);
  });
  await page.addInitScript(
    ({ paths, mark, timeoutMs }) => {
      const injectedSelector = `iframe, object, embed, base, form, body script, [id*="${mark}" i]`;
      const shownPath = () => {
        const [address = ''] = location.hash.replace(/^#?\/?/, '/').split('?');
        const path = address.replace(/(?<=.)\/$/, '');
        try {
          return decodeURI(path);
        } catch {
          return path;
        }
      };
      window.findProblems = async () => {
        const problems: string[] = [];
        const expectedRoute = paths.includes(shownPath()) ? shownPath() : '';
        const isShown = () => {
          const main = document.querySelector('main');
          return (
            'hydrated' in document.documentElement.dataset &&
            main?.dataset['route'] === expectedRoute &&
            main.ariaBusy === 'false' &&
            main.querySelector('h1') !== null
          );
        };
        const end = performance.now() + timeoutMs;
        do await new Promise((resolve) => setTimeout(resolve));
        while (!isShown() && performance.now() < end);
        if (!isShown()) problems.push(`does not show "${expectedRoute}"`);
        if (mark in globalThis) problems.push('ran');
        if (document.querySelector(injectedSelector)) problems.push('brought an element');
        const { outerHTML } = document.documentElement;
        if (outerHTML.toLowerCase().includes(mark)) problems.push('is repeated on the page');
        const handles = (element: Element) =>
          element.getAttributeNames().some((name) => name.startsWith('on'));
        if ([...document.querySelectorAll('*')].some(handles)) problems.push('brought a handler');
        return problems;
      };
    },
    { paths: PATHS, mark: MARK, timeoutMs: TIMEOUT_MS },
  );
});

/** Sets each hash in turn, and returns the problems with their hashes. */
function visitHashes(page: Page, batch: readonly string[]): Promise<string[]> {
  return page.evaluate(async (hashes) => {
    const home = location.pathname + location.search;
    const problems: string[] = [];
    for (const hash of hashes) {
      const before = location.hash;
      const changed = new Promise((resolve) => {
        addEventListener('hashchange', resolve, { once: true });
      });
      location.hash = hash;
      if (location.hash !== before) await changed;
      const found = await window.findProblems();
      if (location.pathname + location.search !== home) found.push(`left for ${location.href}`);
      problems.push(...found.map((it) => `${it}: ${JSON.stringify(hash.slice(0, 200))}`));
    }
    return problems;
  }, batch);
}

test(`POP-4 FAULT-39 FAULT-40 FAULT-41 FAULT-43 FAULT-44 ${HASHES} generated hashes (seed ${SEED}) run nothing, inject nothing and break nothing @extended`, async ({
  page,
}) => {
  test.setTimeout(20 * 60_000);
  await gotoRoute(page, '/');
  const all = fc.sample(hashes, { seed: SEED, numRuns: HASHES });
  for (let start = 0; start < all.length; start += BATCH)
    expect(await visitHashes(page, all.slice(start, start + BATCH)), `from ${start} on`).toEqual(
      [],
    );
  await page.evaluate((order) => (location.hash = order), ROUTES.order);
  expect(await page.evaluate(() => window.findProblems())).toEqual([]);
});

test(`POP-4 FAULT-39 FAULT-40 FAULT-41 FAULT-43 FAULT-44 ${LOADS} generated queries and hashes (seed ${SEED}) of every document run nothing, inject nothing and break nothing @extended`, async ({
  page,
}) => {
  test.setTimeout(10 * 60_000);
  const all = fc.sample(fc.tuple(queries, hashes), { seed: SEED, numRuns: LOADS });
  for (const [index, [query, hash]] of all.entries()) {
    const document = DOCUMENTS[index % DOCUMENTS.length] ?? '';
    // The number forces a load: a navigation between two hashes of one document would not load it.
    const address = `./${document}?n=${index}&${query}#${hash}`;
    const response = await page.goto(address);
    expect(response?.status(), address).toBe(200);
    expect(await page.evaluate(() => window.findProblems()), address.slice(0, 400)).toEqual([]);
    const { origin, pathname } = new URL(page.url());
    expect(origin, address).toBe(SITE_ORIGIN);
    // A hash that is a route opens its document (ROUTE-12).
    expect(DOCUMENTS, address).toContain(pathname.slice(1));
  }
});
