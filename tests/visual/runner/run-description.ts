/** Properties that the shards of one run must share (VIS-11). */
import { hashOf, workingTreeFiles } from '../cache/git-files.ts';
import { affectsBuild } from '../cache/input-scope.ts';
import { snapshotName } from '../matrix/snapshots.ts';
import type { Options } from '../options.ts';
import { git } from '../builds/exec.ts';
import type { RunManifest } from './run-manifest.ts';

/** Each part by its name in error messages. */
export async function describeRun(
  manifest: Omit<RunManifest, 'run'>,
  options: Pick<Options, 'storybook' | 'filters' | 'lint' | 'strict'>,
  signal: AbortSignal,
): Promise<RunManifest['run']> {
  const { root, baseline, browsers, harness } = manifest;
  const files = [...(await workingTreeFiles(root, signal))].filter(
    ([path]) => affectsBuild(path) || path.startsWith('tests/'),
  );
  const snapshots = [...manifest.storyGrids, ...manifest.removed].flatMap(({ snapshots }) =>
    snapshots.map(snapshotName),
  );
  return {
    commit: await git(root, ['rev-parse', 'HEAD'], signal),
    files: hashOf(...files.map(([path, hash]) => `${path}\n${hash}`).toSorted()),
    Storybook: options.storybook ?? 'the working tree',
    base: baseline?.commit || baseline?.name || 'none',
    harness,
    ...Object.fromEntries(browsers.map(({ name, version }) => [name, version])),
    system: `${process.platform} ${process.arch}`,
    Node: process.version,
    filters: JSON.stringify(options.filters),
    snapshots: hashOf(...snapshots),
    lint: options.lint,
    strict: String(options.strict),
  };
}
