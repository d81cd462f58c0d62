import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { EXIT_CODES, type RunManifest } from './run-manifest.ts';
import { runPlaywright } from './run-playwright.ts';

/** The exit status of a run in which this script replaces Playwright. */
async function exitStatusOf(script: string) {
  const root = await mkdtemp(join(tmpdir(), 'visual-playwright-'));
  onTestFinished(() => rm(root, { recursive: true }));
  const folder = join(root, 'node_modules', 'playwright');
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'cli.js'), script);
  const manifest = { root, scratch: root } as RunManifest;
  return runPlaywright(manifest, new AbortController().signal);
}

const writes = (status: string) =>
  `require('node:fs').writeFileSync(process.env.UNIO_VISUAL_MANIFEST.replace('manifest.json', 'exit-status.txt'), '${status}');`;

test.each(Object.keys(EXIT_CODES))('VIS-11 a run ends with the status "%s"', async (status) => {
  expect(await exitStatusOf(writes(status))).toBe(status);
});

test.each([
  ['writes no status', ''],
  ['leaves an empty status on a full disk', writes('')],
  ['writes half a status', writes('pass')],
  ['crashes after it wrote that the run passed', `${writes('passed')} process.exit(1);`],
])('VIS-14 a run fails if Playwright %s', async (_, script) => {
  expect(await exitStatusOf(script)).toBe('failed');
});
