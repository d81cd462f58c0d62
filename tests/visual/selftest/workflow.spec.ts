import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { type Job, readWorkflow } from '../../ci/workflow.ts';
import type { Results } from '../report/results.ts';
import { test } from './scratch-repo.ts';
import { SCOPE, TREES } from './planted-defects.ts';

test.describe.configure({ timeout: 60 * 60_000 });

const { jobs } = readWorkflow();
const { visual, merge } = jobs as Record<'visual' | 'merge', Job>;
const quoted = SCOPE.map((argument) => `'${argument}'`).join(' ');

/** The script of the only step that contains this text. */
function scriptWith({ steps }: Job, text: string): string {
  const found = steps.flatMap(({ run }) => (run?.includes(text) ? [run] : []));
  expect(found, text).toHaveLength(1);
  return found[0] ?? '';
}

test("VIS-15 the workflow's own visual steps, in their order: shards, merge, summary and exit code @extended", async ({
  repo,
}) => {
  // A pull request of one commit.
  await repo.git('update-ref', 'refs/remotes/origin/main', 'HEAD');
  const main = (await repo.git('rev-parse', 'HEAD')).trim();
  for (const { file, change } of TREES[0] ?? []) await repo.plant(file, change);
  await repo.git('commit', '--quiet', '--all', '--message', 'defects');

  const output = join(repo.root, '.git', 'output');
  const baseFor = async (event: Record<string, string>) => {
    await writeFile(output, '');
    const ran = await repo.script(scriptWith(visual, 'GITHUB_OUTPUT'), {
      GITHUB_OUTPUT: output,
      GITHUB_BASE_REF: '',
      BEFORE: '',
      ...event,
    });
    expect(ran.code, ran.output).toBe(0);
    return (await readFile(output, 'utf8')).trim().replace('commit=', '');
  };
  expect(await baseFor({ GITHUB_BASE_REF: 'main' })).toBe(main);
  expect(await baseFor({ BEFORE: main })).toBe(main);
  expect(await baseFor({ BEFORE: '0'.repeat(40) })).toBe(main);

  const shards = visual.strategy?.matrix.shard ?? [];
  const capture = scriptWith(visual, '--shard');
  const captureShard = async (shard: number, filter: string) => {
    const env = { BASE: main, SHARD: `${shard}`, SHARDS: `${shards.length}` };
    return repo.script(capture.replace('--strict', `--strict ${filter}`), env);
  };
  for (const shard of shards) {
    const ran = await captureShard(shard, quoted);
    console.log(ran.output);
    expect(ran.code, ran.output).toBe(0);
    expect(ran.output).toMatch(new RegExp(`shard ${shard}/${shards.length}: 4 of 16 snapshots`));
  }

  const mergeScript = scriptWith(merge, '--merge');
  const merged = await repo.script(mergeScript, {});
  console.log(merged.output);
  expect(merged.code, merged.output).toBe(1);
  const results = JSON.parse(await readFile(join(repo.out, 'results.json'), 'utf8')) as Results;
  expect(results.strict).toBe(true);
  // Including the snapshots of a removed story.
  expect(results.snapshots).toHaveLength(20);

  const summary = join(repo.root, '.git', 'summary');
  const written = await repo.script(scriptWith(merge, 'GITHUB_STEP_SUMMARY'), {
    GITHUB_STEP_SUMMARY: summary,
  });
  expect(written.code, written.output).toBe(0);
  const text = await readFile(summary, 'utf8');
  console.log(text);
  expect(text).toMatch(/^## ❌ Failed: \d+ snapshots to review/);
  expect(text).not.toContain('<img');
  expect(await readFile(join(repo.out, 'summary.md'), 'utf8')).toContain('<img src="pictures/');
  expect(await readFile(join(repo.out, 'junit.xml'), 'utf8')).toContain('tests="20"');

  // A failed shard fails its step; then the last shard is of another run, then it is missing.
  const invalid = { BASE: 'no-such-commit', SHARD: '1', SHARDS: `${shards.length}` };
  const failed = await repo.script(capture, invalid);
  expect(failed.output).toContain('"no-such-commit" is no git ref');
  expect(failed.code).not.toBe(0);
  const other = await captureShard(shards.length, `${quoted} --locale es`);
  expect(other.code, other.output).toBe(0);
  const different = await repo.script(mergeScript, {});
  expect(different.code, different.output).toBe(2);
  expect(different.output).toContain(`filters: `);
  expect(different.output).toContain(`in shard ${shards.length}/${shards.length}, but`);
  await rm(join(repo.root, 'visual-shards', `${shards.length}`), { recursive: true });
  const missing = await repo.script(mergeScript, {});
  expect(missing.code).toBe(2);
  expect(missing.output).toContain(`Shard ${shards.length}/${shards.length} is missing`);
});
