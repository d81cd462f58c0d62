/** Accessibility of the visual report: axe, target sizes, reachable controls (VIS-6). */
import { rm } from 'node:fs/promises';
import { AxeBuilder } from '@axe-core/playwright';
import { type Page, expect, test } from '@playwright/test';
import { sampleResults } from '../visual/report/stories/sample-results.ts';
import { makeSampleReport, openResults } from './support/visual-report.ts';

/** Few snapshots, because axe checks each square. */
const FEW = sampleResults({
  snapshots: 510,
  widths: [375, 1440],
  modes: ['low', 'landscape', 'dpr-2', 'forced-colors', 'motion', 'text-200', 'mirrored'],
  file: () => 'pictures/any.png',
});

let folder: string;

test.beforeAll(async () => {
  folder = await makeSampleReport();
});

test.afterAll(() => rm(folder, { recursive: true, force: true }));

const VIEWS = {
  'heat map': '',
  groups: '#view=groups',
  findings: '#view=findings&status=all',
  flaky: '#view=flaky&status=all',
  'story grid': '#story=pages-home-all',
};

for (const width of [1280, 375]) {
  for (const [name, hash] of Object.entries(VIEWS)) {
    test(`VIS-6 the ${name} at ${width} px: no axe violation, no small or unreachable control @extended`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await openResults(page, folder, FEW, hash);
      const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
      const messages = violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.target.join(' ')}`);
      expect(messages).toEqual([]);
      expect(await invalidControls(page)).toEqual([]);
    });
  }
}

/**
 * Controls under 24 px (WCAG 2.5.8; the story grid is equivalent to the map's squares), or beyond the
 * window's edge where nothing scrolls.
 */
function invalidControls(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('button, a, input')].flatMap((it) => {
      const { width, height, right } = it.getBoundingClientRect();
      if (!it.checkVisibility()) return [];
      let box: Element | null = it;
      while (box && !['auto', 'scroll'].includes(getComputedStyle(box).overflowX))
        box = box.parentElement;
      const isInvalid = Math.min(width, height) < 24 || (right > innerWidth && !box);
      return isInvalid ? [`${it.tagName} ${it.textContent}`] : [];
    }),
  );
}
