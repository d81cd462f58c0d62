import { memo, Suspense, use, useState, type ReactNode } from 'react';

/** What moves a visitor through the page; also by a deep link, or by coming back. */
const SCROLL_EVENTS = ['scroll', 'wheel', 'touchstart', 'touchmove'] as const;
/** What may ask something of the page. A finger that moves the page along presses nothing. */
const INTERACTION_EVENTS = ['mousedown', 'click', 'keydown', 'focusin', 'hashchange'] as const;
/** Who has not moved for so long, in ms, rests: longer than from one notch of a wheel to the next. */
const SCROLL_IDLE_MS = 150;

/** Markup that is made now is a document's, or is compared with one; until the first way to another page. */
let isHydratingDocument = typeof document === 'undefined';
/** How a visitor is told to everything that waits for one; undefined where nothing waits. */
let signals: (InteractionSignals & { tell: () => void }) | undefined;

/** Whoever a document waits for. */
export interface InteractionSignals {
  /** Resolves at the first sign: a mouse that moves, before it scrolls, or the begin of a scroll. */
  readonly intent: Promise<void>;
  /** Resolves at the first act, or else as soon as the scroll rests: no frame of it is held up. */
  readonly interaction: Promise<void>;
}

/**
 * Takes over a part of a prerendered document only once its visitor acts, or rests after scrolling:
 * until then it is as the document shows it, and its links work. Anywhere else it is drawn at once,
 * with what is around it. Give it the same children each time (a constant, or from `useMemo`): what
 * changes cannot wait, and would be gone until then.
 */
export const DeferHydration = memo(function Later({ children }: { children: ReactNode }) {
  const [isBoundary] = useState(isHydratingDocument);
  if (!isBoundary) return children;
  return (
    <Suspense>
      <SuspendUntilInteraction>{children}</SuspendUntilInteraction>
    </Suspense>
  );
});

function SuspendUntilInteraction({ children }: { children: ReactNode }) {
  if (signals) use(signals.interaction);
  return children;
}

/** The app is about to take over a document: what is Later waits for its visitor from here on. */
export function deferUntilInteraction(): InteractionSignals {
  isHydratingDocument = true;
  let [intentReached, interactionReached] = [() => undefined as void, () => undefined as void];
  const intent = new Promise<void>((resolve) => (intentReached = resolve));
  const interaction = new Promise<void>((resolve) => (interactionReached = resolve));
  const controller = new AbortController();
  const options = { capture: true, passive: true, signal: controller.signal };
  let scrollIdle: ReturnType<typeof setTimeout> | undefined;
  const onScroll = () => {
    intentReached();
    clearTimeout(scrollIdle);
    scrollIdle = setTimeout(hydrateDeferred, SCROLL_IDLE_MS);
  };
  const release = () => {
    controller.abort();
    clearTimeout(scrollIdle);
    intentReached();
    interactionReached();
  };
  addEventListener('pointermove', intentReached, options);
  for (const name of SCROLL_EVENTS) addEventListener(name, onScroll, options);
  for (const name of INTERACTION_EVENTS) addEventListener(name, hydrateDeferred, options);
  addEventListener('hashchange', () => (isHydratingDocument = false), { once: true });
  signals = { intent, interaction, tell: release };
  return signals;
}

/** Tells all that waits that its visitor is ready for it. */
export function hydrateDeferred(): void {
  signals?.tell();
  signals = undefined;
}
