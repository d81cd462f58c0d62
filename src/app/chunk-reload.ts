import type { ChunkError } from '../hydration/lazy-component.tsx';

/** Kept in `history.state`, which survives a reload even if all storage is blocked. */
type HistoryState = { reloaded?: true } | null;

/**
 * Whether to reload automatically after a chunk failed to load (FAULT-53): the host responded without the
 * chunk, so a deploy removed it. Returns true at most once per history entry, so that a reload never loops.
 * False when offline or without any response: a reload would replace a working page with the browser's error
 * page.
 */
export function claimChunkReload(
  status: ChunkError['status'],
  entry: Pick<History, 'state' | 'replaceState'>,
  onLine: boolean,
): boolean {
  const state = entry.state as HistoryState;
  // Safari does not report the status.
  if (!onLine || status === 0 || state?.reloaded) return false;
  try {
    entry.replaceState({ ...state, reloaded: true }, '');
  } catch {
    // Safari limits the calls of replaceState. A reload that cannot be recorded could loop.
  }
  return !!(entry.state as HistoryState)?.reloaded;
}
