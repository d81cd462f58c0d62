/** The build that a run compares with (VIS-1): of a commit, in a folder or at a URL. */
import { buildKey } from '../cache/build-cache.ts';
import { commitFiles, workingTreeFiles } from '../cache/git-files.ts';
import { buildStorybookCached } from './build-storybook.ts';
import { type BuildContext, RunError, git } from './exec.ts';
import { isStorybookFolder, isUrl } from './serve-storybook.ts';

/** `commit` is empty for a folder or URL. @throws RunError for an unknown or broken base. */
export async function prepareBaseline(base: string | undefined, context: BuildContext) {
  if (base !== undefined && (isUrl(base) || isStorybookFolder(base)))
    return { location: base, name: base, commit: '' };
  const { root, signal } = context;
  const { commit, reason } = await resolveBaseCommit(base, context);
  const format = ['-1', '--no-show-signature', '--format=%h %s'];
  const title = await git(root, ['log', ...format, commit], signal);
  const name = title + (reason === '' ? '' : ` (${reason})`);
  const log = (message: string) => context.log(`${name}: ${message}`);
  try {
    const location = await buildStorybookCached({ root, signal, log }, commit);
    return { location, name, commit };
  } catch (error) {
    if (signal.aborted) throw error;
    throw new RunError(
      `The base, ${name}, cannot be used. Name another one with --base, or run the lint alone with --lint-only.`,
      error instanceof RunError ? `${error.message}\n${error.output}` : String(error),
    );
  }
}

/** By default the merge-base with main, or an earlier commit on it. @throws RunError without one. */
export async function resolveBaseCommit(base: string | undefined, context: BuildContext) {
  const { root, signal } = context;
  const revParse = ['rev-parse', '--verify', '--quiet', '--end-of-options'];
  const parse = (ref: string) => git(root, [...revParse, `${ref}^{commit}`], signal);
  if (base !== undefined) {
    const commit = await parse(base).catch(() => {
      throw new RunError(
        `--base "${base}" is no git ref, no folder with a built Storybook and no URL.`,
      );
    });
    return { commit, reason: '' };
  }
  try {
    const head = await parse('HEAD');
    // A local main may be behind or ahead of the remote one: the latest common commit counts.
    const refs = ['refs/heads/main', 'main@{upstream}', 'refs/remotes/origin/main'];
    const mains = await Promise.all(refs.map((ref) => parse(ref).catch(() => [])));
    const mergeBase = await git(root, ['merge-base', head, ...mains.flat()], signal);
    if (mergeBase !== head) return { commit: mergeBase, reason: 'the merge-base with main' };
    const [files, filesOfHead] = [workingTreeFiles(root, signal), commitFiles(root, head, signal)];
    return buildKey(await files, []) === buildKey(await filesOfHead, [])
      ? { commit: await parse('HEAD~1'), reason: 'the commit before' }
      : { commit: head, reason: 'the last commit, because files have changed since' };
  } catch {
    signal.throwIfAborted();
    throw new RunError(
      'There is no main, or no earlier commit, to compare with. Name a --base; a shallow clone has to fetch it first.',
    );
  }
}
