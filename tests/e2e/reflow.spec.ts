import type { Page } from '@playwright/test';
import { LOCALES } from '../../src/i18n/locales.ts';
import { size } from '../../src/theme/generated/tokens.ts';
import { findOverflow } from './support/overflow.ts';
import {
  lengthenTexts,
  findOverlaps,
  restoreTexts,
  installOverlapRule,
} from './support/lengthen-text.ts';
import {
  doubleText,
  extendedTag,
  gotoRoute,
  SCREENS,
  triggerHydration,
} from './support/screens.ts';
import { waitForFonts } from './support/fonts.ts';
import { expect, test } from './support/test.ts';
import { translatorFor } from './support/messages.ts';

for (const locale of LOCALES) {
  test.describe(`in ${locale}`, () => {
    test.use({ savedLocale: locale, contextOptions: { reducedMotion: 'reduce' } });

    test(`FAULT-69 FAULT-70 FAULT-73 every screen fits every width, a 400 % zoom, wider text spacing and 40 % longer text, in ${locale}${extendedTag(locale)}`, async ({
      page,
    }) => {
      await installOverlapRule(page);
      for (const { path, heading } of SCREENS) {
        await page.setViewportSize({ width: 1280, height: 800 });
        await gotoRoute(page, path);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(
          translatorFor(locale)(heading),
        );
        await waitForFonts(page);
        await setTextSpacing(page, false);
        // 320 × 256 is 1280 × 1024 at 400 %.
        for (const [width, height] of [
          [2560, 1440],
          [1280, 800],
          [1024, 768],
          [769, 900],
          [768, 900],
          [375, 812],
          [320, 256],
        ] as const) {
          await page.setViewportSize({ width, height });
          expect.soft(await findOverflow(page), `${path} at ${width} px`).toEqual([]);
        }
        await setTextSpacing(page, true);
        for (const width of [320, 1280]) {
          await page.setViewportSize({ width, height: 800 });
          expect
            .soft(await findOverflow(page), `${path} at ${width} px with wider spacing`)
            .toEqual([]);
        }
        await setTextSpacing(page, false);
        await triggerHydration(page);
        await lengthenTexts(page);
        for (const width of [1280, 375]) {
          await page.setViewportSize({ width, height: 800 });
          const where = `${path} at ${width} px with longer words`;
          expect.soft(await findOverflow(page), where).toEqual([]);
          expect.soft(await findOverlaps(page), where).toEqual([]);
        }
        await restoreTexts(page);
      }
    });
  });
}

test('on very wide screens text and the content column grow by a quarter @extended', async ({
  page,
}) => {
  await gotoRoute(page, '/download');
  const rem = () =>
    page.evaluate(() => parseFloat(getComputedStyle(document.documentElement).fontSize));
  const column = () =>
    page
      .locator('footer > div')
      .first()
      .evaluate((it) => it.clientWidth);
  for (const [width, text, content] of [
    [1440, 16, size.container],
    [1680, 16, size.container],
    [2120, 18, size.container + 160],
    [2560, 20, size.container + 320],
    [3840, 20, size.container + 320],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    expect.soft([await rem(), await column()], `at ${width} px`).toEqual([text, content]);
  }
});

for (const locale of LOCALES)
  test.describe(`on a phone in landscape, in ${locale}`, () => {
    test.use({ savedLocale: locale });

    test(`a control is above the fold${extendedTag(locale)}`, async ({ page }) => {
      for (const [width, height] of [
        [812, 375],
        [667, 375],
      ] as const) {
        await page.setViewportSize({ width, height });
        for (const path of ['/', '/download', '/bank-card', '/countries-regions'] as const) {
          await gotoRoute(page, path);
          const first = page.getByRole('main').locator('a, button, input').first();
          await expect.soft(first, `${path} at ${width} px`).toBeInViewport({ ratio: 0.6 });
        }
      }
    });
  });

test('on a phone in landscape no heading is larger than the title of the page @extended', async ({
  page,
}) => {
  await page.setViewportSize({ width: 812, height: 375 });
  for (const { path } of SCREENS) {
    await gotoRoute(page, path);
    const sizes = await page
      .getByRole('main')
      .locator('h1, h2')
      .evaluateAll((headings) =>
        headings.map((it) => Number.parseFloat(getComputedStyle(it).fontSize)),
      );
    const [title = Number.NaN, ...others] = sizes;
    expect(Math.max(0, ...others), path).toBeLessThanOrEqual(title);
  }
});

// In every language, because each has other words that are too long for a phone.
for (const locale of LOCALES) {
  test.describe(`in ${locale}`, () => {
    test.use({ savedLocale: locale, viewport: { width: 375, height: 812 } });

    test(`FAULT-70 with text at 200 % no word breaks and nothing is clipped on a phone, in ${locale}${extendedTag(locale)}`, async ({
      page,
    }) => {
      await installOverlapRule(page);
      for (const { path } of SCREENS) {
        await gotoRoute(page, path);
        await doubleText(page);
        await triggerHydration(page);
        await waitForFonts(page);
        expect.soft(await findLayoutProblems(page), path).toEqual([]);
      }
    });
  });
}

test.describe('in Chinese', () => {
  test.use({ savedLocale: 'zh-TW' });

  test('FAULT-69 no line begins with closing punctuation, in zh-TW @extended', async ({ page }) => {
    for (const { path } of SCREENS) {
      await gotoRoute(page, path);
      await triggerHydration(page);
      for (const width of [320, 344, 360, 375, 390, 412, 480, 540, 600, 768, 1024, 1280, 1440]) {
        await page.setViewportSize({ width, height: 800 });
        expect.soft(await linesStartingWithPunctuation(page), `${path} at ${width} px`).toEqual([]);
      }
    }
  });
});

test('FAULT-70 text at 200 % fits', async ({ page }) => {
  for (const { path, heading } of SCREENS) {
    await page.setViewportSize({ width: 1280, height: 800 });
    await gotoRoute(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(translatorFor('en')(heading));
    await doubleText(page);
    for (const width of [1280, 800, 390]) {
      await page.setViewportSize({ width, height: 800 });
      expect.soft(await findOverflow(page), `${path} at ${width} px`).toEqual([]);
    }
  }
});

test('FAULT-70 HDR-7 with text at 200 % the header has the burger of a phone, in one row', async ({
  page,
}) => {
  const t = translatorFor('en');
  const burger = page.getByRole('button', { name: t('header.menu.open') });
  await page.setViewportSize({ width: 769, height: 800 });
  await gotoRoute(page, '/');
  await expect(burger).toBeHidden();
  await doubleText(page);
  for (const width of [1440, 1025, 769, 320]) {
    await page.setViewportSize({ width, height: 800 });
    await expect(burger).toBeVisible();
    await expect(page.getByRole('navigation', { name: t('header.nav.label') })).toBeHidden();
    const row = await page.getByRole('banner').boundingBox();
    expect(row?.height, `at ${width} px`).toBeLessThanOrEqual(size.headerMobile);
  }
  await burger.click();
  await expect(page.getByRole('dialog', { name: t('header.menu.label') })).toBeVisible();
});

/** Findings of the visual harness's layout lint for enlarged text, without decorations. */
function findLayoutProblems(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    window
      .checkLayout(true)
      .findings.filter(
        ({ selector }) => !document.querySelector(selector)?.closest('[aria-hidden]'),
      )
      .map(({ rule, text }) => `${rule}: ${text}`),
  );
}

/** Lines that begin with a mark that must not begin a line, with the text around it. */
function linesStartingWithPunctuation(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const glyph = new Range();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = texts.currentNode as Text;
      let line: number | undefined;
      for (let at = 0; at < text.length; at += 1) {
        glyph.setStart(text, at);
        glyph.setEnd(text, at + 1);
        const box = glyph.getClientRects()[0];
        if (!box || box.width === 0) continue;
        const isNext = line !== undefined && box.top > line + box.height / 2;
        if (isNext && /[。，、：；？！）」]/.test(text.data.charAt(at)))
          found.push(text.data.slice(Math.max(0, at - 12), at + 1));
        line = box.top;
      }
    }
    return found;
  });
}

/** Text spacing of WCAG 1.4.12. The CSP does not apply to constructed style sheets. */
function setTextSpacing(page: Page, on: boolean): Promise<void> {
  return page.evaluate((isSpaced) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      isSpaced
        ? `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
           p { margin-bottom: 2em !important; }`
        : '',
    );
    document.adoptedStyleSheets = [sheet];
  }, on);
}
