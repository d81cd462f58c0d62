/** Reads and writes `approvals.yml` (VIS-7). */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { Document, parse, stringify } from 'yaml';
import { RunError, git } from '../builds/exec.ts';
import { type Approval, isCommit, sortApprovals } from './approvals.ts';

/** Relative to the root of a checkout. */
export const APPROVALS_FILE = 'tests/visual/approvals.yml';

/** @throws RunError when the base's file cannot be read, because expired approvals must not be active. */
export async function readApprovals(root: string, commit: string, name: string) {
  const approvals = parseApprovals(await readText(root));
  if (commit === '') return sortApprovals(approvals, [], { commit, name }, new Set());
  const read = (...args: string[]) =>
    git(root, args).catch((error: unknown) => {
      throw new RunError(
        `The approvals of ${name} (${commit.slice(0, 8)}) cannot be read, so it is unknown which of ${APPROVALS_FILE} have expired. A shallow clone does not have the commit: fetch it (git fetch origin ${commit}; in CI, fetch-depth: 0).`,
        error instanceof RunError ? error.output : String(error),
      );
    });
  const isInBase = (await read('ls-tree', '--name-only', commit, '--', APPROVALS_FILE)) !== '';
  const text = isInBase ? await read('show', `${commit}:./${APPROVALS_FILE}`) : '';
  const commits = [commit, ...approvals.map(({ base }) => base).filter(isCommit)];
  const known = await read('rev-list', '--no-walk', '--ignore-missing', ...commits);
  const approvalsOfBase = parseApprovals(text, `${name}:${APPROVALS_FILE}`);
  return sortApprovals(approvals, approvalsOfBase, { commit, name }, new Set(known.split('\n')));
}

/** The comment above the first entry stays. @throws RunError when the file cannot be parsed. */
export async function writeApprovals(
  root: string,
  added: readonly Approval[],
  removed: readonly Approval[],
): Promise<void> {
  const text = await readText(root);
  const remaining = parseApprovals(text).filter(
    (approval) => !removed.some((other) => isDeepStrictEqual(other, approval)),
  );
  const comment = /^(?:#.*\n)*/.exec(text)?.[0] ?? '';
  const document = new Document();
  const entries = [...remaining, ...added].map((approval) =>
    Object.assign({}, approval, { seen: document.createNode(approval.seen, { flow: true }) }),
  );
  // The library writes all digests on one line, or each on its own: wrap them at about 100 columns.
  const list = stringify(entries, { lineWidth: 0 }).replaceAll(/^ {2}seen: .*$/gm, (line) =>
    line.replaceAll(/(.{80,95},) /g, '$1\n      '),
  );
  await writeFile(join(root, APPROVALS_FILE), comment + list);
}

/** @throws RunError that names an invalid entry. */
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
    if (![snapshots, base, reason].every((value) => typeof value === 'string' && value.trim()))
      throw new RunError(`${file}: entry ${index + 1} needs snapshots, base and reason.`);
    if (!Array.isArray(seen) || !seen.every((digest) => typeof digest === 'string'))
      throw new RunError(
        `${file}: entry ${index + 1} (${String(snapshots)}) has no list of digests in "seen", so it approves nothing. Remove it and accept again: npm run visual, then npm run visual -- --accept '${String(snapshots)}' --reason '…'.`,
      );
    return { snapshots, base, reason, seen } as Approval;
  });
}

async function readText(root: string): Promise<string> {
  return readFile(join(root, APPROVALS_FILE), 'utf8').catch(() => '');
}
