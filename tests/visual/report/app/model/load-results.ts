/** The door through which results come: `results.js` beside the page sets `window.visualResults`. */
import type { Results } from '../../results.ts';

declare global {
  interface Window {
    visualResults?: unknown;
    /** Set by the server of `npm run visual -- --open`: approvals can be posted to it. */
    visualServer?: boolean;
  }
}

/** The version of {@link Results} this page reads. */
export const VERSION = 3;

/** Results, or a sentence that says why there are none and what to do. */
export type LoadResult =
  | { readonly kind: 'results'; readonly results: Results }
  | { readonly kind: 'trouble'; readonly title: string; readonly text: string };

/** Looks at what `results.js` left; a failure is a value. */
export function loadResults(found: unknown): LoadResult {
  if (found === undefined)
    return {
      kind: 'trouble',
      title: 'There are no results beside this page',
      text: 'results.js is missing or cut short. Keep the whole folder of the report together, and unpack the CI artefact before you open it.',
    };
  const { version, snapshots } = Object(found) as Partial<Results>;
  if (version !== VERSION || !Array.isArray(snapshots))
    return {
      kind: 'trouble',
      title: 'These results are of another version',
      text: `This page reads version ${VERSION}, and results.js says ${String(version)}. Run npm run visual again.`,
    };
  return { kind: 'results', results: found as Results };
}
