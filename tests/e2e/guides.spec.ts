import type { Page } from '@playwright/test';
import { LOCALES } from '../../src/i18n/locales.ts';
import type { MessageId } from '../../src/i18n/messages.ts';
import { site } from '../../src/site.ts';
import { linkTo } from './support/links.ts';
import {
  chooseLanguage,
  extendedTag,
  gotoRoute,
  setPreferredLocale,
  SCREENS,
  triggerHydration,
} from './support/screens.ts';
import { waitForFonts } from './support/fonts.ts';
import { expect, test } from './support/test.ts';
import { readMessages, translatorFor } from './support/messages.ts';

const GUIDES = [
  {
    requirement: 'GUIDE-1',
    path: '/ios-install-guide',
    prefix: 'guide.ios',
    methods: ['store', 'enterprise'],
    chunk: /IosInstallGuide-[\w-]+\.js$/,
    store: site.appStoreUrl,
  },
  {
    requirement: 'GUIDE-2',
    path: '/android-install-guide',
    prefix: 'guide.android',
    methods: ['store', 'file'],
    chunk: /AndroidInstallGuide-[\w-]+\.js$/,
    store: site.googlePlayUrl,
  },
] as const;

function stepsOf(prefix: string): { title: MessageId; text: MessageId }[] {
  const titles = (Object.keys(readMessages('en')) as MessageId[]).filter(
    (id) => id.startsWith(`${prefix}.`) && id.split('.').length === 5 && id.endsWith('.title'),
  );
  return titles.map((title) => ({ title, text: title.replace(/title$/, 'text') as MessageId }));
}

for (const { requirement, path, prefix, methods, store } of GUIDES) {
  for (const locale of LOCALES) {
    test(`${requirement} ${path}: both methods, every step with its number, text and image, in ${locale}${extendedTag(locale)}`, async ({
      page,
    }) => {
      const translate = translatorFor(locale);
      await setPreferredLocale(page, locale);
      await gotoRoute(page, path);
      const main = page.getByRole('main');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        translate(`${prefix}.title`),
      );
      await expect(main).toContainText(translate(`${prefix}.lead`));
      for (const method of methods) {
        const section = main.locator('section', {
          has: page.getByRole('heading', {
            level: 2,
            name: translate(`${prefix}.${method}.title` as MessageId),
            exact: true,
          }),
        });
        const steps = stepsOf(`${prefix}.${method}`);
        expect(steps.length).toBeGreaterThan(1);
        const items = section.getByRole('listitem');
        await expect(items).toHaveCount(steps.length);
        for (const [index, step] of steps.entries()) {
          const item = items.nth(index);
          await expect(item.getByRole('heading', { level: 3 })).toHaveText(translate(step.title));
          await expect(item).toContainText(translate(step.text));
          await expect(
            item.getByText(translate('guide.step', { number: index + 1 }), { exact: true }),
          ).toHaveCount(1);
          await expect(item.getByText(`${index + 1}`, { exact: true })).toBeVisible();
          const drawing = await item.locator('svg').first().boundingBox();
          expect(drawing?.width, 'a visible illustration').toBeGreaterThan(100);
        }
      }
      expect(await hrefs(page), 'the store is one tap away').toContain(store);
      // No name is configured: the page shows none (DL-5).
      await expect(main).not.toContainText(translate('verify.identity.publisher'));
    });
  }
}

for (const locale of LOCALES) {
  test(`GUIDE-1 GUIDE-2 the words in a picture fit their row or button, and nothing covers them, in ${locale} @extended`, async ({
    page,
  }) => {
    await setPreferredLocale(page, locale);
    for (const { path } of GUIDES) {
      await gotoRoute(page, path);
      await triggerHydration(page);
      await waitForFonts(page);
      const pictures = page.locator('main ol svg');
      expect(await pictures.count()).toBeGreaterThan(3);
      for (const picture of await pictures.all())
        expect.soft(await picture.evaluate(findTextProblems)).toEqual([]);
    }
  });
}

test('GUIDE-1 enterprise signing names Settings, General, VPN & Device Management and trust, in that order', async ({
  page,
}) => {
  await gotoRoute(page, '/ios-install-guide');
  const text = await page.getByRole('main').innerText();
  const positions = ['Settings', 'General', 'VPN & Device Management', 'Trust'].map((word) =>
    text.indexOf(word, text.indexOf('enterprise signing')),
  );
  expect(positions.every((position) => position > 0)).toBe(true);
  expect(positions).toEqual(positions.toSorted((a, b) => a - b));
  expect(text, 'iOS 18 asks for a restart').toContain('Allow & Restart');
  for (const part of [
    'ios.note.title',
    'ios.note.warning',
    'ios.note.name',
    'ios.note.stops',
    'note.phrase',
  ] as const)
    expect(text).toContain(translatorFor('en')(`guide.${part}`));
  expect(await hrefs(page)).toContain(linkTo('/android-install-guide', 'en', '../'));
});

test('GUIDE-2 the APK has the official URL, and the Spanish text says to allow unknown sources', async ({
  page,
}) => {
  await gotoRoute(page, '/android-install-guide');
  expect(await hrefs(page)).toContain(site.apkUrl);
  for (const part of [
    'title',
    'cancel',
    'cancel.advice',
    'scan',
    'scan.advice',
    'update',
    'update.advice',
    'dates',
  ] as const)
    await expect(page.getByRole('main')).toContainText(
      translatorFor('en')(`guide.android.note.${part}`),
    );
  await expect(page.getByRole('main')).toContainText(translatorFor('en')('guide.note.phrase'));
  expect(await hrefs(page)).toContain(linkTo('/ios-install-guide', 'en', '../'));
  await chooseLanguage(page.getByRole('banner'), 'es');
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await expect(page.getByRole('main')).toContainText(/(orígenes|fuentes) desconocid[oa]s/i);
});

test('ROUTE-5 ROUTE-6 GUIDE-1 GUIDE-2 a guide is loaded only when visited', async ({
  page,
  requests,
}) => {
  const requestsFor = (chunk: RegExp) => requests.filter((url) => chunk.test(url));
  await gotoRoute(page, '/');
  // Chunks of other pages load on the first interaction.
  await page.keyboard.press('Shift');
  await expect.poll(() => requestsFor(/\/BankCard-[\w-]+\.js$/)).not.toEqual([]);
  for (const { path, heading } of SCREENS.filter((screen) => !screen.path.includes('guide'))) {
    await gotoRoute(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(translatorFor('en')(heading));
  }
  await page.waitForLoadState('networkidle');
  for (const { chunk } of GUIDES) expect(requestsFor(chunk)).toEqual([]);
  for (const { path, chunk, prefix } of GUIDES) {
    await gotoRoute(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      translatorFor('en')(`${prefix}.title`),
    );
    expect(requestsFor(chunk)).toHaveLength(1);
  }
});

function hrefs(page: Page): Promise<(string | null)[]> {
  return page
    .getByRole('main')
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
}

/** The words of a picture that overflow the shape behind them, or cross the edge of a shape painted later. */
function findTextProblems(picture: Element): string[] {
  // A blurred shadow is no background for text.
  const shapes = [...picture.querySelectorAll('[transform] :is(path, rect, circle):not([filter])')];
  const before = (one: Element, other: Element) =>
    Boolean(one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING);
  const contains = (outer: DOMRect, inner: DOMRect) =>
    outer.left <= inner.left &&
    outer.right >= inner.right &&
    outer.top <= inner.top &&
    outer.bottom >= inner.bottom;
  const area = ({ width, height }: DOMRect) => width * height;
  return [...picture.querySelectorAll('text')].flatMap((text) => {
    const box = text.getBoundingClientRect();
    const middle = new DOMRect(box.x + box.width / 2, box.y + box.height / 2);
    const below = shapes
      .filter((it) => before(it, text) && contains(it.getBoundingClientRect(), middle))
      .toSorted((a, b) => area(a.getBoundingClientRect()) - area(b.getBoundingClientRect()));
    const isWhole = below[0] && contains(below[0].getBoundingClientRect(), box);
    const isCovered = shapes.some((it) => {
      const shape = it.getBoundingClientRect();
      const isApart =
        shape.left >= box.right ||
        shape.right <= box.left ||
        shape.top >= box.bottom ||
        shape.bottom <= box.top;
      return before(text, it) && !isApart && !contains(shape, box);
    });
    return isWhole && !isCovered ? [] : [text.textContent];
  });
}
