import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { documentPath } from '../../src/app/document-paths.ts';
import { LOCALES } from '../../src/i18n/locales.ts';
import { ROUTES } from '../../src/navigation/routes.ts';
import { option } from './support/download-page.ts';
import { translatorFor } from './support/messages.ts';
import { chooseLanguage, gotoRoute, SCREENS } from './support/screens.ts';
import {
  NETWORK_ERRORS,
  test as workerTest,
  visitAndPrecache,
} from './support/service-worker-test.ts';
import { DIST } from './support/test-servers.ts';
import { expect, test } from './support/test.ts';

const t = translatorFor('en');
const SAFARI =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_7 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1';
const POLICY = 'blocked-destinations=(script)';

/** What Firefox logs for each refused script. */
const REFUSED = /missing integrity metadata/;

/** URLs of refused scripts in Chromium, which logs nothing. */
function refusedScripts(page: Page): string[] {
  const urls: string[] = [];
  page.on('requestfailed', (request) => {
    if (request.failure()?.errorText === 'integrity') urls.push(request.url());
  });
  return urls;
}

/** Imports a script by its import-map URL and by a URL that the map lacks: each is `ran` or `refused`. */
function importBoth(page: Page): Promise<string[]> {
  const script = readdirSync(join(DIST, 'assets')).find((name) => /^ScanTile-.*\.js$/.test(name));
  return page.evaluate(
    (urls) =>
      Promise.all(
        urls.map((url) =>
          import(url).then(
            () => 'ran',
            () => 'refused',
          ),
        ),
      ),
    ['', '?other'].map((query) => new URL(`./assets/${script}${query}`, page.url()).href),
  );
}

test('VER-4 every document is sent with Integrity-Policy, and every page and language starts under it', async ({
  page,
  consoleGuard,
}) => {
  // Logged when the page navigates to the next document.
  consoleGuard.expectMessage(/backup link/);
  const refused = refusedScripts(page);
  for (const locale of LOCALES)
    for (const path of Object.values(ROUTES)) {
      const address = `./${documentPath(locale, path)}`;
      // The pages of a language load the same scripts. integrity.spec.ts checks that all have integrity.
      const isOpened = locale === 'vi' || path === '/';
      const response = isOpened ? await page.goto(address) : await page.request.get(address);
      const { 'integrity-policy': policy, vary } = response?.headers() ?? {};
      expect([policy, vary], `${locale} ${path}`).toEqual([
        POLICY,
        expect.stringContaining('User-Agent'),
      ]);
      if (isOpened) await page.locator('html[data-hydrated]').waitFor();
    }
  expect(refused).toEqual([]);
});

test('VER-4 Integrity-Policy allows what the app loads, and refuses a script that the import map does not have', async ({
  page,
  consoleGuard,
}) => {
  const refused = refusedScripts(page);
  for (const { path, heading } of SCREENS) {
    await gotoRoute(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t(heading));
    await page.locator('#header-download').click();
    await expect(page.getByRole('dialog').locator('svg[data-ready]')).toBeVisible();
    await page.keyboard.press('Escape');
  }
  await chooseLanguage(page.getByRole('banner'), 'vi');
  await expect(page.locator('html')).toHaveAttribute('lang', 'vi');
  expect([...refused, ...consoleGuard.messages]).toEqual([]);

  consoleGuard.expectMessage(REFUSED);
  expect(await importBoth(page)).toEqual(['ran', 'refused']);
});

test('VER-4 FAULT-125 a script without integrity is refused, and the document with its links stays', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.expectMessage(REFUSED);
  // Chromium treats a fulfilled document as a remote one and blocks its requests to loopback.
  consoleGuard.expectMessage(/loopback|Failed to load resource|backup link/);
  await page.addInitScript(() => {
    const onError = ({ target }: ErrorEvent) => {
      if (target instanceof HTMLScriptElement) document.documentElement.dataset['refused'] = '';
    };
    addEventListener('error', onError, { capture: true });
  });
  let policies = [POLICY];
  await page.route('**/download/', async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const body = html.replace(/(<script type="module"[^>]*) integrity="[^"]+"/, '$1');
    expect(body.length).toBeLessThan(html.length);
    const { 'integrity-policy': policy = '', ...headers } = response.headers();
    expect(policy).toBe(POLICY);
    const sent = policies.map((value) => ['integrity-policy', value]);
    await route.fulfill({ response, body, headers: { ...headers, ...Object.fromEntries(sent) } });
  });
  await page.goto('./download/');
  await page.locator('html[data-refused]').waitFor();
  await expect(page.locator('html[data-hydrated]')).toHaveCount(0);
  await expect(option(page, 'google-play')).toBeVisible();

  // Without the policy the script runs.
  policies = [];
  await page.goto('./download/');
  await page.locator('html[data-hydrated]').waitFor();
});

workerTest(
  'VER-4 a document that the service worker has cached starts under the policy',
  async ({ page, host, consoleGuard }) => {
    consoleGuard.expectMessage(NETWORK_ERRORS);
    const refused = refusedScripts(page);
    await visitAndPrecache(page);
    await host.close();
    await page.goto('about:blank');
    const response = await page.goto('./');
    expect(response?.headers()['integrity-policy']).toBe(POLICY);
    await page.locator('html[data-hydrated]').waitFor();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('home.hero.title'));
    expect(refused).toEqual([]);

    consoleGuard.expectMessage(REFUSED);
    expect(await importBoth(page)).toEqual(['ran', 'refused']);
  },
);

test.describe('Safari', () => {
  test.use({ userAgent: SAFARI });

  test('VER-4 Safari gets no Integrity-Policy: the site would not start', async ({ page }) => {
    const response = await page.goto('./');
    const { 'integrity-policy': policy, vary } = response?.headers() ?? {};
    expect([policy, vary]).toEqual([undefined, expect.stringContaining('User-Agent')]);
    await page.locator('html[data-hydrated]').waitFor();
  });
});
