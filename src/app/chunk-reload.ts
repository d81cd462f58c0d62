import type { ChunkError } from '../hydration/lazy-component.tsx';

/** Noted in the entry of the history, which survives a reload also where every storage is closed. */
type HistoryState = { reloaded?: true } | null;

/**
 * Whether a page whose code did not come may be loaded anew without being asked (FAULT-53): its host
 * answered without the code, so a deploy has taken it away, and this entry of the history has not been
 * reloaded for that before. True once an entry, whatever a reload then finds: it can never loop. Where
 * nobody answered a reload would only put the browser's own error in the place of a page that works.
 */
export function claimChunkReload(
  status: ChunkError['status'],
  entry: Pick<History, 'state' | 'replaceState'>,
  onLine: boolean,
): boolean {
  const state = entry.state as HistoryState;
  // Safari does not tell whether somebody answered.
  if (!onLine || status === 0 || state?.reloaded) return false;
  try {
    entry.replaceState({ ...state, reloaded: true }, '');
  } catch {
    // Safari counts how often; a reload that cannot be noted could be one of many.
  }
  return !!(entry.state as HistoryState)?.reloaded;
}
