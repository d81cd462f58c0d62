import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { type Page, expect, test } from '@playwright/test';
import { cellName, sheetsOf } from '../cells/cells.ts';
import { STATIC_DIR } from '../options.ts';
import { ORIGIN, type Served, serve } from '../sides/serve.ts';
import { openCloud } from './cloud.ts';
import type { ChromaticParameters } from './modes.ts';

const ROOT = join(import.meta.dirname, '..', '..', '..');
const BUILT = join(ROOT, STATIC_DIR);
const ALL = { stories: [], locales: [], widths: [] };

interface Preview {
  ready(): Promise<unknown>;
  extract(): Promise<Record<string, { parameters: { chromatic?: ChromaticParameters } }>>;
}

/** What Chromatic's browser reads of every story of a built Storybook. */
async function extracted(page: Page): Promise<Record<string, ChromaticParameters>> {
  await page.goto(`${ORIGIN}/iframe.html`);
  // The preview is there before it knows its stories.
  await page.waitForFunction(() => '__STORYBOOK_PREVIEW__' in window);
  const json = await page.evaluate(async () => {
    const preview = (window as { __STORYBOOK_PREVIEW__?: Preview }).__STORYBOOK_PREVIEW__;
    if (!preview) throw new Error('The preview has gone.');
    await preview.ready();
    const stories = await preview.extract();
    const read = Object.entries(stories).map(([id, it]) => [id, it.parameters.chromatic ?? {}]);
    return JSON.stringify(Object.fromEntries(read));
  });
  return JSON.parse(json) as Record<string, ChromaticParameters>;
}

test.describe('in the cloud', () => {
  let served: Served;
  test.beforeAll(async () => void (served = await serve(BUILT)));
  test.afterAll(async () => served.close());

  test('VIS-12 the cloud takes the very cells that a run captures here', async ({ browser }) => {
    const proxy = { server: served.proxy, bypass: '<-loopback>' };
    const context = await browser.newContext({ proxy });
    const stories = await extracted(await context.newPage());
    const cloud = Object.entries(stories).flatMap(([id, it]) =>
      'modes' in it
        ? Object.values(it.modes).map(({ locale, viewport }) => `${id}/${locale}/${viewport}`)
        : [],
    );
    const cells = sheetsOf(served.stories, ALL).flatMap((sheet) => sheet.cells.map(cellName));
    expect(cells.length).toBeGreaterThan(served.stories.length);
    expect(cloud.toSorted()).toEqual(cells.toSorted());
    const off = Object.keys(stories).filter((id) => 'disableSnapshot' in (stories[id] ?? {}));
    const taken = new Set(sheetsOf(served.stories, ALL).map(({ story }) => story.id));
    expect(off).toEqual(served.stories.map(({ id }) => id).filter((id) => !taken.has(id)));
    await context.close();
  });
});

/** Runs `npm run chromatic` with a token or without one. */
async function send(args: readonly string[], env: Readonly<Record<string, string>>) {
  const { promise, resolve } = Promise.withResolvers<{ code: unknown; output: string }>();
  const command = [join(import.meta.dirname, 'send.ts'), ...args];
  const { CHROMATIC_PROJECT_TOKEN: _, ...clean } = process.env;
  execFile(process.execPath, command, { env: { ...clean, ...env } }, (error, stdout, stderr) =>
    resolve({ code: error?.code ?? 0, output: stdout + stderr }),
  );
  return promise;
}

test('VIS-12 without a token nothing is built or sent, and it is said what to do', async () => {
  const cloud = await openCloud();
  const { code, output } = await send([], { CHROMATIC_INDEX_URL: cloud.url });
  await cloud.close();
  expect(code).toBe(2);
  expect(output).toContain('No CHROMATIC_PROJECT_TOKEN');
  expect(cloud.asked).toEqual([]);
});

test("VIS-12 Chromatic's own command takes the Storybook and would publish it", async () => {
  const cloud = await openCloud();
  const { code, output } = await send(['--storybook-build-dir', BUILT, '--dry-run'], {
    CHROMATIC_INDEX_URL: cloud.url,
    CHROMATIC_PROJECT_TOKEN: 'chpt_of-nobody-at-all',
    CHROMATIC_RETRIES: '0',
    DISABLE_ERROR_MONITORING: 'true',
  });
  await cloud.close();
  expect(output).toMatch(/\d{3,} snapshots: \d+ stories/);
  expect(output).toContain('Skipped');
  expect(cloud.asked).toContain('mutation CreateAppTokenMutation');
  expect(cloud.asked.join()).not.toMatch(/mutation (UploadBuild|PublishBuild)/);
  expect(code).toBe(0);
});
