import { hydrateDeferred } from '../../hydration/DeferHydration.tsx';
import { condition } from '../../theme/css.ts';

/** Window event that opens a popup; `detail` may be a button's id. */
export const OPEN_EVENT = 'openQRModal';
/** Closes whichever popup is open. */
export const CLOSE_EVENT = 'closeQRModal';

/** The button id for open requests without one (POP). */
export const DEFAULT_TARGET = 'ai-wallet-download';

type Button = { id: string; isFallback: boolean };

/** Ids of hydrated buttons. */
const hydratedButtons = new Set<string>();
/** An open request for a button that is not hydrated yet. */
let pendingTarget: string | undefined;

/** Replays a pending request for this button. Returns a function that unregisters it. */
export function registerButton(id: string): () => void {
  hydratedButtons.add(id);
  if (pendingTarget === id) {
    pendingTarget = undefined;
    dispatchEvent(new CustomEvent(OPEN_EVENT, { detail: id }));
  }
  return () => hydratedButtons.delete(id);
}

/**
 * Whether this button handles an open request for `target` (POP-3, POP-4). Desktop: the target if
 * it is in the viewport, else the fallback button. Phone: the target, even if off-screen; the default button
 * if the target is an element other than a rendered button. Requests for a button that is not hydrated are queued.
 */
export function shouldOpenHere(target: string, { id, isFallback }: Button): boolean {
  const isPhone = matchMedia(condition.mobile).matches;
  const isReachable = isPhone ? isRendered : isInViewport;
  const isNoButton = document.getElementById(target) !== null && !isReachable(target);
  const buttonId = isPhone && isNoButton ? DEFAULT_TARGET : target;
  if (!isReachable(buttonId)) return isFallback && !isPhone;
  if (!hydratedButtons.has(buttonId)) {
    pendingTarget = buttonId;
    hydrateDeferred();
  }
  return buttonId === id;
}

/** Whether a Get App button with this id exists and no breakpoint hides it. */
function isRendered(id: string): boolean {
  const button = document.getElementById(id);
  return (
    button instanceof HTMLButtonElement &&
    button.popoverTargetElement !== null &&
    button.getClientRects().length > 0
  );
}

function isInViewport(id: string): boolean {
  const box = document.getElementById(id)?.getBoundingClientRect();
  return box !== undefined && isRendered(id) && box.bottom > 0 && box.top < innerHeight;
}
