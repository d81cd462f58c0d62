import { type Results, RESULTS_VERSION } from '../../results.ts';

declare global {
  interface Window {
    /** Set by `results.js`, the script beside the page. */
    visualResults?: unknown;
    /** Set by `npm run visual -- --show`, whose server accepts approvals. */
    visualServer?: boolean;
  }
}

export type LoadResult =
  | { readonly kind: 'results'; readonly results: Results }
  | { readonly kind: 'error'; readonly title: string; readonly text: string };

export function loadResults(value: unknown): LoadResult {
  if (value === undefined)
    return {
      kind: 'error',
      title: 'There are no results beside this page',
      text: 'results.js is missing or incomplete. Keep all files of the report in one folder, and unpack the CI artifact before you open it.',
    };
  const { version, snapshots } = Object(value) as Partial<Results>;
  if (version !== RESULTS_VERSION)
    return {
      kind: 'error',
      title: 'The results have another version than this page',
      text: `results.js has version ${String(version)}, but this page reads version ${RESULTS_VERSION}. Run npm run visual again to write both.`,
    };
  if (!Array.isArray(snapshots))
    return {
      kind: 'error',
      title: 'The results have no snapshots',
      text: 'results.js is damaged. Run npm run visual again.',
    };
  return { kind: 'results', results: value as Results };
}
