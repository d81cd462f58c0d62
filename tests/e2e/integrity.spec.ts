import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { documentPath } from '../../src/app/document-paths.ts';
import { LOCALES } from '../../src/i18n/locales.ts';
import { ROUTES } from '../../src/navigation/routes.ts';
import { LOGGED_ERROR } from './support/engine.ts';
import { extendedTag, chooseLanguage, gotoRoute } from './support/screens.ts';
import { DIST } from './support/test-servers.ts';
import { expect, test } from './support/test.ts';
import { option } from './support/download-page.ts';
import { translatorFor } from './support/messages.ts';

const t = translatorFor('en');
const REFUSED = /Failed to find a valid digest|integrity checks failed/;

type Tampering = { stop: () => void; urls: string[] };

/** Prepends a statement that marks the page to these files, as a hostile host could. */
async function tamper(page: Page, files: RegExp): Promise<Tampering> {
  const urls: string[] = [];
  let isOn = true;
  await page.route(files, async (route) => {
    if (!isOn) return route.fallback();
    const response = await route.fetch();
    urls.push(route.request().url());
    const mark = 'document.documentElement.dataset.evil = "";';
    return route.fulfill({ response, body: `${mark}${await response.text()}` });
  });
  return { urls, stop: () => void (isOn = false) };
}

function importMapOf(html: string): Record<string, string> {
  const [, map = ''] = /<script type="importmap">(.*?)<\/script>/.exec(html) ?? [];
  return (JSON.parse(map) as { integrity: Record<string, string> }).integrity;
}

test('VER-4 every document has the integrity of every script that it or the app can load', () => {
  const scripts = readdirSync(join(DIST, 'assets')).filter((name) => name.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(30);
  for (const locale of LOCALES)
    for (const path of Object.values(ROUTES)) {
      const html = readFileSync(join(DIST, documentPath(locale, path), 'index.html'), 'utf8');
      const tags = html.match(/<(?:script|link)[^>]* integrity="sha256-[^"]+"[^>]*>/g) ?? [];
      const linked = tags.map((tag) => /assets\/([^"]+)"/.exec(tag)?.[1] ?? '');
      // Home's styles are in a template and in <noscript>, and those of the page that it embeds in another template.
      const files = path === ROUTES.home ? 4 : 2;
      expect(linked, 'the styles and the entry script').toHaveLength(files);
      const mapped = Object.keys(importMapOf(html)).map((key) => key.split('/').at(-1) ?? '');
      expect(mapped.filter((name) => name.endsWith('.css'))).toEqual([
        expect.stringContaining('fonts-han-'),
      ]);
      const known = new Set([...mapped, ...linked]);
      expect(
        scripts.filter((name) => !known.has(name)),
        `${locale} ${path}`,
      ).toEqual([]);
    }
});

test('VER-4 FAULT-95 a changed page chunk never runs: it is requested again, the page reloads once, then shows a message', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.expectMessage(REFUSED);
  consoleGuard.expectMessage(LOGGED_ERROR);
  consoleGuard.expectMessage(/dynamically imported module/);
  const { urls, stop } = await tamper(page, /\/Order-[\w-]+\.js/);
  await gotoRoute(page, '/');
  await page
    .getByRole('link', { name: t('home.hero.preorder') })
    .first()
    .click();
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(t('failure.chunk.title'));
  await expect(page.locator('html[data-evil]')).toHaveCount(0);
  expect(urls.filter((url) => url.includes('?again=')).length).toBeGreaterThanOrEqual(4);
  await expect(
    page.getByRole('main').getByRole('link', { name: t('download.app-store') }),
  ).toBeVisible();

  stop();
  await page.getByRole('button', { name: t('common.reload') }).click();
  await expect(heading).toHaveText(t('order.title'));
});

for (const name of ['vendor', 'shell', 'index'])
  test(`VER-4 FAULT-95 a changed ${name} script never runs, and the document with its links stays${extendedTag(name, 'vendor', 'index')}`, async ({
    page,
    consoleGuard,
  }) => {
    consoleGuard.expectMessage(REFUSED);
    consoleGuard.expectMessage(/dynamically imported module/);
    const { urls } = await tamper(page, new RegExp(`/${name}-[\\w-]+\\.js`));
    await page.goto('./download/');
    await expect.poll(() => consoleGuard.messages.filter((it) => REFUSED.test(it))).not.toEqual([]);
    expect(urls).not.toEqual([]);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('download.title'));
    await expect(option(page, 'google-play')).toBeVisible();
    await expect(option(page, 'google-play')).toHaveText(t('download.google-play'));
    await expect(page.locator('html[data-evil]')).toHaveCount(0);
  });

test('VER-4 FAULT-95 a changed inline script never runs, and the document with its links stays', async ({
  page,
  consoleGuard,
}) => {
  const blocked = /Content Security Policy/;
  consoleGuard.expectMessage(blocked);
  consoleGuard.expectMessage(/^CSP violation: script-src-elem inline/);
  // Chromium treats a fulfilled document as a remote one and blocks its requests to loopback.
  consoleGuard.expectMessage(/loopback|Failed to load resource|backup link/);
  await page.route('**/download/', async (route) => {
    const response = await route.fetch();
    const evil = '<script>document.documentElement.dataset.evil="";';
    await route.fulfill({ response, body: (await response.text()).replace('<script>', evil) });
  });
  await page.goto('./download/');
  await page.locator('html[data-hydrated]').waitFor();
  expect(consoleGuard.messages.filter((it) => blocked.test(it))).toHaveLength(1);
  await expect(option(page, 'google-play')).toBeVisible();
  await expect(option(page, 'google-play')).toHaveText(t('download.google-play'));
  await expect(page.locator('html[data-evil]')).toHaveCount(0);
});

test('VER-4 FAULT-95 messages with one other byte are not shown', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.expectMessage(REFUSED);
  consoleGuard.expectMessage(/Messages of es did not load/);
  await page.route(/\/es-[\w-]+\.json$/, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replaceAll('Pedido', 'Perdido').replace(/\}$/, ' }');
    await route.fulfill({ response, body });
  });
  await gotoRoute(page, '/order');
  await chooseLanguage(page.getByRole('banner'), 'es');
  await expect.poll(() => consoleGuard.messages.join()).toContain('Messages of es did not load');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('order.title'));
});

test('VER-4 FAULT-95 changed styles are not applied, including those of the Chinese fonts', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.expectMessage(REFUSED);
  await page.route(/\/(?:fonts-han|home)-[\w-]+\.css$/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `${await response.text()}html{--evil:1}` });
  });
  await page.goto('./zh-TW/');
  await page.locator('html[data-hydrated]').waitFor();
  await expect
    .poll(() => consoleGuard.messages.filter((it) => REFUSED.test(it)).join())
    .toMatch(/home-[\s\S]*fonts-han-/);
  const evil = () => getComputedStyle(document.documentElement).getPropertyValue('--evil');
  expect(await page.evaluate(evil)).toBe('');
});
