import { renderAllSections } from '../browser/section-rendering.ts';
import { holdScrollPosition } from './scroll.ts';

/**
 * Scroll restoration: positions by history entry (ROUTE-9). A key in `history.state` identifies the entry. The
 * positions are in session storage, so that they survive a reload.
 */
const STORAGE_KEY = 'scroll-positions';

type Positions = Record<string, number>;

export function createScrollRestoration() {
  let positions: Positions = {};
  let key = '';
  let releaseHold: () => void = () => undefined;

  const recordPosition = () => {
    positions[key] = scrollY;
  };
  const storePositions = () => writePositions(positions);

  return {
    /** Returns a function that stops it. */
    start() {
      history.scrollRestoration = 'manual';
      positions = readPositions();
      addEventListener('scroll', recordPosition, { passive: true });
      addEventListener('pagehide', storePositions);
      return () => {
        releaseHold();
        removeEventListener('scroll', recordPosition);
        removeEventListener('pagehide', storePositions);
      };
    },
    /**
     * On a route change: scrolls to the entry's saved position, else to the top (ROUTE-9). On the first call the
     * visitor may have scrolled the prerendered page: that position stays.
     */
    restore() {
      releaseHold();
      const isFirst = key === '';
      key = entryKey();
      if (isFirst && scrollY > 0) return recordPosition();
      const saved = positions[key];
      if (saved !== undefined) renderAllSections();
      scrollTo({ top: saved ?? 0, behavior: 'instant' });
      // Held, because lazy content may still increase the page's height.
      if (saved !== undefined) releaseHold = holdScrollPosition(() => saved);
    },
  };
}

/** Adds a key if the current history entry has none. */
function entryKey(): string {
  const state: unknown = history.state;
  if (typeof state === 'object' && state !== null && 'key' in state) return String(state.key);
  const key = Math.random().toString(36).slice(2);
  // Other code also uses the state (FAULT-53).
  history.replaceState({ ...(state as object | null), key }, '');
  return key;
}

function readPositions(): Positions {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '{}');
    if (typeof stored !== 'object' || stored === null) return {};
    const numbers = Object.entries(stored).filter(([, top]) => Number.isFinite(top));
    return Object.fromEntries(numbers);
  } catch {
    // Blocked storage or invalid data: positions last as long as the page.
    return {};
  }
}

function writePositions(positions: Positions): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(positions));
  } catch {
    // Blocked or full storage: positions do not survive a reload.
  }
}
