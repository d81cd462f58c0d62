/** The report's keyboard shortcuts: one table for the handlers and the help (VIS-6). */
import { useEffectEvent, useLayoutEffect, useState } from 'react';

/** `keys` are values of `KeyboardEvent.key`. */
export const SHORTCUTS = [
  { action: 'next', keys: ['j'], label: 'Next snapshot that needs review' },
  { action: 'previous', keys: ['k'], label: 'Previous snapshot that needs review' },
  { action: 'accept', keys: ['a'], label: 'Accept the snapshot' },
  { action: 'acceptGroup', keys: ['g'], label: 'Accept its whole group' },
  { action: 'undo', keys: ['u'], label: 'Undo the last acceptance' },
  { action: 'filter', keys: ['f', '/'], label: 'Search' },
  { action: 'help', keys: ['?'], label: 'Help' },
  { action: 'back', keys: ['Escape'], label: 'Back' },
  {
    action: 'move',
    keys: ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'],
    label: 'Move from snapshot to snapshot',
  },
  { action: 'open', keys: ['Enter'], label: 'Open the snapshot' },
  { action: 'blink', keys: [' '], label: 'Swap baseline and candidate' },
  { action: 'mode', keys: ['1', '2', '3', '4', '5'], label: 'Ways to compare' },
  { action: 'zoomIn', keys: ['+', '='], label: 'Zoom in' },
  { action: 'zoomOut', keys: ['-'], label: 'Zoom out' },
  { action: 'zoomFit', keys: ['0'], label: 'Fit to width' },
] as const;

/** The direction of each arrow key: columns to the right and rows down. */
export const ARROWS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

type Action = (typeof SHORTCUTS)[number]['action'];

type Handlers = Partial<Record<Action, (event: KeyboardEvent) => void>>;

const BY_KEY = new Map<string, Action>(
  SHORTCUTS.flatMap(({ action, keys }) => keys.map((key) => [key, action] as const)),
);

/** A letter, digit or punctuation mark; WCAG 2.1.4 does not count the space bar. */
export function isCharacterKey(key: string): boolean {
  return key.length === 1 && key !== ' ';
}

export function useKeyboardShortcuts(handlers: Handlers, characterKeys: boolean): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const action = BY_KEY.get(event.key);
    const handler = action && handlers[action];
    if (isCharacterKey(event.key) && !characterKeys) return;
    if (!handler || event.defaultPrevented || isHandledElsewhere(event)) return;
    event.preventDefault();
    handler(event);
  });
  // A layout effect, so that shortcuts work from the first paint on.
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => onKeyDown(event);
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
}

function isHandledElsewhere({ key, target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || altKey) return true;
  if (document.querySelector('dialog:modal') !== null) return true;
  // Escape closes an open popover, and only that.
  if (key === 'Escape' && document.querySelector(':popover-open') !== null) return true;
  if (!(target instanceof Element)) return false;
  if (target.closest('input:not([type=checkbox], [type=range]), textarea, select')) {
    return key !== 'Escape';
  }
  return (key === 'Enter' || key === ' ') && target.closest('button, a, summary, input') !== null;
}

const STORAGE_KEY = 'visual-report/character-keys';

/** Whether single-character shortcuts are on, and a setter that remembers it (WCAG 2.1.4). */
export function useCharacterKeys(): [boolean, (areOn: boolean) => void] {
  const [areOn, setAreOn] = useState(() => {
    try {
      return localStorage.getItem(STORAGE_KEY) !== 'off';
    } catch {
      return true;
    }
  });
  const remember = (next: boolean) => {
    setAreOn(next);
    try {
      localStorage.setItem(STORAGE_KEY, next ? 'on' : 'off');
    } catch {
      // Storage is denied or full; the choice lasts until the page closes.
    }
  };
  return [areOn, remember];
}
