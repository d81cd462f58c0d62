/** Reads and writes `approvals.yml` (VIS-7). */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Document, parse, stringify } from 'yaml';
import { RunError, exec } from '../builds/exec.ts';
import { type Approval, type Approvals, isCommit, sortApprovals } from './approvals.ts';

/** Where approvals stand, in any checkout. */
export const APPROVALS_FILE = 'tests/visual/approvals.yml';

/**
 * The approvals of the tree at `root`, against a base.
 * @throws RunError when the file, or the base's, cannot be read: then none may count, because it is
 * unknown which have expired.
 */
export async function readApprovals(
  root: string,
  commit: string,
  name: string,
): Promise<Approvals> {
  const own = parseApprovals(await textIn(root));
  if (commit === '') return sortApprovals(own, [], { commit, name }, new Set());
  const git = (...args: string[]) =>
    exec(root, 'git', args, AbortSignal.timeout(30_000)).catch((error: unknown) => {
      throw new RunError(
        `The approvals of ${name} (${commit.slice(0, 8)}) cannot be read, so nobody can tell which of ${APPROVALS_FILE} have expired. A shallow clone does not have the commit: fetch it (git fetch origin ${commit}; in CI, fetch-depth: 0).`,
        error instanceof RunError ? error.output : String(error),
      );
    });
  const there = await git('ls-tree', '--name-only', commit, '--', APPROVALS_FILE);
  const text = there.trim() === '' ? '' : await git('show', `${commit}:./${APPROVALS_FILE}`);
  const bases = own.map(({ base }) => base).filter(isCommit);
  const known = await git('rev-list', '--no-walk', '--ignore-missing', commit, ...bases);
  return sortApprovals(
    own,
    parseApprovals(text, `${name}:${APPROVALS_FILE}`),
    { commit, name },
    new Set(known.split('\n')),
  );
}

/**
 * Adds entries and drops expired ones; the comment above the first entry stays.
 * @throws RunError when the file cannot be understood.
 */
export async function writeApprovals(
  root: string,
  added: readonly Approval[],
  expired: readonly Approval[],
): Promise<void> {
  const text = await textIn(root);
  const gone = new Set(expired.map((it) => JSON.stringify(it)));
  const kept = parseApprovals(text).filter((it) => !gone.has(JSON.stringify(it)));
  const comment = /^(?:#.*\n)*/.exec(text)?.[0] ?? '';
  const document = new Document();
  const entries = [...kept, ...added].map((it) =>
    Object.assign({}, it, { seen: document.createNode(it.seen, { flow: true }) }),
  );
  // Digests in lines of about 100 columns: the library writes all in one line, or one a line.
  const list = stringify(entries, { lineWidth: 0 }).replaceAll(/^ {2}seen: .*$/gm, (line) =>
    line.replaceAll(/(.{80,95},) /g, '$1\n      '),
  );
  await writeFile(join(root, APPROVALS_FILE), comment + list);
}

/**
 * The entries of a file's text.
 * @throws RunError that names what is wrong.
 */
export function parseApprovals(text: string, file = APPROVALS_FILE): Approval[] {
  let list: unknown;
  try {
    list = parse(text, { logLevel: 'error' }) ?? [];
  } catch (error) {
    const [problem] = error instanceof Error ? error.message.split('\n') : [];
    throw new RunError(`${file}: ${problem}`);
  }
  if (!Array.isArray(list)) throw new RunError(`${file} is no list of approvals.`);
  return list.map((entry: unknown, index) => {
    const { snapshots, base, reason, seen } = Object(entry) as Record<string, unknown>;
    const full = [snapshots, base, reason].every(
      (it) => typeof it === 'string' && it.trim() !== '',
    );
    if (!full) throw new RunError(`${file}: entry ${index + 1} needs snapshots, base and reason.`);
    if (!Array.isArray(seen) || !seen.every((it) => typeof it === 'string'))
      throw new RunError(
        `${file}: entry ${index + 1} (${String(snapshots)}) does not say what was seen, so it approves nothing. Take it out and accept again: npm run visual, then npm run visual -- --accept '${String(snapshots)}' --reason '…'.`,
      );
    return { snapshots, base, reason, seen } as Approval;
  });
}

async function textIn(root: string): Promise<string> {
  return readFile(join(root, APPROVALS_FILE), 'utf8').catch(() => '');
}
