import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FullResult, TestCase, TestResult } from '@playwright/test/reporter';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Results } from '../report/results.ts';
import { type RunManifest, writeManifest } from './run-manifest.ts';
import { RESULT_ATTACHMENT, type StoryGridResult, createRow } from './result-rows.ts';
import { PLAN_ATTACHMENT, type ShardPlan } from './shards.ts';

vi.mock('../report/build-app.ts', () => ({ buildReportApp: () => Promise.resolve() }));

let home = '';
beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'visual-reporter-'));
  vi.stubEnv('UNIO_VISUAL_CACHE', join(home, 'cache'));
  vi.spyOn(process.stderr, 'write').mockReturnValue(true);
});
afterEach(async () => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  await rm(home, { recursive: true });
});

const NONE = { judged: 0, notJudged: 0 };

const MANIFEST: RunManifest = {
  ...{ root: '', scratch: '', out: '', isMerge: true, html: false, browsers: [], storyGrids: [] },
  ...{ candidate: { proxy: '', location: '', name: '' }, removed: [], harness: '', startedAt: '' },
  ...{ lints: true, isUnfiltered: true, ignoresCache: false, strict: false, seed: 0, workers: 1 },
  ...{ sample: [], run: {} },
};

/** The screenshot in the report of a merged blob, whose only row has this `stored` path. */
async function mergedWith(stored: string): Promise<string | undefined> {
  const out = join(home, 'report');
  const manifest = { ...MANIFEST, root: home, scratch: home, out };
  const environment = writeManifest(join(home, 'manifest.json'), manifest);
  for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value);
  const story = { id: 'a--b', title: 'A', name: 'B', tags: [] };
  const row = {
    ...createRow({ story, locale: 'en', width: 375 }, 'chromium', 'unchanged', ''),
    stored,
  };
  const result: StoryGridResult = {
    ...{ baseline: '', baselineCommit: '', candidate: '', startedAt: '' },
    ...{ index: 0, captures: 0, retakes: 0, sampled: 0, parity: NONE, notes: [] },
    rows: [row],
  };

  const { default: MatrixReporter } = await import('./reporter.ts');
  const reporter = new MatrixReporter();
  reporter.onBegin();
  const plan: ShardPlan = { run: {}, snapshots: [row.snapshot], total: 1 };
  const attachment = (name: string, value: unknown) => ({
    name,
    contentType: 'application/json',
    body: Buffer.from(JSON.stringify(value)),
  });
  const attachments = [attachment(RESULT_ATTACHMENT, result), attachment(PLAN_ATTACHMENT, plan)];
  reporter.onTestEnd({} as TestCase, { attachments, status: 'passed' } as unknown as TestResult);
  await reporter.onEnd({ status: 'passed', duration: 1 } as FullResult);
  const { snapshots } = JSON.parse(await readFile(join(out, 'results.json'), 'utf8')) as Results;
  const file = snapshots[0]?.files.actual;
  return file === undefined ? undefined : readFile(join(out, file), 'utf8');
}

test('VIS-11 a merge copies a cached screenshot into the report', async () => {
  const picture = join(home, 'cache', 'snapshots', 'pictures', 'a.png');
  await mkdir(join(picture, '..'), { recursive: true });
  await writeFile(picture, 'picture');
  expect(await mergedWith(picture)).toBe('picture');
});

test.each(['secret', 'cache/../secret', 'cache-of-another/secret'])(
  'VIS-11 a merge copies no file outside the cache into the report: %s',
  async (file) => {
    const secret = `${home}/${file}`;
    await mkdir(join(home, 'cache'));
    await mkdir(join(home, 'cache-of-another'));
    await writeFile(secret, 'secret');
    expect(await mergedWith(secret)).toBeUndefined();
    expect(existsSync(join(home, 'report', 'pictures'))).toBe(false);
  },
);
