import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { waitForExit } from '../builds/exec.ts';
import { serveStorybook } from '../builds/serve-storybook.ts';
import { OFF_TAG } from '../matrix/dimensions.ts';
import { DEFAULT_FILTERS, planStoryGrids, snapshotName } from '../matrix/snapshots.ts';
import { STATIC_DIR } from '../options.ts';
import { previewParameters } from '../selftest/preview-parameters.ts';
import { startFakeCloud } from '../support/fake-cloud.ts';
import { CLOUD_MODES, type ChromaticParameters } from './modes.ts';

const BUILT = join(import.meta.dirname, '..', '..', '..', STATIC_DIR);
const CLOUD = new Set<string | undefined>([undefined, ...CLOUD_MODES.map(({ name }) => name)]);

test('VIS-10 VIS-12 VIS-16 Chromatic takes the snapshots of a local run, except unsupported modes; a narrowed story has a reason', async ({
  browser,
}) => {
  const served = await serveStorybook(BUILT);
  const { stories, proxy } = served;
  const context = await browser.newContext({ proxy: { server: proxy, bypass: '<-loopback>' } });
  const parameters = await previewParameters(await context.newPage());
  await context.close();
  await served.close();
  const isNarrowing = (tag: string) => tag === OFF_TAG || /^(?:locale|width):/.test(tag);
  const narrowed = stories.filter(({ tags }) => tags.some(isNarrowing));
  expect(narrowed.length).toBeGreaterThan(0);
  for (const { id } of narrowed)
    expect(parameters[id]?.['visual'], `${id} has a reason for fewer snapshots`).toMatchObject({
      narrowed: expect.stringMatching(/\w+ \w+/),
    });
  const chromatic = Object.entries(parameters).map(
    ([id, story]) => [id, (story['chromatic'] ?? {}) as ChromaticParameters] as const,
  );
  const cloudNames = chromatic.flatMap(([id, story]) =>
    'modes' in story
      ? Object.entries(story.modes).map(([name, { locale, viewport }]) => {
          const width = typeof viewport === 'number' ? viewport : viewport.width;
          return `${id}/${locale}/${width}${/\+.*|$/.exec(name)?.[0]}`;
        })
      : [],
  );
  const storyGrids = planStoryGrids(stories, DEFAULT_FILTERS);
  const harnessNames = storyGrids.flatMap(({ snapshots }) =>
    snapshots.filter(({ mode }) => CLOUD.has(mode)).map(snapshotName),
  );
  expect(harnessNames.length).toBeGreaterThan(stories.length);
  expect(cloudNames.toSorted()).toEqual(harnessNames.toSorted());
  const captured = new Set(storyGrids.map(({ story }) => story.id));
  const disabled = chromatic.filter(([, story]) => 'disableSnapshot' in story);
  expect(disabled.map(([id]) => id)).toEqual(
    stories.map(({ id }) => id).filter((id) => !captured.has(id)),
  );
});

/** Runs `npm run chromatic` against a fake cloud. */
async function send(args: readonly string[], env: Readonly<Record<string, string>>) {
  const cloud = await startFakeCloud();
  const command = [join(import.meta.dirname, 'send.ts'), ...args];
  const { CHROMATIC_PROJECT_TOKEN: _, ...clean } = process.env;
  const child = spawn(process.execPath, command, {
    env: { ...clean, CHROMATIC_INDEX_URL: cloud.url, ...env },
  });
  const { code, output } = await waitForExit(child);
  await cloud.close();
  return { code, output, operations: cloud.operations };
}

test('VIS-12 without a token nothing is built or sent, and the output says what to do', async () => {
  const { code, output, operations } = await send([], {});
  expect(code).toBe(2);
  expect(output).toContain('No CHROMATIC_PROJECT_TOKEN');
  expect(operations).toEqual([]);
});

test("VIS-12 Chromatic's own command accepts the Storybook and would publish it", async () => {
  const { code, output, operations } = await send(['--storybook-build-dir', BUILT, '--dry-run'], {
    CHROMATIC_PROJECT_TOKEN: 'chpt_of-nobody-at-all',
    CHROMATIC_RETRIES: '0',
    DISABLE_ERROR_MONITORING: 'true',
  });
  expect(output).toMatch(/\d{3,} snapshots: \d+ stories/);
  expect(output).toContain('Skipped');
  expect(operations).toContain('mutation CreateAppTokenMutation');
  expect(operations.join()).not.toMatch(/mutation (UploadBuild|PublishBuild)/);
  expect(code).toBe(0);
});
