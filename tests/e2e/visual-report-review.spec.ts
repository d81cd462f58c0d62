/** The review of a snapshot in the visual report: comparing and approving (VIS-6, VIS-7). */
import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Page, expect, test } from '@playwright/test';
import { serveReport } from '../visual/report/serve-report.ts';
import { boxOf } from './support/boxes.ts';
import {
  UNCHANGED_HEIGHT,
  BASELINE_SIZE,
  BLUE,
  CANDIDATE_SIZE,
  CHANGE_BOX,
  RED,
  STORY,
  colorAt,
  errorStory,
  goToSnapshot,
  makeReport,
  openSnapshot,
  imageOf,
  pointOf,
  resetReport,
} from './support/visual-report.ts';

const BLACK = [0, 0, 0];

let folder: string;

test.beforeAll(async () => {
  folder = await makeReport();
});

test.afterAll(() => rm(folder, { recursive: true, force: true }));

test('VIS-6 side by side, screenshots of different heights have the same top and scale @extended', async ({
  page,
}) => {
  await open(page, 'side');
  const [baseline, candidate] = await Promise.all([
    boxOf(baselineOf(page)),
    boxOf(candidateOf(page)),
  ]);
  expect(baseline.y).toBe(candidate.y);
  expect(baseline.width).toBe(candidate.width);
  expect(candidate.height / baseline.height).toBeCloseTo(
    CANDIDATE_SIZE.height / BASELINE_SIZE.height,
    2,
  );
});

for (const zoom of ['Fit', '1:1', '2×']) {
  test(`VIS-6 the slider separates baseline and candidate, at ${zoom}`, async ({ page }) => {
    await open(page, 'slider');
    await page.getByRole('button', { name: zoom, exact: true }).click();
    const line = page.getByRole('slider', { name: 'Between baseline and candidate' });
    const pane = await boxOf(page.locator('[data-pane]'));
    const middle = pane.x + pane.width / 2;
    expect(await colorAt(page, middle - 40, pane.y + 30)).toEqual(RED);
    expect(await colorAt(page, middle + 40, pane.y + 30)).toEqual(BLUE);

    await line.focus();
    await page.keyboard.press('ArrowLeft');
    await expect(line).toHaveAttribute('aria-valuenow', '48');
    await line.hover({ position: { x: 16, y: 10 } });
    await page.mouse.down();
    await page.mouse.move(middle + 80, pane.y + 30);
    await page.mouse.up();
    expect(await colorAt(page, middle + 40, pane.y + 30)).toEqual(RED);
  });
}

test('VIS-6 the onion skin shows only one screenshot at either end, also below the shorter one @extended', async ({
  page,
}) => {
  await open(page, 'onion');
  const range = page.getByRole('slider', { name: 'Opacity of the candidate' });
  const inBoth = await pointOf(page, 20, 20);
  const below = await pointOf(page, 20, BASELINE_SIZE.height + 30);
  await range.fill('1');
  expect(await colorAt(page, ...inBoth)).toEqual(BLUE);
  expect(await colorAt(page, ...below)).toEqual(BLUE);
  await range.fill('0');
  expect(await colorAt(page, ...inBoth)).toEqual(RED);
  const background = await colorAt(page, ...below);
  await range.fill('0.5');
  const [red, , blue] = await colorAt(page, ...inBoth);
  expect(Math.abs(red - 100)).toBeLessThan(3);
  expect(Math.abs(blue - 100)).toBeLessThan(3);
  expect(background).not.toEqual(BLUE);
});

test('VIS-6 space blinks once per press, and does not flicker when held or pressed fast (WCAG 2.3.1) @extended', async ({
  page,
}) => {
  await page.clock.install();
  await open(page, 'side');
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await page.keyboard.press(' ');
  await expect(baselineOf(page)).toBeVisible();
  await page.clock.runFor(400);
  await page.keyboard.down(' ');
  await expect(candidateOf(page)).toBeVisible();
  await expect(baselineOf(page)).toBeHidden();
  await page.clock.runFor(400);
  await page.keyboard.down(' ');
  await expect(candidateOf(page)).toBeVisible();
  await page.keyboard.up(' ');
  await page.keyboard.press(' ');
  await expect(baselineOf(page)).toBeVisible();
  await page.keyboard.press(' ');
  await expect(baselineOf(page)).toBeVisible();
});

test('VIS-6 the difference is black where nothing differs, and not where only one screenshot has pixels @extended', async ({
  page,
}) => {
  await open(page, 'difference', `${STORY}/vi/375`);
  expect(await colorAt(page, ...(await pointOf(page, 20, UNCHANGED_HEIGHT / 2)))).toEqual(BLACK);
  expect(await colorAt(page, ...(await pointOf(page, 20, BASELINE_SIZE.height + 30)))).toEqual(
    BLUE,
  );
});

test('VIS-6 keys and buttons zoom, without smoothing @extended', async ({ page }) => {
  await open(page, 'slider');
  const width = async () => Math.round((await boxOf(candidateOf(page))).width);
  await page.getByRole('button', { name: '1:1', exact: true }).click();
  expect(await width()).toBe(CANDIDATE_SIZE.width);
  await page.keyboard.press('+');
  expect(await width()).toBe(2 * CANDIDATE_SIZE.width);
  await expect(candidateOf(page)).toHaveCSS('image-rendering', 'pixelated');
  await page.keyboard.press('-');
  await page.keyboard.press('-');
  expect(await width()).toBe(CANDIDATE_SIZE.width / 2);
  await page.keyboard.press('0');
  await expect(page.getByRole('button', { name: 'Fit', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
});

test('VIS-6 a change in the list is centered and enlarged @extended', async ({ page }) => {
  await open(page, 'slider');
  await page.getByRole('button', { name: /header\.get-app/ }).click();
  const pane = await boxOf(page.locator('[data-pane]'));
  const [x, y] = await pointOf(
    page,
    CHANGE_BOX.x + CHANGE_BOX.width / 2,
    CHANGE_BOX.y + CHANGE_BOX.height / 2,
  );
  expect(Math.abs(x - (pane.x + pane.width / 2))).toBeLessThan(pane.width / 4);
  expect(Math.abs(y - (pane.y + pane.height / 2))).toBeLessThan(pane.height / 4);
  expect((await boxOf(candidateOf(page))).width).toBeGreaterThan(2 * CANDIDATE_SIZE.width);
});

test('VIS-6 a missing screenshot is named, and the other is shown @extended', async ({ page }) => {
  await open(page, 'side', 'pages-lost--all/en/375');
  await expect(page.getByText('pictures/gone.png is not beside this page')).toBeVisible();
  await expect(candidateOf(page)).toBeVisible();
});

test('VIS-7 the keyboard accepts a group for one reason, shows the command, and undoes it', async ({
  page,
}) => {
  await open(page, 'side');
  await page.keyboard.press('a');
  await page.keyboard.type("It's the new header");
  await page.keyboard.press('Enter');
  await expect(page.getByText('1 snapshot accepted, not saved')).toBeVisible();
  await expect(page).toHaveURL(/en%2F1440/);
  await page.keyboard.press('g');
  await expect(page.getByText('4 snapshots accepted, not saved')).toBeVisible();

  await page.reload();
  await page.getByRole('button', { name: 'Save 1 approval' }).click();
  const command = String.raw`npm run visual -- --accept '${STORY}/*/*' --reason 'It'\''s the new header'`;
  await expect(page.getByText(command, { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('u');
  await expect(page.getByText('1 snapshot accepted, not saved')).toBeVisible();
});

for (const name of ['fails', 'differs each time']) {
  test(`VIS-7 a snapshot of a story that ${name} cannot be accepted, and says why`, async ({
    page,
  }) => {
    await open(page, 'side', `${errorStory(name)}/en/375`);
    await expect(page.getByText(/An error cannot be accepted: fix the story first/)).toBeVisible();
    await expect(page.getByRole('button', { name: /^Accept/ })).toHaveCount(0);
    await page.keyboard.press('a');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
}

test('VIS-7 a served report writes the approvals, which are then in effect', async ({ page }) => {
  const root = await mkdtemp(join(tmpdir(), 'visual-approvals-'));
  await mkdir(join(root, 'tests', 'visual'), { recursive: true });
  const server = await serveReport(root, folder, () => {});
  try {
    await goToSnapshot(page, `${server.url}#snapshot=${encodeURIComponent(`${STORY}/en/375`)}`);
    await page.keyboard.press('g');
    await page.keyboard.type('Meant');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Save 1 approval' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Save 1 approval' }).click();
    await expect(page.getByText(/Saved in tests\/visual\/approvals\.yml/)).toBeVisible();
    const text = await readFile(join(root, 'tests/visual/approvals.yml'), 'utf8');
    expect(text).toContain(`snapshots: ${STORY}/*/*`);
    expect(text).toMatch(/seen: \[ ("?[\da-f]{10}"?,? ){4}\]/);
    await page.keyboard.press('Escape');
    await expect(page.getByText('not saved')).toHaveCount(0);
    const approved = page.getByText('Approved', { exact: true });
    await expect(approved).toHaveCount(0);
    await page.evaluate((snapshot) => {
      location.hash = new URLSearchParams({ snapshot }).toString();
    }, `${STORY}/en/375`);
    await expect(approved).toBeVisible();
    await page.reload();
    await expect(approved).toBeVisible();
  } finally {
    await server.close();
    await rm(root, { recursive: true, force: true });
    await resetReport(folder);
  }
});

function open(page: Page, mode: string, snapshot?: string): Promise<void> {
  return openSnapshot(page, folder, mode, snapshot);
}

function baselineOf(page: Page) {
  return imageOf(page, 'Baseline');
}

function candidateOf(page: Page) {
  return imageOf(page, 'Candidate');
}
