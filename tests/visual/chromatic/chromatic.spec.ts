import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { OFF_TAG } from '../matrix/dimensions.ts';
import { snapshotName, planStoryGrids } from '../matrix/snapshots.ts';
import { STATIC_DIR } from '../options.ts';
import { previewParameters } from '../selftest/preview-parameters.ts';
import { type ServedStorybook, serveStorybook } from '../builds/serve-storybook.ts';
import { startFakeCloud } from './fake-cloud.ts';
import { CLOUD_MODES, type ChromaticParameters } from './modes.ts';

const ROOT = join(import.meta.dirname, '..', '..', '..');
const BUILT = join(ROOT, STATIC_DIR);
const ALL = {
  stories: [],
  locales: [],
  widths: [],
  modes: { product: 'pairwise', names: [] },
} as const;
/** The others run here only (VIS-16). */
const CLOUD = new Set<string | undefined>([undefined, ...CLOUD_MODES.map(({ name }) => name)]);

test.describe('in the cloud', () => {
  let served: ServedStorybook;
  test.beforeAll(async () => void (served = await serveStorybook(BUILT)));
  test.afterAll(async () => served.close());

  test('VIS-10 VIS-12 VIS-16 the cloud takes the very snapshots that a run captures here, but for modes it cannot have; who has fewer says why', async ({
    browser,
  }) => {
    const proxy = { server: served.proxy, bypass: '<-loopback>' };
    const context = await browser.newContext({ proxy });
    const parameters = Object.entries(await previewParameters(await context.newPage()));
    const stories = Object.fromEntries(
      parameters.map(([id, { chromatic }]) => [id, (chromatic ?? {}) as ChromaticParameters]),
    );
    const isNarrowed = (tag: string) => tag === OFF_TAG || /^(?:locale|width):/.test(tag);
    const narrowed = served.stories.filter(({ tags }) => tags.some(isNarrowed));
    expect(narrowed.length).toBeGreaterThan(0);
    const reasons = new Map(parameters.map(([id, { visual }]) => [id, visual]));
    for (const { id } of narrowed)
      expect(reasons.get(id), `${id} says why it has fewer snapshots`).toMatchObject({
        narrowed: expect.stringMatching(/\w+ \w+/),
      });
    const cloud = Object.entries(stories).flatMap(([id, it]) =>
      'modes' in it
        ? Object.entries(it.modes).map(([name, { locale, viewport }]) => {
            const width = typeof viewport === 'number' ? viewport : viewport.width;
            return `${id}/${locale}/${width}${/\+.*|$/.exec(name)?.[0]}`;
          })
        : [],
    );
    const snapshots = planStoryGrids(served.stories, ALL).flatMap((sheet) =>
      sheet.snapshots.filter(({ mode }) => CLOUD.has(mode)).map(snapshotName),
    );
    expect(snapshots.length).toBeGreaterThan(served.stories.length);
    expect(cloud.toSorted()).toEqual(snapshots.toSorted());
    const off = Object.keys(stories).filter((id) => 'disableSnapshot' in (stories[id] ?? {}));
    const taken = new Set(planStoryGrids(served.stories, ALL).map(({ story }) => story.id));
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
  const cloud = await startFakeCloud();
  const { code, output } = await send([], { CHROMATIC_INDEX_URL: cloud.url });
  await cloud.close();
  expect(code).toBe(2);
  expect(output).toContain('No CHROMATIC_PROJECT_TOKEN');
  expect(cloud.asked).toEqual([]);
});

test("VIS-12 Chromatic's own command takes the Storybook and would publish it", async () => {
  const cloud = await startFakeCloud();
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
