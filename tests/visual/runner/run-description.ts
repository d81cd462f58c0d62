/** What decides what a run captures: shards of one run agree on all of it (VIS-11). */
import { workingTreeFiles, hashOf } from '../cache/git-files.ts';
import { affectsBuild } from '../cache/input-scope.ts';
import { snapshotName } from '../matrix/snapshots.ts';
import type { Options } from '../options.ts';
import { exec } from '../builds/exec.ts';
import type { RunManifest } from './run-manifest.ts';

/** Each part by its name for people. `plan` is all that is known of the run. */
export async function describeRun(
  plan: Pick<RunManifest, 'root' | 'baseline' | 'storyGrids' | 'removed' | 'browsers' | 'code'>,
  options: Pick<Options, 'storybook' | 'filters' | 'lint' | 'strict'>,
  signal: AbortSignal,
): Promise<RunManifest['run']> {
  const { root, baseline, browsers, code } = plan;
  const files = [...(await workingTreeFiles(root, signal))].filter(
    ([path]) => affectsBuild(path) || path.startsWith('tests/'),
  );
  const snapshots = [...plan.storyGrids, ...plan.removed].flatMap(({ snapshots }) =>
    snapshots.map(snapshotName),
  );
  return {
    commit: (await exec(root, 'git', ['rev-parse', 'HEAD'], signal)).trim(),
    files: hashOf(...files.map(([path, hash]) => `${path}\n${hash}`).toSorted()),
    Storybook: options.storybook ?? 'the working tree',
    base: baseline?.commit || baseline?.name || 'none',
    harness: code,
    ...Object.fromEntries(browsers.map(({ name, version }) => [name, version])),
    system: `${process.platform} ${process.arch}`,
    Node: process.version,
    filters: JSON.stringify(options.filters),
    snapshots: hashOf(...snapshots),
    lint: options.lint,
    strict: String(options.strict),
  };
}
