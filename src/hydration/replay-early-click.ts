/** Attribute on an element that stays while hydration replaces its text by a button. Its value names the button. */
export const EARLY_CLICK = 'data-early-click';

type Listener = (name: string) => void;

let recordedName: string | undefined;
const listeners = new Set<Listener>();

const nameOf = ({ target }: Event): string | undefined =>
  (target instanceof Element && target.closest(`[${EARLY_CLICK}]`)?.getAttribute(EARLY_CLICK)) ||
  undefined;

const isOnButton = ({ target }: Event) => target instanceof Element && !!target.closest('button');

/**
 * Records a click or tap on text that hydration replaces by a button, so that it can be replayed. It may begin
 * on the text and end on the button, because it triggers the hydration: then there is no `click` event. A touch
 * sends mouse events only if it did not scroll. Call it before `deferUntilInteraction`. What happens before
 * the app has started is not recorded.
 */
export function recordEarlyClicks(): void {
  const options = { capture: true, passive: true };
  let pressedName: string | undefined;
  const record = (name: string) => {
    recordedName = listeners.size === 0 ? name : undefined;
    for (const listener of listeners) listener(name);
  };
  const onDown = (event: MouseEvent) => {
    recordedName = undefined;
    pressedName = event.button === 0 && !isOnButton(event) ? nameOf(event) : undefined;
  };
  const onUp = (event: MouseEvent) => {
    if (pressedName && nameOf(event) === pressedName) record(pressedName);
    pressedName = undefined;
  };
  /** From assistive technology, without mouse events. */
  const onClick = (event: MouseEvent) => {
    const name = event.detail === 0 && !isOnButton(event) && nameOf(event);
    if (name) record(name);
  };
  addEventListener('mousedown', onDown, options);
  addEventListener('mouseup', onUp, options);
  addEventListener('click', onClick, options);
}

/** Calls `listener` with the name of a click that was recorded before, and of one that ends later. */
export function replayEarlyClick(listener: Listener): () => void {
  listeners.add(listener);
  if (recordedName) listener(recordedName);
  recordedName = undefined;
  return () => listeners.delete(listener);
}
