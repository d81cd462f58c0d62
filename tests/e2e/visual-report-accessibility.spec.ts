/** The visual report for everyone: what axe finds, and controls that can be reached (VIS-6). */
import { rm } from 'node:fs/promises';
import { AxeBuilder } from '@axe-core/playwright';
import { type Page, expect, test } from '@playwright/test';
import { sampleResults } from '../visual/report/sample-results.ts';
import { makeSampleReport, openResults } from './support/visual-report.ts';

/** Few snapshots, at two widths and in modes: axe looks at each square. */
const FEW = sampleResults({
  snapshots: 510,
  widths: [375, 1440],
  modes: ['low', 'landscape', 'dpr-2', 'forced-colors', 'motion', 'text-200', 'mirrored'],
  file: () => 'pictures/any.png',
});

let folder: string;

test.beforeAll(async () => {
  test.setTimeout(120_000);
  folder = await makeSampleReport();
});

test.afterAll(() => rm(folder, { recursive: true, force: true }));

const PLACES = {
  'heat map': '',
  groups: '#view=groups',
  faults: '#view=faults&status=all',
  flaky: '#view=flaky&status=all',
  sheet: '#story=pages-home-all',
};

for (const width of [1280, 375]) {
  for (const [name, hash] of Object.entries(PLACES)) {
    test(`VIS-6 the ${name} at ${width} px: no axe violation, no small target, none out of reach @extended`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await openResults(page, folder, FEW, hash);
      const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
      const found = violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.target.join(' ')}`);
      expect(found).toEqual([]);
      expect(await badControls(page)).toEqual([]);
    });
  }
}

/**
 * Controls under 24 px (WCAG 2.5.8; the map's squares have their equal in the sheet), or beyond the
 * window's edge where no box scrolls.
 */
function badControls(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('button, a, input')].flatMap((it) => {
      const { width, height, right } = it.getBoundingClientRect();
      if (!it.checkVisibility()) return [];
      let box: Element | null = it;
      while (box && !['auto', 'scroll'].includes(getComputedStyle(box).overflowX))
        box = box.parentElement;
      const bad = Math.min(width, height) < 24 || (right > innerWidth && !box);
      return bad ? [`${it.tagName} ${it.textContent}`] : [];
    }),
  );
}
