/** What decides what a run captures: shards of one run agree on all of it (VIS-11). */
import { filesOf, hashOf } from '../cache/checkout.ts';
import { countsForBuild } from '../cache/influence.ts';
import { cellName } from '../cells/cells.ts';
import type { Options } from '../options.ts';
import { run } from '../sides/step.ts';
import type { Plan } from './plan.ts';

/** Each part by its name for people. `plan` is all that is known of the run. */
export async function runParts(
  plan: Pick<Plan, 'root' | 'base' | 'sheets' | 'removed' | 'engines' | 'code'>,
  options: Pick<Options, 'storybook' | 'filters' | 'lint' | 'strict'>,
  signal: AbortSignal,
): Promise<Plan['run']> {
  const { root, base, engines, code } = plan;
  const files = [...(await filesOf(root, signal))].filter(
    ([path]) => countsForBuild(path) || path.startsWith('tests/'),
  );
  const snapshots = [...plan.sheets, ...plan.removed].flatMap(({ cells }) => cells.map(cellName));
  return {
    commit: (await run(root, 'git', ['rev-parse', 'HEAD'], signal)).trim(),
    files: hashOf(...files.map(([path, hash]) => `${path}\n${hash}`).toSorted()),
    Storybook: options.storybook ?? 'the working tree',
    base: base?.commit || base?.name || 'none',
    harness: code,
    ...Object.fromEntries(engines.map(({ name, version }) => [name, version])),
    system: `${process.platform} ${process.arch}`,
    Node: process.version,
    filters: JSON.stringify(options.filters),
    snapshots: hashOf(...snapshots),
    lint: options.lint,
    strict: String(options.strict),
  };
}
