import type { Locator } from '@playwright/test';
import { LOCALES } from '../../src/i18n/locales.ts';
import { breakpoint } from '../../src/theme/generated/tokens.ts';
import { extendedTag, gotoRoute, setPreferredLocale, triggerHydration } from './support/screens.ts';
import { waitForFonts } from './support/fonts.ts';
import { translatorFor } from './support/messages.ts';
import { expectTopAt } from './support/scroll.ts';
import { expect, test } from './support/test.ts';

const WIDTHS = [768, 1024, 1440];
/** px, between a title and the pictures beside it. */
const TITLE_GAP = 48;
/** px, between the middles of a step's number, or of a note's icon, and of the capitals of its title. */
const MAX_OFFSET = 1.5;
/** Of the note of a method. */
const FACTS = 4;

test('GUIDE-1 GUIDE-2 the icon of a note is level with its title', async ({ page }) => {
  await setPreferredLocale(page, 'vi');
  for (const path of ['/ios-install-guide', '/android-install-guide'] as const) {
    await gotoRoute(page, path);
    await triggerHydration(page);
    await waitForFonts(page);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      const offset = await page.locator('main ol + div h3').evaluate((title) => {
        const icon = title.previousElementSibling?.getBoundingClientRect();
        const capital = document.createElement('span');
        capital.style.cssText = 'display: inline-block; height: 1cap';
        title.prepend(capital);
        const { y, height } = capital.getBoundingClientRect();
        capital.remove();
        return icon ? Math.abs(icon.y + icon.height / 2 - (y + height / 2)) : Number.NaN;
      });
      expect.soft(offset, `${path} at ${width} px`).toBeLessThan(MAX_OFFSET);
    }
  }
});

for (const locale of LOCALES) {
  test(`GUIDE-1 GUIDE-2 the note of a method is below its steps, as wide as they are, its facts side by side where there is room, in ${locale} @extended`, async ({
    page,
  }) => {
    await setPreferredLocale(page, locale);
    for (const path of ['/ios-install-guide', '/android-install-guide'] as const) {
      await gotoRoute(page, path);
      await triggerHydration(page);
      await waitForFonts(page);
      const method = page.locator('main section:has(> * > ol + div > dl)');
      for (const width of [...WIDTHS, breakpoint.xl - 1, breakpoint.xl]) {
        await page.setViewportSize({ width, height: 900 });
        const steps = await method.locator('ol').boundingBox();
        const note = await method.locator('dl').locator('..').boundingBox();
        if (!steps || !note) throw new Error('There are no steps or no note.');
        const where = `${path} at ${width} px`;
        expect.soft(note.y, where).toBeGreaterThan(steps.y + steps.height);
        expect.soft(note.x, where).toBeCloseTo(steps.x, 0);
        expect.soft(note.width, where).toBeCloseTo(steps.width, 0);
        const tops = await method
          .locator('dt')
          .evaluateAll((all) => all.map((it) => Math.round(it.getBoundingClientRect().top)));
        expect(tops).toHaveLength(FACTS);
        expect.soft(new Set(tops).size, `rows of facts, ${where}`).toBe(rowsOfFacts(width));
      }
    }
  });

  test(`GUIDE-1 GUIDE-2 the titles and the texts of a row each start at one height, in ${locale}${extendedTag(locale, 'vi')}`, async ({
    page,
  }) => {
    await setPreferredLocale(page, locale);
    for (const path of ['/ios-install-guide', '/android-install-guide'] as const) {
      await gotoRoute(page, path);
      await triggerHydration(page);
      await waitForFonts(page);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        const steps = await page.locator('main ol > li:has(> div > svg)').evaluateAll((all) =>
          all.map((it) => {
            const rectOf = (selector: string) =>
              it.querySelector(selector)?.getBoundingClientRect();
            const { top, bottom } = it.firstElementChild?.getBoundingClientRect() ?? {};
            const [title, text] = [rectOf('div:has(> h3)'), rectOf('p')];
            const number = rectOf(':has(+ h3)');
            if (!title || !text || !number || bottom === undefined)
              throw new Error('A part is missing.');
            // As high as a capital, on the first baseline of the title.
            const capital = document.createElement('span');
            capital.style.cssText = 'display: inline-block; height: 1cap';
            it.querySelector('h3')?.prepend(capital);
            const { y, height } = capital.getBoundingClientRect();
            capital.remove();
            return {
              numberOffset: number.y + number.height / 2 - (y + height / 2),
              row: Math.round(top ?? Number.NaN),
              title: Math.round(title.top - bottom),
              text: Math.round(text.top - bottom),
              gap: Math.round(text.top - title.bottom),
            };
          }),
        );
        expect(steps.length).toBeGreaterThan(3);
        const offsets = steps.map(({ numberOffset }) => Math.abs(numberOffset));
        expect
          .soft(Math.max(...offsets), `number and title, ${path} at ${width} px`)
          .toBeLessThan(MAX_OFFSET);
        const rows = [...Map.groupBy(steps, ({ row }) => row).values()];
        for (const row of rows) {
          const where = `${path} at ${width} px: ${JSON.stringify(row)}`;
          expect.soft(new Set(row.map(({ title }) => title)).size, where).toBe(1);
          expect.soft(new Set(row.map(({ text }) => text)).size, where).toBe(1);
        }
        const gaps = rows.map((row) => Math.min(...row.map(({ gap }) => gap)));
        expect.soft(new Set(gaps).size, `below the longest title, ${path}: ${gaps.join()}`).toBe(1);
      }
    }
  });

  test(`GUIDE-1 GUIDE-2 the store's button is visible beside its steps, and no title touches the pictures of the steps, in ${locale} @extended`, async ({
    page,
  }) => {
    await setPreferredLocale(page, locale);
    for (const path of ['/ios-install-guide', '/android-install-guide'] as const) {
      await gotoRoute(page, path);
      await triggerHydration(page);
      await waitForFonts(page);
      const methods = page.locator('main section:has(ol:not(details ol))');
      await expect(methods).toHaveCount(2);
      for (const width of [375, 768, 1440, 1920, 2560]) {
        await page.setViewportSize({ width, height: 900 });
        const where = `${path} at ${width} px`;
        const store = methods.first().locator('div:has(> h2) a');
        await expect.soft(store, where).toBeVisible();
        const gaps = await methods.evaluateAll((sections) =>
          sections.map((section) => {
            const title = document.createRange();
            title.selectNodeContents(section.querySelector('h2') ?? section);
            const text = title.getBoundingClientRect();
            const steps = section.querySelector('ol > li')?.getBoundingClientRect();
            if (!steps) return Number.NaN;
            return steps.top >= text.bottom ? Infinity : steps.left - text.right;
          }),
        );
        expect.soft(Math.min(...gaps), where).toBeGreaterThanOrEqual(TITLE_GAP);
      }
    }
  });
}

/** Two rows between the breakpoints `lg` and `xl`. */
function rowsOfFacts(width: number): number {
  if (width < breakpoint.lg) return FACTS;
  return width < breakpoint.xl ? 2 : 1;
}

/** Expected columns on a screen of at least 1000 px. */
function columnsOf(steps: number, width: number): number {
  if (steps === 4) return width < breakpoint.xl ? 2 : 4;
  return steps === 2 ? 2 : 3;
}

for (const [requirement, path, prefix, second] of [
  ['GUIDE-1', '/ios-install-guide', 'guide.ios', 'guide.ios.enterprise'],
  ['GUIDE-2', '/android-install-guide', 'guide.android', 'guide.android.file'],
] as const) {
  test(`${requirement} ${path}: two steps are beside their title, more steps are below it, in full rows; both titles have one size${extendedTag(requirement, 'GUIDE-2')}`, async ({
    page,
  }) => {
    await gotoRoute(page, path);
    await triggerHydration(page);
    await waitForFonts(page);
    for (const width of [1000, 1024, 1199, 1200, 1280, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const titleSizes = new Set<string>();
      for (const name of [`${prefix}.store`, second] as const) {
        const title = page.getByRole('heading', {
          level: 2,
          name: translatorFor('en')(`${name}.title`),
          exact: true,
        });
        const method = page.locator('main > section').filter({ has: title });
        const rectOf = (it: Locator) => it.evaluate((element) => element.getBoundingClientRect());
        const [heading, list] = await Promise.all([
          rectOf(title),
          rectOf(method.getByRole('list')),
        ]);
        const steps = await Promise.all((await method.getByRole('listitem').all()).map(rectOf));
        const [first, last] = [steps[0], steps.at(-1)];
        if (!first || !last) throw new Error('There is no step.');
        const where = `${name} at ${width} px`;
        expect
          .soft(last.right, `no room beside the last step, ${where}`)
          .toBeCloseTo(list.right, 0);
        for (const step of steps) expect.soft(step.width, where).toBeCloseTo(first.width, 0);
        const columns = new Set(steps.map(({ left }) => Math.round(left))).size;
        expect.soft(columns, where).toBe(columnsOf(steps.length, width));
        if (name === second) expect.soft(heading.bottom, where).toBeLessThanOrEqual(first.top);
        else expect.soft(heading.right, where).toBeLessThanOrEqual(first.left);
        titleSizes.add(await title.evaluate((it) => getComputedStyle(it).fontSize));
      }
      expect.soft([...titleSizes], `one size at ${width} px`).toHaveLength(1);
    }
  });
}

for (const [requirement, path, link, title] of [
  ['GUIDE-1', '/ios-install-guide', 'guide.ios.lead.direct', 'guide.ios.enterprise.title'],
  ['GUIDE-2', '/android-install-guide', 'guide.android.lead.file', 'guide.android.file.title'],
] as const)
  test(`${requirement} ${path}: the hero links to the other method`, async ({ page }) => {
    const translate = translatorFor('en');
    await gotoRoute(page, path);
    await page.getByRole('link', { name: translate(link) }).click();
    const method = page.locator('section', {
      has: page.getByRole('heading', { level: 2, name: translate(title), exact: true }),
    });
    await expectTopAt(method, 80);
    await expect(method).toBeFocused();
  });
