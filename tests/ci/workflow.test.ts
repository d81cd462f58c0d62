import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { PACKAGES } from '../apk/apksigner.ts';
import { SERVERS } from '../hosts/servers.ts';
import { SUITES } from '../run/suites.ts';
import { type Job, readWorkflow } from './workflow.ts';
import { readOptions } from '../visual/options.ts';

const { on, permissions, concurrency, jobs } = readWorkflow();
const { scripts } = JSON.parse(
  readFileSync(join(import.meta.dirname, '..', '..', 'package.json'), 'utf8'),
) as { scripts: Record<string, string> };

const scriptLines = ({ steps }: Job) => steps.flatMap(({ run }) => run?.split('\n') ?? []);
const allLines = Object.values(jobs).flatMap(scriptLines);
const job = (name: string) => jobs[name] as Job;
const visual = job('visual');
const merge = job('merge');
/** Index of the step that uses or runs this; -1 if there is none. */
const stepIndex = ({ steps }: Job, text: string) =>
  steps.findIndex(({ uses, run }) => `${uses}\n${run}`.includes(text));

test('VIS-15 every npm script that the workflow calls exists', () => {
  const called = allLines.flatMap((line) => [...line.matchAll(/npm run ([\w:-]+)/g)]);
  expect(called.length).toBeGreaterThan(2);
  for (const [, script = ''] of called) expect(Object.keys(scripts)).toContain(script);
});

test('VIS-15 every suite has a job, no job names an unknown suite, and the extended tests run as well', () => {
  const expanded = allLines.map((line) =>
    line.replace(/npm run (\S+)/, (_, script: string) => scripts[script] ?? ''),
  );
  // With this variable a suite runs only its extended tests.
  const isLong = (line: string) => line.includes('UNIO_EXTENDED=1');
  expect(expanded.filter(isLong)).toEqual([scripts['test:extended']]);
  const suites = expanded
    .filter((line) => !isLong(line))
    .flatMap((line) => /npm test -- (.+)/.exec(line)?.[1]?.split(' ') ?? []);
  expect([...new Set(suites)].toSorted()).toEqual(SUITES.map(({ name }) => name).toSorted());
});

test('VIS-15 the shards are those of the matrix, with the total from the CI host, and a failed shard does not stop the others', () => {
  const { shard: shards } = visual.strategy?.matrix ?? { shard: [] };
  expect(shards).toEqual(shards.map((_, at) => at + 1));
  expect(shards.length).toBeGreaterThan(1);
  expect(visual.strategy?.['fail-fast']).toBe(false);
  const step = visual.steps[stepIndex(visual, '--shard')];
  expect(step?.run).toContain('--shard "$SHARD/$SHARDS"');
  expect(step?.env).toMatchObject({
    SHARD: '${{ matrix.shard }}',
    SHARDS: '${{ strategy.job-total }}',
  });
});

test('VIS-15 the harness accepts the options of both visual commands', () => {
  const argumentsOf = (line: string) =>
    (/npm run visual -- (.*?)(?: \|\| .*)?$/.exec(line)?.[1] ?? '')
      .replaceAll('"', '')
      .replace('$SHARD/$SHARDS', '1/4')
      .split(' ');
  const [capture, mergeOptions] = [visual, merge].map((it) =>
    readOptions(argumentsOf(scriptLines(it).find((line) => line.includes('npm run visual')) ?? '')),
  );
  expect(capture).toMatchObject({ strict: true, shard: '1/4', base: '$BASE', noCache: false });
  expect(capture?.filters).toEqual({
    stories: [],
    locales: [],
    widths: [],
    modes: { product: 'pairwise', names: [] },
  });
  expect(mergeOptions).toMatchObject({
    strict: true,
    command: { kind: 'merge', folder: 'visual-shards' },
  });
});

test('VIS-15 both visual jobs fetch the whole history, and no checkout persists credentials', () => {
  for (const it of Object.values(jobs)) {
    const { with: how } = it.steps[stepIndex(it, 'actions/checkout')] ?? {};
    expect(how?.['persist-credentials']).toBe(false);
    expect(how?.['fetch-depth']).toBe(it === visual || it === merge ? 0 : undefined);
  }
});

test('VIS-15 a shard with changes to review passes, a shard with an error fails', () => {
  const line = scriptLines(visual).find((it) => it.includes('--shard'));
  expect(line).toMatch(/ \|\| \[ \$\? -eq 1 \]$/);
  const upload = visual.steps[stepIndex(visual, 'upload-artifact')];
  expect([upload?.if, upload?.with?.['if-no-files-found']]).toEqual([undefined, 'error']);
});

test('VIS-15 the merge waits for the shards, always runs, and its exit code is not masked', () => {
  expect([merge.needs].flat()).toEqual(['visual']);
  expect(merge.if).toBe('${{ always() }}');
  const at = stepIndex(merge, '--merge');
  expect(merge.steps[at]?.run).toBe('npm run visual -- --merge visual-shards --strict');
  expect(merge.steps[at]?.if).toBeUndefined();
  expect(stepIndex(merge, 'download-artifact')).toBeLessThan(at);
  for (const after of merge.steps.slice(at + 1)) expect(after.if).toContain('always()');
  expect(stepIndex(merge, 'GITHUB_STEP_SUMMARY')).toBeGreaterThan(at);
  expect(stepIndex(merge, 'upload-artifact')).toBeGreaterThan(at);
  const text = JSON.stringify(jobs);
  expect(text).not.toContain('continue-on-error');
});

test("VIS-15 the cache path is the harness's, and restores the newest entry of its kind", () => {
  const cache = visual.steps[stepIndex(visual, 'actions/cache')]?.with;
  expect(visual.env?.['UNIO_VISUAL_CACHE']).toBe(`\${{ github.workspace }}/${cache?.['path']}`);
  const prefixes = String(cache?.['restore-keys']).trim().split('\n');
  for (const prefix of prefixes) expect(String(cache?.['key']).startsWith(prefix)).toBe(true);
  expect(cache?.['key']).toContain(visual['runs-on']);
});

test('VIS-15 jobs have no write permission and no secret, and a fork runs only its own code', () => {
  expect(permissions).toEqual({ contents: 'read' });
  expect(Object.keys(on)).toEqual(['pull_request', 'push']);
  for (const it of Object.values(jobs)) {
    expect(it.permissions).toBeUndefined();
    expect(it['timeout-minutes']).toBeLessThanOrEqual(60);
    for (const { uses } of it.steps)
      expect(uses ?? 'actions/x@v4').toMatch(/^actions\/[\w-]+@v\d+$/);
  }
  expect(JSON.stringify(jobs)).not.toMatch(/secrets|GITHUB_TOKEN/);
  // An event value inside a script would be executed; it must be an environment variable.
  for (const line of allLines) expect(line).not.toContain('${{');
  expect(concurrency['cancel-in-progress']).toContain("== 'pull_request'");
});

test('VER-7 VER-9 packages are audited, and the generated servers and app files are tested with every tool installed', () => {
  const lines = scriptLines(job('supply-chain'));
  const install = lines.find((line) => line.includes('apt-get install')) ?? '';
  const needed = [...PACKAGES, ...SERVERS.flatMap(({ packages }) => packages)];
  expect(install.split(' ')).toEqual(expect.arrayContaining(needed));
  expect(lines).toContain('npm run check:audit');
  for (const script of ['test:hosts', 'test:apk'])
    expect(lines.indexOf(`npm run ${script}`)).toBeGreaterThan(lines.indexOf(install));
});
