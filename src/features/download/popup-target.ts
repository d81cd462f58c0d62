import { stir } from '../../primitives/Later.tsx';
import { condition } from '../../theme/media.ts';

/** Window events that open and close a popup from outside; `detail` may name a button's id. */
export const OPEN_EVENT = 'openQRModal';
/** Closes whichever popup is open. */
export const CLOSE_EVENT = 'closeQRModal';

/** A Get App button, as far as it matters for who answers. */
type Button = { id: string; standIn: boolean };

/** Buttons that can answer. One that a document shows and the app has yet to take over cannot. */
const alive = new Set<string>();
let awaited: string | undefined;

/** Says that a button can answer from here on; what was asked of it meanwhile is asked again. Returns how to take it back. */
export function comeAlive(id: string): () => void {
  alive.add(id);
  if (awaited === id) {
    awaited = undefined;
    dispatchEvent(new CustomEvent(OPEN_EVENT, { detail: id }));
  }
  return () => alive.delete(id);
}

/**
 * Whether this button takes up a call for `target` (POP-3, POP-4): the named button while it is on
 * the screen, else the stand-in, which always is. A popup whose button is out of sight would open
 * out of sight. A phone has no stand-in, so there the named button answers wherever it is. A call for
 * a button that cannot answer yet is noted, for {@link comeAlive}.
 */
export function claims(target: string, { id, standIn }: Button): boolean {
  const named = document.getElementById(target);
  const answers =
    named instanceof HTMLButtonElement && named.popoverTargetElement !== null && inReach(named);
  if (!answers) return standIn;
  if (!alive.has(target)) {
    awaited = target;
    stir();
  }
  return target === id;
}

function inReach(button: HTMLButtonElement): boolean {
  const { top, bottom } = button.getBoundingClientRect();
  return matchMedia(condition.mobile).matches || (bottom > 0 && top < innerHeight);
}
