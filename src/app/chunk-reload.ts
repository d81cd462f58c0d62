import type { ChunkError } from '../hydration/lazy-component.tsx';

/** Stored in `history.state`, which survives a reload even if all storage is blocked. */
type HistoryState = { reloaded?: true } | null;

/**
 * Whether to reload after a chunk failed to load (FAULT-53): the host responded without it, so a
 * deploy removed it. True at most once per history entry, so that it cannot loop. False when
 * offline or without a response: the browser's error page would replace a working page.
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
    // Safari limits calls of replaceState. A reload that cannot be recorded could loop.
  }
  return !!(entry.state as HistoryState)?.reloaded;
}
