import type { Page } from '@playwright/test';
import { gotoRoute } from './support/screens.ts';
import { waitForFonts } from './support/fonts.ts';
import { expect, test } from './support/test.ts';

const WIDTHS = [375, 768, 1024, 1440];
/** A last line of fewer characters is an orphan. */
const ORPHAN = 3;

test.use({ savedLocale: 'zh-TW', contextOptions: { reducedMotion: 'reduce' } });

for (const path of ['/', '/bank-card'])
  test(`I18N-1 lines of running text in Traditional Chinese end between phrases, and no last line is an orphan, on ${path}`, async ({
    page,
  }) => {
    await gotoRoute(page, path);
    await waitForFonts(page);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      const paragraphs = await wrappedTexts(page);
      expect(paragraphs.length).toBeGreaterThan(5);
      const where = `at ${width} px`;
      expect.soft(paragraphs.filter(runningTextBreaksWord), `broken words ${where}`).toEqual([]);
      expect.soft(paragraphs.filter(endsInOrphan), `orphans ${where}`).toEqual([]);
    }
  });

test('GUIDE-1 GUIDE-2 no title of an install guide breaks inside a word in Traditional Chinese', async ({
  page,
}) => {
  let wrapped = 0;
  for (const path of ['/ios-install-guide', '/android-install-guide']) {
    await gotoRoute(page, path);
    await waitForFonts(page);
    for (const width of [320, ...WIDTHS]) {
      await page.setViewportSize({ width, height: 900 });
      const titles = await wrappedTexts(page, 'main :is(h1, h2, h3)');
      wrapped += titles.length;
      expect.soft(titles.filter(breaksWord), `${path} at ${width} px`).toEqual([]);
    }
  }
  expect(wrapped).toBeGreaterThan(5);
});

test('I18N-1 in Chinese titles a punctuation mark is 1 em wide, and strong text is drawn bold', async ({
  page,
}) => {
  await gotoRoute(page, '/');
  await waitForFonts(page);
  const widths = await page.locator('main h1').evaluate((title) => {
    const texts = document.createTreeWalker(title, NodeFilter.SHOW_TEXT);
    const all: number[] = [];
    while (texts.nextNode())
      for (const { index } of (texts.currentNode as Text).data.matchAll(/[，。]/g)) {
        const mark = document.createRange();
        mark.setStart(texts.currentNode, index);
        mark.setEnd(texts.currentNode, index + 1);
        all.push(mark.getBoundingClientRect().width / parseFloat(getComputedStyle(title).fontSize));
      }
    return all;
  });
  expect(widths.length).toBeGreaterThan(0);
  for (const width of widths) expect(width).toBeCloseTo(1, 1);
  // Browsers synthesize bold for a font weight of 600 or more if the font has only lower weights.
  const weights = await page.evaluate(() =>
    [...document.fonts].filter(({ family }) => /Unio Han/.test(family)).map(({ weight }) => weight),
  );
  expect([...new Set(weights)]).toEqual(['400']);
});

type Paragraph = { lines: string[]; isRunningText: boolean };

/** Where a phrase is wider than its column. Titles and answers to questions may break elsewhere. */
function runningTextBreaksWord(paragraph: Paragraph): boolean {
  return paragraph.isRunningText && breaksWord(paragraph);
}

const breaksWord = ({ lines }: Paragraph) =>
  lines.slice(0, -1).some((line) => /\p{Script=Han}$/u.test(line));

function endsInOrphan({ lines }: Paragraph): boolean {
  const isPhrase = /[，。、；：？！」）]$/u.test(lines.at(-2) ?? '');
  return (
    !isPhrase &&
    (lines.at(-1)?.match(/[\p{Script=Han}\p{Alphabetic}\p{Number}]/gu)?.length ?? 0) < ORPHAN
  );
}

/** A line that wraps at a space or U+200B keeps that character at its end. */
async function wrappedTexts(
  page: Page,
  selector = 'main :is(h1, h2, h3, p):not(:has(> *))',
): Promise<Paragraph[]> {
  return page.locator(selector).evaluateAll((all) =>
    all.flatMap((element) => {
      if (!element.checkVisibility({ visibilityProperty: true })) return [];
      const lines: string[] = [];
      let bottom = -Infinity;
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        const text = texts.currentNode as Text;
        for (let index = 0; index < text.data.length; index += 1) {
          const range = document.createRange();
          range.setStart(text, index);
          range.setEnd(text, index + 1);
          const [box] = range.getClientRects();
          const isNewLine = box !== undefined && box.width > 0 && box.top >= bottom;
          if (isNewLine) bottom = box.bottom;
          const line = isNewLine ? '' : (lines.pop() ?? '');
          lines.push(line + text.data.charAt(index));
        }
      }
      if (lines.length < 2) return [];
      return [{ lines, isRunningText: element.matches('p:not(details *)') }];
    }),
  );
}
