import { condition } from '../../theme/media.ts';

/** A Get App button, as far as it matters for who answers. */
type Button = { id: string; standIn: boolean };

/**
 * Whether this button's popup answers for `target` (POP-3, POP-4): the named button while it is on
 * the screen, else the stand-in, which always is. A popup whose button is out of sight would open
 * out of sight. A phone has no stand-in, so there the named button answers wherever it is.
 */
export function answersFor(target: string, { id, standIn }: Button): boolean {
  const named = document.getElementById(target);
  const answers =
    named instanceof HTMLButtonElement && named.popoverTargetElement !== null && inReach(named);
  return answers ? target === id : standIn;
}

function inReach(button: HTMLButtonElement): boolean {
  const { top, bottom } = button.getBoundingClientRect();
  return matchMedia(condition.mobile).matches || (bottom > 0 && top < innerHeight);
}
