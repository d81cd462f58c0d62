/** Visual reports to open from a disk, and how to look at what they show. */
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Locator, type Page, expect } from '@playwright/test';
import { PNG } from 'pngjs';
import { buildReportApp } from '../../visual/report/build-app.ts';
import { writeResults } from '../../visual/report/write-report.ts';
import type { Box, ResultRow, Results } from '../../visual/report/results.ts';
import { resultsFrom } from '../../visual/report/sample-results.ts';

/** Red, green and blue, 0 to 255. */
export type Colour = readonly [number, number, number];

/** The base is painted in it. */
export const RED: Colour = [200, 0, 0];
/** The new picture is. */
export const BLUE: Colour = [0, 0, 200];
const GREY: Colour = [90, 90, 90];
/** The base is lower than the new picture: what only one has must not be lent by the other. */
export const BASE = { width: 400, height: 300 };
/** The new picture's size. */
export const NEW = { width: 400, height: 360 };
/** Above this height both pictures are the same. */
export const ALIKE = 10;
/** Where the changed element stands. */
export const PLACE: Box = { x: 300, y: 200, width: 40, height: 20 };
/** The story of which every snapshot has changed. */
export const STORY = 'pages-home--all';

/**
 * Writes the page of a report into a new folder, with the one picture of all sample results, and
 * resolves with its path; whoever asked removes it.
 */
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

/** Replaces the results in the folder of a report, so that its page is built once, and opens it. */
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
  await page.goto('about:blank'); // A mere change of the hash would not load it again.
  await page.goto(pathToFileURL(join(folder, 'index.html')).href + hash);
  await expect(page.getByRole('main')).not.toBeEmpty();
}

/**
 * Writes a report of a few snapshots with painted pictures into a new folder and resolves with its path;
 * whoever asked removes it.
 */
export async function makeReport(): Promise<string> {
  const folder = await makeReportPage();
  await writeFile(join(folder, 'pictures', 'expected.png'), painted(BASE, RED));
  await writeFile(join(folder, 'pictures', 'actual.png'), painted(NEW, BLUE));
  await resetReport(folder);
  return folder;
}

/** Puts the results back as {@link makeReport} wrote them: nothing is approved. */
export async function resetReport(folder: string): Promise<void> {
  const changed = ['en', 'vi'].flatMap((locale) => [375, 1440].map((at) => rowOf(locale, at)));
  const faulty = ['fails', 'differs each time'].map((name) =>
    rowOf('en', 375, { story: errorStory(name), name, status: 'error', reason: name }),
  );
  const lost = rowOf('en', 375, {
    story: 'pages-lost--all',
    title: 'Pages/Lost',
    files: { expected: 'pictures/gone.png', actual: 'pictures/actual.png' },
    changes: [],
  });
  const rows = [...changed, ...faulty, lost];
  await writeResults(folder, resultsFrom(rows, { baselineCommit: '' }));
}

/** The id of a story with an error: one that `fails`, or one whose picture `differs each time`. */
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
    sizes: { expected: BASE, actual: NEW },
    changes: [{ box: PLACE, selector: 'header > a', text: 'Get the app', key: 'header.get-app' }],
    findings: [],
    problems: [],
    ...more,
  };
}

function painted({ width, height }: { width: number; height: number }, colour: Colour): Buffer {
  const picture = new PNG({ width, height });
  for (let at = 0; at < width * height; at += 1) {
    const alike = at < width * ALIKE;
    picture.data.set([...(alike ? GREY : colour), 255], at * 4);
  }
  return PNG.sync.write(picture);
}

/** Opens a snapshot of the report in `folder` from the disk; by default one that has changed. */
export function openSnapshot(
  page: Page,
  folder: string,
  mode: string,
  snapshot = `${STORY}/en/375`,
): Promise<void> {
  const address = pathToFileURL(join(folder, 'index.html')).href;
  return goToSnapshot(page, `${address}#snapshot=${encodeURIComponent(snapshot)}&mode=${mode}`);
}

/** Opens the address of a snapshot; the pictures are focused once the page listens to keys. */
export async function goToSnapshot(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(page.getByRole('group', { name: /^Pictures/ })).toBeFocused();
}

/** The picture of one side; hidden ones are none. */
export function pictureOf(page: Page, side: 'The base' | 'This tree'): Locator {
  return page.getByRole('img', { name: side, includeHidden: true });
}

/** Where a pixel of the new picture is shown. */
export async function pointOf(page: Page, x: number, y: number): Promise<[number, number]> {
  const picture = await boxOf(pictureOf(page, 'This tree'));
  const scale = picture.width / NEW.width;
  return [picture.x + (x + 0.5) * scale, picture.y + (y + 0.5) * scale];
}

/** Where something is shown, once it has its size. */
export async function boxOf(locator: Locator): Promise<Box> {
  await expect(locator).not.toHaveJSProperty('clientWidth', 0);
  const box = await locator.boundingBox();
  if (!box) throw new Error('It is not on the page.');
  return box;
}

/** What the reader sees at a point of the page. */
export async function colourAt(page: Page, x: number, y: number): Promise<Colour> {
  const clip = { x: Math.floor(x), y: Math.floor(y), width: 1, height: 1 };
  const { data } = PNG.sync.read(await page.screenshot({ clip }));
  return [data[0] ?? 0, data[1] ?? 0, data[2] ?? 0];
}
