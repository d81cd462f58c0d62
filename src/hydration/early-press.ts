/** Of an element that stays when its text is replaced by a button. */
export const EARLY_PRESS = 'data-early-press';

let pressed: string | undefined;
let report: ((name: string) => void) | undefined;

const nameOf = ({ target }: Event): string | undefined =>
  (target instanceof Element && target.closest(`[${EARLY_PRESS}]`)?.getAttribute(EARLY_PRESS)) ||
  undefined;

const isOnButton = ({ target }: Event) => target instanceof Element && !!target.closest('button');

/**
 * Remembers a press on text that becomes a button when it is hydrated. The press itself hydrates it, so it
 * may begin on the text and end on the button: then there is no click. After a touch, mouse events
 * follow only if it was no scroll.
 */
export function rememberEarlyPress(): void {
  const options = { capture: true, passive: true };
  let down: string | undefined;
  const press = (name: string) => {
    if (report) report(name);
    else pressed = name;
  };
  const onDown = (event: MouseEvent) => {
    pressed = undefined;
    down = event.button === 0 && !isOnButton(event) ? nameOf(event) : undefined;
  };
  const onUp = (event: MouseEvent) => {
    if (down && nameOf(event) === down) press(down);
    down = undefined;
  };
  /** Of assistive technology: without a mouse event before it. */
  const onClick = (event: MouseEvent) => {
    const name = event.detail === 0 && !isOnButton(event) && nameOf(event);
    if (name) press(name);
  };
  addEventListener('mousedown', onDown, options);
  addEventListener('mouseup', onUp, options);
  addEventListener('click', onClick, options);
}

/** Calls `listener` with the press so far, and with one that has begun. */
export function onEarlyPress(listener: (name: string) => void): () => void {
  report = listener;
  if (pressed) listener(pressed);
  pressed = undefined;
  return () => {
    if (report === listener) report = undefined;
  };
}
