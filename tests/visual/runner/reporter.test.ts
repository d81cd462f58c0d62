import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FullResult, TestCase, TestResult } from '@playwright/test/reporter';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Results } from '../report/results.ts';
import { type RunManifest, readExitStatus, writeManifest } from './run-manifest.ts';
import {
  type CapturedRow,
  type StoryGridResult,
  RESULT_ATTACHMENT,
  createRow,
} from './result-rows.ts';
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

const out = () => join(home, 'report');
const STORY = { id: 'a--b', title: 'A', name: 'B', tags: [] };
const ROW = createRow({ story: STORY, locale: 'en', width: 375 }, 'chromium', 'unchanged', '');

type Status = FullResult['status'];

/** Merges a blob whose only test has this row, and resolves with the exit status of the run. */
async function merge(row: CapturedRow, status: Status = 'passed', error?: string) {
  const manifest = { ...MANIFEST, root: home, scratch: home, out: out() };
  const environment = writeManifest(join(home, 'manifest.json'), manifest);
  for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value);
  const result: StoryGridResult = {
    ...{ baseline: '', baselineCommit: '', candidate: '', startedAt: '' },
    ...{ index: 0, captures: 0, retakes: 0, sampled: 0, parity: NONE, notes: [] },
    rows: [row],
  };

  const { default: MatrixReporter } = await import('./reporter.ts');
  const reporter = new MatrixReporter();
  reporter.onBegin();
  if (error !== undefined) reporter.onError({ message: error });
  const plan: ShardPlan = { run: {}, snapshots: [row.snapshot], total: 1 };
  const attachment = (name: string, value: unknown) => ({
    name,
    contentType: 'application/json',
    body: Buffer.from(JSON.stringify(value)),
  });
  const attachments = [attachment(RESULT_ATTACHMENT, result), attachment(PLAN_ATTACHMENT, plan)];
  reporter.onTestEnd({} as TestCase, { attachments, status: 'passed' } as unknown as TestResult);
  const end = await reporter.onEnd({ status, duration: 1 } as FullResult);
  return { status: readExitStatus(manifest), playwright: end.status };
}

/** The screenshot in the report of a row with this `stored` path. */
async function mergedWith(stored: string): Promise<string | undefined> {
  await merge({ ...ROW, stored });
  const { snapshots } = JSON.parse(await readFile(join(out(), 'results.json'), 'utf8')) as Results;
  const file = snapshots[0]?.files.actual;
  return file === undefined ? undefined : readFile(join(out(), file), 'utf8');
}

const AXE = { source: 'axe', rule: 'button-name', text: '', selector: 'button' } as const;

test.each([
  { name: 'nothing', row: ROW, status: 'passed', playwright: 'passed' },
  {
    name: 'an error',
    row: { ...ROW, status: 'error' },
    status: 'needs review',
    playwright: 'failed',
  },
  {
    name: 'a finding',
    row: { ...ROW, problems: [AXE] },
    status: 'needs review',
    playwright: 'failed',
  },
] as const)(
  'VIS-7 with $name to review the run ends as: $status',
  async ({ row, status, playwright }) => {
    expect(await merge(row)).toEqual({ status, playwright });
  },
);

test('VIS-14 a run that was stopped, and one with an error outside its tests, did not pass', async () => {
  expect(await merge(ROW, 'interrupted')).toEqual({ status: 'stopped', playwright: 'interrupted' });
  const failed = { status: 'failed', playwright: 'timedout' };
  expect(await merge(ROW, 'passed', 'a worker has crashed')).toEqual(failed);
  expect(existsSync(out())).toBe(false);
});

test('VIS-6 a run whose report cannot be written failed, even if its status cannot be written either', async () => {
  await mkdir(out());
  await writeFile(join(out(), 'of somebody else'), '');
  const failed = { status: 'failed', playwright: 'timedout' };
  expect(await merge(ROW)).toEqual(failed);
  await rm(join(home, 'exit-status.txt'));
  await mkdir(join(home, 'exit-status.txt'));
  expect(await merge(ROW)).toEqual(failed);
});

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
