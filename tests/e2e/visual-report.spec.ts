/** The visual report opened from disk: views, filters, navigation (VIS-6). */
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Page, expect, test } from '@playwright/test';
import { needsReview } from '../visual/report/results.ts';
import { resultsFrom, sampleResults } from '../visual/report/stories/sample-results.ts';
import { makeSampleReport, openResults } from './support/visual-report.ts';

/** Thirty stories in five languages at twelve widths, with every status. */
const RESULTS = sampleResults({ snapshots: 1_800, file: () => 'pictures/any.png' });
const REVIEW_COUNT = RESULTS.snapshots.filter(needsReview).length;
const SAME = sampleResults({ snapshots: 120, same: true });

let folder: string;

test.beforeAll(async () => {
  folder = await makeSampleReport();
});

test.afterAll(() => rm(folder, { recursive: true, force: true }));

test('VIS-6 the report opens from disk without a console message, and shows what needs a review', async ({
  page,
}) => {
  const messages: string[] = [];
  page.on('console', (message) => messages.push(message.text()));
  page.on('pageerror', (error) => messages.push(error.message));
  page.on('requestfailed', (request) => messages.push(request.url()));
  await openResults(page, folder, RESULTS);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${REVIEW_COUNT} to review`);
  await expect(status(page, 'Needs review')).toHaveAttribute('aria-pressed', 'true');
  await expect(status(page, 'Needs review')).toContainText(String(REVIEW_COUNT));
  expect(messages).toEqual([]);
});

test('VIS-6 a filter counts what it shows, and its link shows the same', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 2_000 });
  await openResults(page, folder, RESULTS);
  await status(page, 'New').click();
  const fresh = RESULTS.snapshots.filter((row) => row.status === 'new').length;
  await expect(passing(page)).toHaveCount(fresh);
  await expect(status(page, 'New')).toContainText(String(fresh));

  await page.getByRole('button', { name: 'Language' }).click();
  await page.getByRole('checkbox', { name: /^vi/ }).check();
  await page.keyboard.press('Escape');
  await expect(passing(page)).toHaveCount(fresh / 5);

  const link = page.url();
  await page.goto('about:blank');
  await page.goto(link);
  await expect(passing(page)).toHaveCount(fresh / 5);
  await page.getByRole('button', { name: 'Show all' }).click();
  await expect(status(page, 'New')).toHaveAttribute('aria-pressed', 'false');
});

test('VIS-6 f searches stories, message keys and texts', async ({ page }) => {
  await openResults(page, folder, RESULTS);
  await page.keyboard.press('f');
  await expect(page.getByRole('searchbox')).toBeFocused();
  await page.keyboard.type('popup.lead');
  const titles = page.getByRole('grid').getByText(/^(Pages|Features|Primitives)\//);
  await expect(titles).toHaveText([/^Features\/Download popup/]);
});

test('VIS-6 arrow keys move in the heat map, Enter opens a snapshot, Escape returns to it', async ({
  page,
}) => {
  await openResults(page, folder, RESULTS);
  const map = page.getByRole('grid');
  await map.focus();
  for (const key of ['ArrowDown', 'ArrowRight', 'ArrowRight', 'ArrowRight']) {
    await page.keyboard.press(key);
  }
  const active = map.locator('[data-active]');
  await expect(active).toHaveAttribute('aria-label', 'en, 799 px: changed (visible)');
  const snapshot = (await active.getAttribute('data-snapshot')) ?? '';
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`snapshot=${encodeURIComponent(snapshot)}`));
  await page.keyboard.press('Escape');
  await expect(map).toBeFocused();
  await expect(active).toHaveAttribute('data-snapshot', snapshot);
});

test('VIS-6 j and k open the snapshots that need a review in order, and history goes back', async ({
  page,
}) => {
  await openResults(page, folder, RESULTS);
  const order = RESULTS.snapshots
    .filter(needsReview)
    .map((row) => encodeURIComponent(row.snapshot));
  await page.keyboard.press('j');
  await expect(page).toHaveURL(new RegExp(`snapshot=${order[0]}`));
  await page.keyboard.press('j');
  await expect(page).toHaveURL(new RegExp(`snapshot=${order[1]}`));
  await page.keyboard.press('k');
  await expect(page).toHaveURL(new RegExp(`snapshot=${order[0]}`));
  await page.goBack();
  await expect(page.getByRole('grid')).toBeVisible();
});

test('VIS-6 the story grid has all snapshots of a story, with marked changes', async ({ page }) => {
  await openResults(page, folder, RESULTS);
  await page.getByRole('row', { name: /^All/ }).first().getByRole('button').click();
  const grid = page.getByRole('table');
  await expect(grid.getByRole('columnheader')).toHaveText([
    'Language',
    /^375/,
    ...Array(11).fill(/px$/),
  ]);
  await expect(grid.getByRole('rowheader')).toHaveText(['en', 'es', 'pt', 'zh-TW', 'vi']);
  const snapshot = grid.getByRole('row').nth(1).getByRole('button').nth(2);
  await expect(snapshot.locator('img')).toHaveAttribute('loading', 'lazy');
  await expect(snapshot.locator('img ~ span')).toHaveCount(2);
  await snapshot.click();
  await expect(page.getByRole('heading', { name: 'en · 769 px' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(grid).toBeVisible();
});

test('VIS-6 a group is accepted at once, and its outlier is named', async ({ page }) => {
  await openResults(page, folder, RESULTS, '#view=groups');
  const popup = page.getByRole('listitem').filter({ hasText: 'Download popup: “Get app”' });
  await expect(popup).toContainText('vi is the only language that changed');
  await popup.getByRole('button', { name: /^Accept \d+ snapshots/ }).click();
  await page.keyboard.type('The new lead');
  await page.keyboard.press('Enter');
  await expect(popup.getByRole('button', { name: 'Accepted' })).toBeDisabled();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    `${REVIEW_COUNT - 36} to review`,
  );
  await popup.getByRole('button', { name: 'Open' }).first().click();
  await expect(page).toHaveURL(/vi%2F375&group=/);
});

test('VIS-6 of 20,000 snapshots only visible rows are rendered, down to the last', async ({
  page,
}) => {
  const many = sampleResults({ snapshots: 20_000 });
  await openResults(page, folder, many, '#status=all');
  await expect(page.getByRole('grid')).toHaveAttribute('aria-rowcount', '335');
  const rendered = page.locator('[data-snapshot]');
  expect(await rendered.count()).toBeLessThan(4_000);
  await page.getByRole('grid').evaluate((grid) => grid.scrollTo(0, grid.scrollHeight));
  await expect(page.getByRole('row').last()).toHaveAttribute('aria-rowindex', '335');
  expect(await rendered.count()).toBeLessThan(4_000);
});

for (const { name, content, title } of [
  { name: 'missing', content: undefined, title: 'There are no results beside this page' },
  { name: 'incomplete', content: 'window.visualResults = {"ver', title: 'There are no results' },
  { name: 'of another version', content: 'window.visualResults = {version: 1}', title: 'version' },
]) {
  test(`VIS-6 results that are ${name} show an error, not a blank page`, async ({ page }) => {
    await rm(join(folder, 'results.js'), { force: true });
    if (content !== undefined) await writeFile(join(folder, 'results.js'), content);
    await page.goto(pathToFileURL(join(folder, 'index.html')).href);
    await expect(page.getByRole('heading')).toContainText(title);
  });
}

test('VIS-6 a report without differences, snapshots or a baseline says so', async ({ page }) => {
  await openResults(page, folder, SAME);
  await expect(page.getByRole('heading', { name: 'Nothing differs' })).toBeVisible();
  await expect(
    page.getByText(/equals main in 120 snapshots: 2 stories, 5 languages/),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Show the heat map' }).click();
  await expect(page.getByRole('grid')).toBeVisible();

  await openResults(page, folder, resultsFrom([]));
  await expect(page.getByRole('heading', { name: 'No snapshot was run' })).toBeVisible();

  const captured = SAME.snapshots.map((row) =>
    Object.assign({}, row, { status: 'captured' as const }),
  );
  await openResults(page, folder, resultsFrom(captured));
  await expect(page.getByRole('heading', { name: 'No layout findings' })).toBeVisible();
});

/** A chip of the status filter. */
function status(page: Page, label: string) {
  const filters = page.getByRole('search', { name: 'Filters' });
  return filters.getByRole('button', { name: new RegExp(`^${label}`) });
}

/** The snapshots in the heat map that pass the filter. */
function passing(page: Page) {
  return page.locator('[data-snapshot]:not([data-dim])');
}
