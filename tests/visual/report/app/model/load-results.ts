import { type Results, RESULTS_VERSION } from '../../results.ts';

declare global {
  interface Window {
    /** Set by `results.js`, the script next to the page. */
    visualResults?: unknown;
    /** Set by `npm run visual -- --show`, whose server accepts approvals. */
    visualServer?: boolean;
    /** Set by `npm run visual -- --watch`, whose server sends the results. */
    visualLive?: boolean;
  }
}

export type LoadResult = ReturnType<typeof loadResults>;

export function loadResults(value: unknown) {
  const error = (title: string, text: string) => ({ kind: 'error', title, text }) as const;
  if (value === undefined)
    return error(
      'There are no results beside this page',
      'results.js is missing or incomplete. Keep all files of the report in one folder, and unpack the CI artifact before you open it.',
    );
  const { version, snapshots } = Object(value) as Partial<Results>;
  if (version !== RESULTS_VERSION)
    return error(
      'The results have another version than this page',
      `results.js has version ${String(version)}, but this page reads version ${RESULTS_VERSION}. Run npm run visual again to write both.`,
    );
  if (!Array.isArray(snapshots))
    return error(
      'The results have no snapshots',
      'results.js is damaged. Run npm run visual again.',
    );
  return { kind: 'results', results: value as Results } as const;
}
