import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { HtmlValidate } from 'html-validate';
import { documentPath } from '../../src/app/document-paths.ts';
import { LOCALES, type Locale } from '../../src/i18n/locales.ts';
import { plainText } from '../../src/i18n/plain-text.ts';
import { site } from '../../src/site.ts';
import { DIST, SITE_ORIGIN } from './support/test-servers.ts';
import { readPixels, readQr } from './support/qr.ts';
import {
  extendedTag,
  setPreferredLocale,
  SCREENS,
  waitForRoute,
  triggerHydration,
} from './support/screens.ts';
import { expect, test } from './support/test.ts';
import { createMessageFinder, collectTexts } from './support/visible-text.ts';
import { translatorFor } from './support/messages.ts';

const PAGES = SCREENS.filter(({ path }) => path !== '/nowhere');
const documentPathsOf = (locale: Locale) => PAGES.map(({ path }) => documentPath(locale, path));
const DOCUMENT_PATHS = LOCALES.flatMap(documentPathsOf);
/** Messages of device-dependent or lazy elements, which no document contains. */
const NOT_PRERENDERED = /^(?:download\.(?:subtitle\.|qr$|scan$)|guide\.scan$|trust\.)/;
const read = (path: string) => readFileSync(join(DIST, path, 'index.html'), 'utf8');

declare global {
  interface Window {
    titlesSeen: string[];
  }
}

// The validator reads a template as part of its document. The page in the template has its own document.
const EMBEDDED = /<template data-path[^]*?<\/template>/;
test('every document is valid HTML', async () => {
  const validator = new HtmlValidate({
    extends: ['html-validate:standard'],
    // React writes attributes in camel case; HTML is case-insensitive.
    rules: { 'attr-case': 'off' },
  });
  for (const path of DOCUMENT_PATHS) {
    const { results } = await validator.validateString(read(path).replace(EMBEDDED, ''));
    const problems = results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} at ${selector}`),
    );
    expect(problems, path).toEqual([]);
  }
});

test('every document, file and link of the build exists', async ({ request }) => {
  const missing = new Set<string>();
  const files = new Set<string>();
  for (const path of [...DOCUMENT_PATHS, '404.html']) {
    const html = path === '404.html' ? readFileSync(join(DIST, path), 'utf8') : read(path);
    const linkedUrls = [...html.matchAll(/\s(?:href|src)="([^"]+)"/g)].map(
      ([, address = '']) => address,
    );
    const sets = [...html.matchAll(/\ssrcset="([^"]+)"/gi)].flatMap(([, set = '']) =>
      set.split(',').map((entry) => entry.trim().split(/\s+/)[0] ?? ''),
    );
    for (const address of [...linkedUrls, ...sets]) {
      const { origin, pathname } = new URL(
        address.replaceAll('&amp;', '&'),
        `https://here.example/${path}`,
      );
      if (origin === 'https://here.example') files.add(pathname);
    }
  }
  expect(files.size).toBeGreaterThan(100);
  for (const file of files) {
    const response = await request.head(file, { maxRedirects: 0 });
    if (response.status() !== 200) missing.add(`${response.status()} ${file}`);
  }
  expect([...missing]).toEqual([]);
  // Assets that scripts and styles reference by name.
  for (const file of [...files].filter((name) => /\.(?:js|css)$/.test(name))) {
    const text = readFileSync(join(DIST, file), 'utf8');
    for (const [name] of text.matchAll(/[\w-]+-[\w-]{8}\.(?:js|css|json|woff2|avif|webp)\b/g))
      expect(existsSync(join(DIST, 'assets', name)), `${name} of ${file}`).toBe(true);
  }
});

test('the structured data of a document matches its visible text', () => {
  for (const locale of LOCALES) {
    for (const { path } of PAGES) {
      const html = read(documentPath(locale, path));
      const [, data = '{}'] =
        /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html) ?? [];
      const { '@graph': graph } = JSON.parse(data) as { '@graph': { '@type': string }[] };
      const app = path === '/' || path === '/download' ? ['MobileApplication'] : [];
      expect(graph.map((node) => node['@type']).toSorted(), path).toEqual(
        [...app, ...(path === '/' ? ['FAQPage', 'Organization'] : ['BreadcrumbList'])].toSorted(),
      );
      const visibleText = plain(html.replace(data, '').replaceAll(/<[^>]*>/g, ''));
      const faqPages = graph.filter((node) => node['@type'] === 'FAQPage');
      const texts = [
        ...JSON.stringify(faqPages).matchAll(/"(?:name|text)":("(?:[^"\\]|\\.)*")/g),
      ].map(([, text = '']) => JSON.parse(text) as string);
      expect(texts).toHaveLength(path === '/' ? 8 : 0);
      expect(texts.filter((text) => !visibleText.includes(plain(escaped(text))))).toEqual([]);
    }
  }
});

for (const locale of LOCALES) {
  test(`I18N-2 each document has the content of its page in ${locale}, and hydrates without a logged error or warning${extendedTag(locale, 'zh-TW')}`, async ({
    page,
  }) => {
    const translate = translatorFor(locale);
    const findMessages = createMessageFinder(locale);
    // Marks the title when it is parsed, before the app can render.
    await page.addInitScript(() => {
      const parsing = new MutationObserver(() => {
        const title = document.querySelector('h1');
        title?.setAttribute('data-as-sent', '');
        if (title) parsing.disconnect();
      });
      parsing.observe(document, { childList: true, subtree: true });
    });
    for (const { path, heading, title, description } of PAGES) {
      const address = documentPath(locale, path);
      await page.goto(address || './');
      await waitForRoute(page);
      // The same element: hydrated, not rendered again.
      await expect(page.locator('h1[data-as-sent]')).toHaveText(translate(heading));
      await expect(page.locator('html')).toHaveAttribute('lang', locale);
      expect(new URL(page.url()).hash, 'ROUTE-8').toBe(path === '/' ? '' : `#${path}`);

      const html = read(address);
      expect(html).toContain(`<title>${escaped(plainText(translate(title)))}</title>`);
      expect(html).toContain(
        `name="description" content="${escaped(plainText(translate(description)))}"`,
      );
      expect(html).toContain(`rel="canonical" href="${site.siteOrigin}/${address}"`);
      for (const other of LOCALES)
        expect(html).toContain(
          `hreflang="${other}" href="${site.siteOrigin}/${documentPath(other, path)}"`,
        );
      expect(html).toContain(`content="${site.siteOrigin}/og/${locale}.jpg"`);
      if (path === '/countries-regions') continue;
      const sent = plain(html.replaceAll(/<[^>]*>/g, ''));
      const attributes = plain(html);
      const shownTexts = (await collectTexts(page)).filter((text) =>
        findMessages(text).some((id) => !NOT_PRERENDERED.test(id)),
      );
      const missing = shownTexts
        .map((text) => plain(escaped(text)))
        .filter((text) => !sent.includes(text) && !attributes.includes(`"${text}"`));
      expect(missing, `shown but not sent: ${address}`).toEqual([]);
    }
  });
}

test('I18N-2 ROUTE-12 no flash of another page or another language', async ({ page }) => {
  const seen = () => page.evaluate(() => window.titlesSeen.filter(Boolean));
  await page.addInitScript(() => {
    const texts: string[] = [];
    window.titlesSeen = texts;
    const look = () => {
      const title = document.querySelector('h1');
      if (title?.checkVisibility({ visibilityProperty: true })) texts.push(title.innerText);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  const expectOnlyTitle = async (address: string, text: string) => {
    await page.goto(address);
    await waitForRoute(page);
    await expect.poll(async () => new Set(await seen())).toEqual(new Set([text]));
  };
  await expectOnlyTitle('./#/download', translatorFor('en')('download.title'));
  await setPreferredLocale(page, 'zh-TW');
  await expectOnlyTitle('./', translatorFor('zh-TW')('home.hero.title'));
  await expectOnlyTitle('./es/order/', translatorFor('zh-TW')('order.title'));
  await expectOnlyTitle('./vi/order/#/bank-card', translatorFor('zh-TW')('bank-card.title'));
});

test('the app does not insert styles that the document already has', async ({ page }) => {
  const insertedRules = () =>
    page.evaluate(() => {
      const styleElement = document.querySelector<HTMLStyleElement>('style[data-styled]');
      return styleElement?.sheet?.cssRules.length ?? 0;
    });
  await page.goto('./');
  await waitForRoute(page);
  await triggerHydration(page);
  expect(await insertedRules()).toBeLessThan(20);
  await page
    .getByRole('banner')
    .getByRole('link', { name: translatorFor('en')('header.nav.bank-card') })
    .click();
  await expect.poll(insertedRules).toBeGreaterThan(20);
});

test('ROUTE-8 links and Back navigate in the app, without a document load', async ({ page }) => {
  const translate = translatorFor('es');
  await page.goto('./es/order/');
  await waitForRoute(page);
  await page.evaluate(() => document.documentElement.setAttribute('data-same-page', ''));
  await page
    .getByRole('banner')
    .getByRole('link', { name: translate('header.nav.bank-card') })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(translate('bank-card.title'));
  expect(new URL(page.url()).hash).toBe('#/bank-card');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(translate('order.title'));
  await expect(page.locator('html[data-same-page]')).toHaveCount(1);
  await page.goForward();
  await page.reload();
  await waitForRoute(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(translate('bank-card.title'));
});

test('POP-1 the QR code leads to the download page from any document', async ({ page }) => {
  await page.goto('./vi/bank-card/');
  await waitForRoute(page);
  await page.locator('#header-download').click();
  const code = page.getByRole('img', { name: translatorFor('vi')('download.qr') });
  await expect(code).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCSS('opacity', '1');
  expect(readQr(await readPixels(code))).toBe(`${SITE_ORIGIN}/#/download`);
});

test('I18N-1 the 404 page is in the language of the URL', async ({ page, consoleGuard }) => {
  consoleGuard.expectMessage(/404/);
  const response = await page.goto('./es/nowhere/');
  expect(response?.status()).toBe(404);
  await waitForRoute(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    translatorFor('es')('not-found.title'),
  );
});

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
}

/** Removes whitespace, and decodes the apostrophes and quotes that React escapes. */
function plain(text: string): string {
  return text
    .replaceAll(/[\s\u200b\u2060]+/g, '')
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"');
}
