import { type ResultRow, type Severity, APPROVABLE, hasFindings } from '../../results.ts';

/**
 * The statuses that the report shows, in the order of its filters: those that need a review first.
 * `approved` and `skipped` are split from the others.
 */
export const STATUS_LABELS = {
  changed: { label: 'Changed', meaning: 'differs from the baseline' },
  new: { label: 'New', meaning: 'not in the baseline' },
  removed: { label: 'Removed', meaning: 'only in the baseline' },
  error: { label: 'Error', meaning: 'the story failed, or never looked the same twice' },
  flaky: { label: 'Flaky', meaning: 'passed only after it was captured again' },
  approved: { label: 'Approved', meaning: 'differs, and was approved with a reason' },
  unchanged: { label: 'Unchanged', meaning: 'equals the baseline' },
  skipped: {
    label: 'Skipped',
    meaning: 'not captured, because its inputs or its screenshot are known to be unchanged',
  },
  captured: { label: 'Captured', meaning: 'captured without a baseline' },
} as const;

export type DisplayStatus = keyof typeof STATUS_LABELS;

export const DISPLAY_STATUSES = Object.keys(STATUS_LABELS) as DisplayStatus[];

export const SEVERITY_LABELS: Readonly<Record<Severity, string>> = {
  layout: 'an element or the page changed its size or position',
  visible: 'a person sees the difference',
  subtle: 'hardly visible: anti-aliasing, or a similar color',
};

export function displayStatus(row: ResultRow): DisplayStatus {
  if (row.approved !== undefined && APPROVABLE.includes(row.status)) return 'approved';
  return row.status === 'unchanged' && row.skipped !== undefined ? 'skipped' : row.status;
}

/** Why a snapshot cannot be accepted; empty when it can. */
export function refusalReason(row: ResultRow): string {
  if (row.status === 'error') return 'An error cannot be accepted: fix the story first.';
  if (row.status === 'flaky')
    return 'There is nothing to accept: it passed in the end. Make the story deterministic.';
  if (row.approved !== undefined) return `Already approved: ${row.approved}`;
  if (APPROVABLE.includes(row.status)) return '';
  if (hasFindings(row))
    return 'Findings cannot be accepted here: fix them, or suppress them in the story with a reason.';
  return 'Nothing differs here, so there is nothing to accept.';
}
