import { execFileSync } from 'node:child_process';

/**
 * A note if the manifest's commit differs from the commit of this checkout: a host may serve a complete older release
 * with its genuine signatures. Undefined if the commits are the same.
 */
export function commitNote(root: string, commit: string | null): string | undefined {
  if (commit === null) return 'the site names no commit, so its release cannot be told';
  const head = git(root, 'rev-parse', 'HEAD');
  if (head === commit) return undefined;
  if (head === undefined)
    return `this copy has no git, so it cannot tell whether ${commit} is the newest release`;
  const date = git(root, 'show', '--no-patch', '--format=%cs', commit);
  if (date === undefined)
    return `the site is from ${commit}, which this copy does not know: git fetch, and check again`;
  return `the site is from ${commit} of ${date}, and this copy is at ${head}: is the site an older release?`;
}

/** Undefined if git refuses. */
function git(root: string, ...args: readonly string[]): string | undefined {
  try {
    const stdio = ['ignore', 'pipe', 'ignore'] as const;
    return execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: [...stdio] }).trim();
  } catch {
    return undefined;
  }
}
