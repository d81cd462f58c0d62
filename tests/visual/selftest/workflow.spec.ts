import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { type Job, readWorkflow } from '../../ci/workflow.ts';
import type { Results } from '../report/results.ts';
import { RUN_TIMEOUT_MS, test } from './scratch-repo.ts';
import { SCOPE, TREES } from './planted-defects.ts';

test.describe.configure({ timeout: 4 * RUN_TIMEOUT_MS });

const { jobs } = readWorkflow();
const { visual, merge } = jobs as Record<'visual' | 'merge', Job>;
const quoted = SCOPE.map((it) => `'${it}'`).join(' ');

/** The script of the one step that says this. */
function scriptOf({ steps }: Job, says: string): string {
  const found = steps.flatMap(({ run }) => (run?.includes(says) ? [run] : []));
  expect(found, says).toHaveLength(1);
  return found[0] ?? '';
}

test("VIS-15 the workflow's own visual steps, in their order: shards, merge, summary and exit code @extended", async ({
  copy,
}) => {
  // A pull request of one commit, on a main that has gone no further.
  await copy.git('update-ref', 'refs/remotes/origin/main', 'HEAD');
  const main = (await copy.git('rev-parse', 'HEAD')).trim();
  for (const { file, change } of TREES[0] ?? []) await copy.plant(file, change);
  await copy.git('commit', '--quiet', '--all', '--message', 'faults');

  const output = join(copy.root, '.git', 'output');
  const baseOf = async (event: Record<string, string>) => {
    await writeFile(output, '');
    const ran = await copy.script(scriptOf(visual, 'GITHUB_OUTPUT'), {
      GITHUB_OUTPUT: output,
      GITHUB_BASE_REF: '',
      BEFORE: '',
      ...event,
    });
    expect(ran.code, ran.output).toBe(0);
    return (await readFile(output, 'utf8')).trim().replace('commit=', '');
  };
  expect(await baseOf({ GITHUB_BASE_REF: 'main' })).toBe(main);
  expect(await baseOf({ BEFORE: main })).toBe(main);
  expect(await baseOf({ BEFORE: '0'.repeat(40) })).toBe(main);

  const shards = visual.strategy?.matrix.shard ?? [];
  const capture = scriptOf(visual, '--shard');
  const captured = async (shard: number, filter: string) => {
    const env = { BASE: main, SHARD: `${shard}`, SHARDS: `${shards.length}` };
    return copy.script(capture.replace('--strict', `--strict ${filter}`), env);
  };
  for (const shard of shards) {
    const ran = await captured(shard, quoted);
    console.log(ran.output);
    expect(ran.code, ran.output).toBe(0);
    expect(ran.output).toMatch(new RegExp(`shard ${shard}/${shards.length}: 4 of 16 snapshots`));
  }

  const together = scriptOf(merge, '--merge');
  const merged = await copy.script(together, {});
  console.log(merged.output);
  expect(merged.code, merged.output).toBe(1);
  const results = JSON.parse(await readFile(join(copy.out, 'results.json'), 'utf8')) as Results;
  expect(results.strict).toBe(true);
  // Those of a story that only the base has, as well.
  expect(results.snapshots).toHaveLength(20);

  const summary = join(copy.root, '.git', 'summary');
  const told = await copy.script(scriptOf(merge, 'GITHUB_STEP_SUMMARY'), {
    GITHUB_STEP_SUMMARY: summary,
  });
  expect(told.code, told.output).toBe(0);
  const text = await readFile(summary, 'utf8');
  console.log(text);
  expect(text).toMatch(/^## ❌ Failed: \d+ snapshots to review/);
  expect(text).not.toContain('<img');
  expect(await readFile(join(copy.out, 'summary.md'), 'utf8')).toContain('<img src="pictures/');
  expect(await readFile(join(copy.out, 'junit.xml'), 'utf8')).toContain('tests="20"');

  // A shard that could not be made fails its step; then the last shard of another run, then none.
  const unmade = { BASE: 'no-such-commit', SHARD: '1', SHARDS: `${shards.length}` };
  const failed = await copy.script(capture, unmade);
  expect(failed.output).toContain('"no-such-commit" is no git ref');
  expect(failed.code).not.toBe(0);
  const other = await captured(shards.length, `${quoted} --locale es`);
  expect(other.code, other.output).toBe(0);
  const unlike = await copy.script(together, {});
  expect(unlike.code, unlike.output).toBe(2);
  expect(unlike.output).toContain(`filters: `);
  expect(unlike.output).toContain(`in shard ${shards.length}/${shards.length}, but`);
  await rm(join(copy.root, 'visual-shards', `${shards.length}`), { recursive: true });
  const missing = await copy.script(together, {});
  expect(missing.code).toBe(2);
  expect(missing.output).toContain(`Shard ${shards.length}/${shards.length} has left no`);
});
