/** The report's keys: one table that the handlers read and the help shows (VIS-6). */
import { useLayoutEffect, useRef } from 'react';
import { isCharacterKey, useCharacterKeys } from './character-key-shortcuts.tsx';

/** Something a key does. */
export interface Shortcut {
  readonly action: string;
  /** As `KeyboardEvent.key` says them. */
  readonly keys: readonly string[];
  /** For people. */
  readonly what: string;
  /** Where it works; the help groups by it. */
  readonly where: 'Everywhere' | 'Heat map' | 'Snapshot';
}

/** Every key of the report. */
export const SHORTCUTS = [
  { action: 'next', keys: ['j'], what: 'Next snapshot that needs review', where: 'Everywhere' },
  { action: 'previous', keys: ['k'], what: 'The one before it', where: 'Everywhere' },
  { action: 'accept', keys: ['a'], what: 'Accept the snapshot', where: 'Everywhere' },
  {
    action: 'acceptGroup',
    keys: ['g'],
    what: 'Accept all that changed alike',
    where: 'Everywhere',
  },
  { action: 'undo', keys: ['u'], what: 'Take the last acceptance back', where: 'Everywhere' },
  { action: 'filter', keys: ['f', '/'], what: 'Search', where: 'Everywhere' },
  { action: 'help', keys: ['?'], what: 'These keys', where: 'Everywhere' },
  { action: 'back', keys: ['Escape'], what: 'Back', where: 'Everywhere' },
  {
    action: 'move',
    keys: ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'],
    what: 'Move from snapshot to snapshot',
    where: 'Heat map',
  },
  { action: 'open', keys: ['Enter'], what: 'Open the snapshot', where: 'Heat map' },
  { action: 'blink', keys: [' '], what: 'Swap the two pictures', where: 'Snapshot' },
  { action: 'mode', keys: ['1', '2', '3', '4', '5'], what: 'Ways to compare', where: 'Snapshot' },
  { action: 'zoomIn', keys: ['+', '='], what: 'Closer', where: 'Snapshot' },
  { action: 'zoomOut', keys: ['-'], what: 'Farther', where: 'Snapshot' },
  { action: 'zoomFit', keys: ['0'], what: 'The whole picture', where: 'Snapshot' },
] as const satisfies readonly Shortcut[];

/** The name of something a key does. */
export type Action = (typeof SHORTCUTS)[number]['action'];

/** What to do for some actions; an action left out is left to others. */
export type Handlers = Partial<Record<Action, (event: KeyboardEvent) => void>>;

const BY_KEY = new Map<string, Action>(
  SHORTCUTS.flatMap(({ action, keys }) => keys.map((key) => [key, action] as const)),
);

/**
 * Listens on the window while the component is there. Keys typed into a field, with a modifier, or
 * while a modal dialog is open are left alone; so are Enter and space on a control, which has its
 * own use for them, and whatever somebody else has already answered (`preventDefault`). Keys of one
 * character do nothing while the reader has them switched off.
 */
export function useKeyboardShortcuts(handlers: Handlers): void {
  const { on } = useCharacterKeys();
  const latest = useRef({ handlers, on });
  useLayoutEffect(() => {
    latest.current = { handlers, on };
  });
  // Before the first paint: what is seen listens.
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const action = BY_KEY.get(event.key);
      const handler = action && latest.current.handlers[action];
      if (isCharacterKey(event.key) && !latest.current.on) return;
      if (!handler || event.defaultPrevented || isForOthers(event)) return;
      event.preventDefault();
      handler(event);
    };
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
}

function isForOthers({ key, target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || altKey) return true;
  if (document.querySelector('dialog:modal') !== null) return true;
  // An open popover closes on Escape by itself, and only it.
  if (key === 'Escape' && document.querySelector(':popover-open') !== null) return true;
  if (!(target instanceof Element)) return false;
  if (target.closest('input:not([type=checkbox], [type=range]), textarea, select')) {
    return key !== 'Escape';
  }
  return (key === 'Enter' || key === ' ') && target.closest('button, a, summary, input') !== null;
}
