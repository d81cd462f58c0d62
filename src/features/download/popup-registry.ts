import { hydrateDeferred } from '../../hydration/DeferHydration.tsx';
import { condition } from '../../theme/media.ts';

/** Window events that open and close a popup from outside; `detail` may name a button's id. */
export const OPEN_EVENT = 'openQRModal';
/** Closes whichever popup is open. */
export const CLOSE_EVENT = 'closeQRModal';

/** The id of the button that `openQRModal` and deep links mean when they name none (POP). */
export const DEFAULT_TARGET = 'ai-wallet-download';

/** A Get App button, as far as it matters for who answers. */
type Button = { id: string; isFallback: boolean };

/** Buttons that can answer. One that a document shows and the app has yet to take over cannot. */
const registered = new Set<string>();
let pendingTarget: string | undefined;

/** Says that a button can answer from here on; what was asked of it meanwhile is asked again. Returns how to take it back. */
export function registerButton(id: string): () => void {
  registered.add(id);
  if (pendingTarget === id) {
    pendingTarget = undefined;
    dispatchEvent(new CustomEvent(OPEN_EVENT, { detail: id }));
  }
  return () => registered.delete(id);
}

/**
 * Whether this button takes up a call for `target` (POP-3, POP-4): the named button while it is on
 * the screen, else the stand-in, which always is. A popup whose button is out of sight would open
 * out of sight. A phone has no stand-in, and there a popup needs no button to be seen: the named one
 * answers wherever it is, or else, for what is on the page, the default one. A call for a button that
 * cannot answer yet is noted, for {@link registerButton}.
 */
export function shouldOpenHere(target: string, { id, isFallback }: Button): boolean {
  const isPhone = matchMedia(condition.mobile).matches;
  const isReached = isPhone ? isDrawn : isOnScreen;
  const isElsewhere = document.getElementById(target) !== null && !isReached(target);
  const named = isPhone && isElsewhere ? DEFAULT_TARGET : target;
  if (!isReached(named)) return isFallback && !isPhone;
  if (!registered.has(named)) {
    pendingTarget = named;
    hydrateDeferred();
  }
  return named === id;
}

/** Whether there is a Get App button of this name, and no breakpoint has taken it away. */
function isDrawn(id: string): boolean {
  const button = document.getElementById(id);
  return (
    button instanceof HTMLButtonElement &&
    button.popoverTargetElement !== null &&
    button.getClientRects().length > 0
  );
}

function isOnScreen(id: string): boolean {
  const box = document.getElementById(id)?.getBoundingClientRect();
  return box !== undefined && isDrawn(id) && box.bottom > 0 && box.top < innerHeight;
}
