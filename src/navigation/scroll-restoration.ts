import { holdScrollPosition } from './scroll.ts';

/**
 * Scroll positions by history entry (ROUTE-9). A key in `history.state` identifies the entry; the positions are
 * in session storage, so that they survive a reload.
 */
const STORE = 'scroll-positions';

type Positions = Record<string, number>;

/** Records the scroll position of each history entry, and restores it once its page is rendered. */
export function createScrollRestoration() {
  let positions: Positions = {};
  let key = '';
  let stopWaiting: () => void = () => undefined;

  const remember = () => {
    positions[key] = scrollY;
  };
  const store = () => writePositions(positions);

  return {
    /** Starts watching; returns how to stop. */
    start() {
      history.scrollRestoration = 'manual';
      positions = readPositions();
      key = entryKey();
      addEventListener('scroll', remember, { passive: true });
      addEventListener('pagehide', store);
      return () => {
        stopWaiting();
        removeEventListener('scroll', remember);
        removeEventListener('pagehide', store);
      };
    },
    /** After a route change: to the saved position of a known entry, else to the top (ROUTE-9). */
    restore() {
      stopWaiting();
      key = entryKey();
      const saved = positions[key];
      if (saved === undefined) {
        scrollTo({ top: 0, behavior: 'instant' });
        return;
      }
      stopWaiting = scrollAndHold(saved);
    },
  };
}

/** Scrolls to `top`, also when the page has yet to grow that tall; returns how to give up. */
function scrollAndHold(top: number): () => void {
  scrollTo({ top, behavior: 'instant' });
  return holdScrollPosition(() => top);
}

/** The key of the current history entry; given to it when it has none yet. */
function entryKey(): string {
  const state: unknown = history.state;
  if (typeof state === 'object' && state !== null && 'key' in state) return String(state.key);
  const key = Math.random().toString(36).slice(2);
  // Others note something there, too (FAULT-53).
  history.replaceState({ ...(state as object | null), key }, '');
  return key;
}

function readPositions(): Positions {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(STORE) ?? '{}');
    if (typeof stored !== 'object' || stored === null) return {};
    const numbers = Object.entries(stored).filter(([, top]) => Number.isFinite(top));
    return Object.fromEntries(numbers);
  } catch {
    // Closed storage or a foreign value: positions last as long as the page.
    return {};
  }
}

function writePositions(positions: Positions): void {
  try {
    sessionStorage.setItem(STORE, JSON.stringify(positions));
  } catch {
    // Closed or full storage: only a reload forgets where it was.
  }
}
