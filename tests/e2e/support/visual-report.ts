/** Sample visual reports on disk, and helpers to inspect them. */
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Locator, type Page, expect } from '@playwright/test';
import { PNG } from 'pngjs';
import { buildReportApp } from '../../visual/report/build-app.ts';
import { writeResults } from '../../visual/report/write-report.ts';
import type { Box, ResultRow, Results } from '../../visual/report/results.ts';
import { resultsFrom } from '../../visual/report/stories/sample-results.ts';
import { boxOf } from './boxes.ts';

/** Red, green and blue, 0 to 255. */
export type Color = readonly [number, number, number];

/** The color of the baseline. */
export const RED: Color = [200, 0, 0];
/** The color of the candidate. */
export const BLUE: Color = [0, 0, 200];
const GREY: Color = [90, 90, 90];
/** Less tall than the candidate, so that only one screenshot has a part at the bottom. */
export const BASELINE_SIZE = { width: 400, height: 300 };
export const CANDIDATE_SIZE = { width: 400, height: 360 };
/** Down to this height, in px, both screenshots are the same. */
export const UNCHANGED_HEIGHT = 10;
export const CHANGE_BOX: Box = { x: 300, y: 200, width: 40, height: 20 };
/** All its snapshots changed. */
export const STORY = 'pages-home--all';

/** Resolves with a new folder that has the report app and `pictures/any.png`; the caller removes it. */
export async function makeSampleReport(): Promise<string> {
  const folder = await makeReportPage();
  const picture = new PNG({ width: 375, height: 900 });
  picture.data.fill(120);
  await writeFile(join(folder, 'pictures', 'any.png'), PNG.sync.write(picture));
  return folder;
}

async function makeReportPage(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'visual-report-'));
  await buildReportApp(folder);
  await mkdir(join(folder, 'pictures'));
  return folder;
}

/** Opens the report with other results, so that the app is built only once. */
export async function openResults(
  page: Page,
  folder: string,
  results: Results,
  hash = '',
): Promise<void> {
  await writeFile(
    join(folder, 'results.js'),
    `window.visualResults = ${JSON.stringify(results)};\n`,
  );
  await page.goto('about:blank'); // A change of the hash alone would not reload the page.
  await page.goto(pathToFileURL(join(folder, 'index.html')).href + hash);
  await expect(page.getByRole('main')).not.toBeEmpty();
}

/** Resolves with a new folder that has a report of a few snapshots; the caller removes it. */
export async function makeReport(): Promise<string> {
  const folder = await makeReportPage();
  await writeFile(join(folder, 'pictures', 'expected.png'), paintImage(BASELINE_SIZE, RED));
  await writeFile(join(folder, 'pictures', 'actual.png'), paintImage(CANDIDATE_SIZE, BLUE));
  await resetReport(folder);
  return folder;
}

/** Restores the initial results, without approvals. */
export async function resetReport(folder: string): Promise<void> {
  const changed = ['en', 'vi'].flatMap((locale) => [375, 1440].map((at) => rowOf(locale, at)));
  const errors = ['fails', 'differs each time'].map((name) =>
    rowOf('en', 375, { story: errorStory(name), name, status: 'error', reason: name }),
  );
  const lost = rowOf('en', 375, {
    story: 'pages-lost--all',
    title: 'Pages/Lost',
    files: { expected: 'pictures/gone.png', actual: 'pictures/actual.png' },
    changes: [],
  });
  const rows = [...changed, ...errors, lost];
  await writeResults(folder, resultsFrom(rows, { baselineCommit: '' }));
}

/** The id of a story with an error: one that `fails`, or one that `differs each time`. */
export function errorStory(name: string): string {
  return `pages-home--${name.replaceAll(' ', '-')}`;
}

function rowOf(locale: string, width: number, more: Partial<ResultRow> = {}): ResultRow {
  const { story = STORY } = more;
  return {
    snapshot: `${story}/${locale}/${width}`,
    story,
    title: 'Pages/Home',
    name: 'All',
    locale,
    width,
    browser: 'chromium',
    status: 'changed',
    severity: 'layout',
    digest: `${story} ${width}`,
    reason: '800 px differ',
    files: { expected: 'pictures/expected.png', actual: 'pictures/actual.png' },
    sizes: { expected: BASELINE_SIZE, actual: CANDIDATE_SIZE },
    changes: [
      { box: CHANGE_BOX, selector: 'header > a', text: 'Get the app', key: 'header.get-app' },
    ],
    findings: [],
    problems: [],
    ...more,
  };
}

function paintImage({ width, height }: { width: number; height: number }, color: Color): Buffer {
  const picture = new PNG({ width, height });
  for (let at = 0; at < width * height; at += 1) {
    const isUnchanged = at < width * UNCHANGED_HEIGHT;
    picture.data.set([...(isUnchanged ? GREY : color), 255], at * 4);
  }
  return PNG.sync.write(picture);
}

/** Opens a snapshot of the report in `folder`; by default a changed one. */
export function openSnapshot(
  page: Page,
  folder: string,
  mode: string,
  snapshot = `${STORY}/en/375`,
): Promise<void> {
  const url = pathToFileURL(join(folder, 'index.html')).href;
  return goToSnapshot(page, `${url}#snapshot=${encodeURIComponent(snapshot)}&mode=${mode}`);
}

/** Resolves when the screenshots are focused, because shortcuts work from then on. */
export async function goToSnapshot(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await expect(page.getByRole('group', { name: /^Screenshots/ })).toBeFocused();
}

/** Hidden screenshots included. */
export function imageOf(page: Page, side: 'Baseline' | 'Candidate'): Locator {
  return page.getByRole('img', { name: side, includeHidden: true });
}

/** The position of the candidate's pixel on the page. */
export async function pointOf(page: Page, x: number, y: number): Promise<[number, number]> {
  const picture = await boxOf(imageOf(page, 'Candidate'));
  const scale = picture.width / CANDIDATE_SIZE.width;
  return [picture.x + (x + 0.5) * scale, picture.y + (y + 0.5) * scale];
}

/** The rendered color at a point of the page. */
export async function colorAt(page: Page, x: number, y: number): Promise<Color> {
  const clip = { x: Math.floor(x), y: Math.floor(y), width: 1, height: 1 };
  const { data } = PNG.sync.read(await page.screenshot({ clip }));
  return [data[0] ?? 0, data[1] ?? 0, data[2] ?? 0];
}
