import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type {
  FullConfig,
  FullResult,
  Suite,
  TestCase,
  TestResult,
} from '@playwright/test/reporter';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Results } from '../report/results.ts';
import { writeManifest } from './run-manifest.ts';
import { ROWS, type StoryGridResult, createRow } from './result-rows.ts';
import { SHARD_PLAN, type ShardPlan } from './shards.ts';

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

/** The report of a merged blob whose one snapshot says that its picture is kept there. */
async function mergedWith(stored: string): Promise<string | undefined> {
  const out = join(home, 'report');
  const plan = {
    root: home,
    out,
    scratch: home,
    merges: true,
    html: false,
    browsers: [],
    storyGrids: [],
  };
  const nothing = {
    candidate: { proxy: '', place: '', name: '' },
    removed: [],
    code: '',
    startedAt: '',
  };
  const rest = {
    ...{ lints: true, isUnfiltered: true, ignoresCache: false, strict: false, seed: 0, workers: 1 },
    sample: [],
    run: {},
  };
  const environment = writeManifest(join(home, 'plan.json'), { ...plan, ...nothing, ...rest });
  for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value);
  const story = { id: 'a--b', title: 'A', name: 'B', tags: [] };
  const row = {
    ...createRow({ story, locale: 'en', width: 375 }, 'chromium', 'unchanged', ''),
    stored,
  };
  const sides = { baseline: '', baselineCommit: '', candidate: '', startedAt: '' };
  const facts = {
    place: 0,
    captures: 0,
    retakes: 0,
    sampled: 0,
    memory: Number.NaN,
    worker: 0,
    notes: [],
  };
  const sheet: StoryGridResult = { ...sides, ...facts, rows: [row] };

  const { default: MatrixReporter } = await import('./reporter.ts');
  const reporter = new MatrixReporter();
  reporter.onBegin({} as FullConfig, { allTests: () => [] } as unknown as Suite);
  const body = Buffer.from(JSON.stringify(sheet));
  const share: ShardPlan = { run: {}, snapshots: [row.snapshot], total: 1 };
  const attachments = [
    { name: ROWS, contentType: 'application/json', body },
    { name: SHARD_PLAN, contentType: 'application/json', body: Buffer.from(JSON.stringify(share)) },
  ];
  reporter.onTestEnd({} as TestCase, { attachments, status: 'passed' } as unknown as TestResult);
  await reporter.onEnd({ status: 'passed', duration: 1 } as FullResult);
  const { snapshots } = JSON.parse(await readFile(join(out, 'results.json'), 'utf8')) as Results;
  const file = snapshots[0]?.files.actual;
  return file === undefined ? undefined : readFile(join(out, file), 'utf8');
}

test('VIS-11 a merge takes a kept picture out of its own cache', async () => {
  const picture = join(home, 'cache', 'snapshots', 'pictures', 'a.png');
  await mkdir(join(picture, '..'), { recursive: true });
  await writeFile(picture, 'picture');
  expect(await mergedWith(picture)).toBe('picture');
});

test.each(['secret', 'cache/../secret', 'cache-of-another/secret'])(
  'VIS-11 a merge takes no other file of this machine into the report: %s',
  async (file) => {
    const secret = `${home}/${file}`;
    await mkdir(join(home, 'cache'));
    await mkdir(join(home, 'cache-of-another'));
    await writeFile(secret, 'secret');
    expect(await mergedWith(secret)).toBeUndefined();
    expect(existsSync(join(home, 'report', 'pictures'))).toBe(false);
  },
);
