/** How a snapshot is shown: its status, told apart further where a reviewer does. */
import {
  type ResultRow,
  type Severity,
  APPROVABLE,
  PASSING,
  openFindings,
  openProblems,
} from '../../results.ts';

/** Every look, in the order of the filters: what needs eyes first. */
export const DISPLAY_STATUSES = [
  'changed',
  'new',
  'removed',
  'error',
  'flaky',
  'approved',
  'unchanged',
  'skipped',
  'captured',
] as const;

/** `approved`: differs with a written reason; `skipped`: the same without a capture. */
export type DisplayStatus = (typeof DISPLAY_STATUSES)[number];

/** The word on a filter, and what it means in a sentence. */
export const STATUS_LABELS: Readonly<Record<DisplayStatus, { label: string; meaning: string }>> = {
  changed: { label: 'Changed', meaning: 'differs from the base' },
  new: { label: 'New', meaning: 'the base has nothing to compare it with' },
  removed: { label: 'Removed', meaning: 'only the base has it' },
  error: { label: 'Broken', meaning: 'the story failed, or its picture differs each time' },
  flaky: { label: 'Flaky', meaning: 'passed only when it was captured again' },
  approved: { label: 'Approved', meaning: 'differs, with a written reason' },
  unchanged: { label: 'Same', meaning: 'looks like the base' },
  skipped: {
    label: 'Skipped',
    meaning: 'not captured: what it is made of, or its picture, was known to be the same',
  },
  captured: { label: 'Shown', meaning: 'looked at without a base' },
};

/** How much a changed snapshot differs, in a sentence. */
export const SEVERITY_LABELS: Readonly<Record<Severity, string>> = {
  layout: 'an element or the page has another size or place',
  visible: 'a person sees it',
  subtle: 'a person hardly sees it: edges of shapes, or a near colour',
};

/** The look of a row as the run left it. */
export function displayStatus(row: ResultRow): DisplayStatus {
  if (row.approved !== undefined && row.status !== 'error' && !PASSING.includes(row.status))
    return 'approved';
  return row.status === 'unchanged' && row.skipped !== undefined ? 'skipped' : row.status;
}

/** Whether the layout lint, axe or the page itself found something that counts. */
export function hasFindings(row: ResultRow): boolean {
  return openFindings(row).length + openProblems(row).length > 0;
}

/** Whether it does not look like the base, for whatever reason, and nobody has said that it should. */
export function isDifferent(row: ResultRow): boolean {
  return !PASSING.includes(row.status) && row.approved === undefined;
}

/** Whether a person may say "this is meant": there is a look that differs, always the same (VIS-7). */
export function isAcceptable(row: ResultRow): boolean {
  return APPROVABLE.includes(row.status) && row.approved === undefined;
}

/** Why a snapshot cannot be accepted, for people; empty when it can. */
export function refusalReason(row: ResultRow): string {
  if (isAcceptable(row)) return '';
  if (row.status === 'error')
    return 'There is no one look to accept: the story fails or differs each time. Fix it first.';
  if (row.status === 'flaky')
    return 'There is nothing to accept: it passed in the end. The story is to be made steady.';
  if (row.approved !== undefined) return `Already approved: ${row.approved}`;
  if (hasFindings(row))
    return 'Faults cannot be accepted here: mend them, or allow them in the story with a reason.';
  return 'Nothing differs here, so there is nothing to accept.';
}
