import type { ChunkError } from '../primitives/lazy.tsx';

/** Noted in the entry of the history, which survives a reload also where every storage is closed. */
const RELOADED = 'reloaded';

/** What the browser knows when a page could not be fetched. */
type Surroundings = {
  history: Pick<History, 'state' | 'replaceState'>;
  onLine: boolean;
};

/**
 * Whether a page whose code did not come may be loaded anew without being asked (FAULT-53): its host
 * answered without the code, so a deploy has taken it away, and this entry of the history has not been
 * reloaded for that before. True once an entry, whatever a reload then finds: it can never loop. Where
 * nobody answered a reload would only put the browser's own error in the place of a page that works.
 */
export function takeReload(
  { answered }: Pick<ChunkError, 'answered'>,
  { history, onLine }: Surroundings,
): boolean {
  // Safari does not tell whether somebody answered.
  if (!onLine || answered === false || isReloaded(history.state)) return false;
  try {
    history.replaceState({ ...(history.state as object | null), [RELOADED]: true }, '');
  } catch {
    // Safari counts how often; a reload that cannot be noted could be one of many.
  }
  return isReloaded(history.state);
}

function isReloaded(state: unknown): boolean {
  return typeof state === 'object' && state !== null && RELOADED in state;
}
