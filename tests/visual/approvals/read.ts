/** Reads and writes `approvals.yml` (VIS-7). */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseDocument, stringify } from 'yaml';
import { StepError, run } from '../sides/step.ts';
import { type Approval, type Approvals, sortApprovals } from './approvals.ts';

/** Where approvals stand, in any checkout. */
export const APPROVALS_FILE = 'tests/visual/approvals.yml';

/**
 * The approvals of the tree at `root`, against a base.
 * @throws StepError when the file cannot be understood: half of it must not count.
 */
export async function approvalsFor(root: string, commit: string, name: string): Promise<Approvals> {
  const own = parseApprovals(await textIn(root));
  const before =
    commit === ''
      ? ''
      : await run(root, 'git', ['show', `${commit}:${APPROVALS_FILE}`], AbortSignal.timeout(30_000))
          // The base is older than the file, or this machine does not have that commit.
          .catch(() => '');
  return sortApprovals(own, parseApprovals(before), { commit, name });
}

/**
 * Adds entries and drops lapsed ones; the comment above the first entry stays.
 * @throws StepError when the file cannot be understood.
 */
export async function writeApprovals(
  root: string,
  added: readonly Approval[],
  lapsed: readonly Approval[],
): Promise<void> {
  const text = await textIn(root);
  const gone = new Set(lapsed.map((it) => JSON.stringify(it)));
  const kept = parseApprovals(text).filter((it) => !gone.has(JSON.stringify(it)));
  const comment = /^(?:#.*\n)*/.exec(text)?.[0] ?? '';
  const entries = stringify([...kept, ...added], { lineWidth: 0 });
  await writeFile(join(root, APPROVALS_FILE), comment + entries);
}

/**
 * The entries of a file's text.
 * @throws StepError that names what is wrong.
 */
export function parseApprovals(text: string): Approval[] {
  const document = parseDocument(text);
  const problem = document.errors[0]?.message.split('\n')[0];
  if (problem !== undefined) throw new StepError(`${APPROVALS_FILE}: ${problem}`);
  const list: unknown = read(document) ?? [];
  if (!Array.isArray(list)) throw new StepError(`${APPROVALS_FILE} is no list of approvals.`);
  return list.map((entry: unknown, index) => {
    const { cells, base, reason } = (entry ?? {}) as Record<string, unknown>;
    const full = [cells, base, reason].every((it) => typeof it === 'string' && it.trim() !== '');
    if (!full)
      throw new StepError(`${APPROVALS_FILE}: entry ${index + 1} needs cells, base and reason.`);
    return { cells, base, reason } as Approval;
  });
}

function read(document: ReturnType<typeof parseDocument>): unknown {
  try {
    return document.toJS();
  } catch (error) {
    throw new StepError(`${APPROVALS_FILE}: ${String(error)}`);
  }
}

async function textIn(root: string): Promise<string> {
  return readFile(join(root, APPROVALS_FILE), 'utf8').catch(() => '');
}
