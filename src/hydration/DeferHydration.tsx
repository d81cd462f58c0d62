import { createContext, memo, Suspense, use, useMemo, useState, type ReactNode } from 'react';
import { useIsHydrated } from './use-is-hydrated.ts';

/** A deep link and scroll restoration scroll, too: they also start hydration. */
const SCROLL_EVENTS = ['scroll', 'wheel', 'touchstart', 'touchmove'] as const;
/** Without touch events, which also start a scroll. */
const INTERACTION_EVENTS = ['mousedown', 'click', 'keydown', 'focusin', 'hashchange'] as const;
/** Longer than the pause between two notches of a mouse wheel, ms. */
const SCROLL_IDLE_MS = 150;

/** Undefined while no boundary is suspended. */
let signals: (InteractionSignals & { release: () => void }) | undefined;

/** A boundary inside another one is hydrated after it, perhaps after a navigation. */
const InBoundary = createContext(false);

export interface InteractionSignals {
  /** Resolves on the first pointer move or scroll event, so that code can load before it is needed. */
  readonly intent: Promise<void>;
  /** Resolves on interaction, or when scrolling is idle, so that no scroll frame is delayed. */
  readonly interaction: Promise<void>;
}

/**
 * Defers hydration of a prerendered subtree until the first interaction, or until scrolling is
 * idle. Until then the server HTML stays, and its links work. After a client-side navigation it
 * renders at once. `children` must be referentially stable (a constant, or from `useMemo`): React
 * discards a dehydrated boundary whose props change.
 */
export const DeferHydration = memo(function DeferHydration({ children }: { children: ReactNode }) {
  const isNested = use(InBoundary);
  const isRenderedByClient = useIsHydrated();
  const [isBoundary] = useState(isNested || !isRenderedByClient);
  // The same element when `isRenderedByClient` changes, for the reason above.
  const boundary = useMemo(
    () => (
      <InBoundary value>
        <Suspense>
          <SuspendUntilInteraction>{children}</SuspendUntilInteraction>
        </Suspense>
      </InBoundary>
    ),
    [children],
  );
  return isBoundary ? boundary : children;
});

function SuspendUntilInteraction({ children }: { children: ReactNode }) {
  if (signals) use(signals.interaction);
  return children;
}

/** Suspends the boundaries of the document that is hydrated next, and listens for interactions. */
export function deferUntilInteraction(): InteractionSignals {
  let [resolveIntent, resolveInteraction] = [() => undefined as void, () => undefined as void];
  const intent = new Promise<void>((resolve) => (resolveIntent = resolve));
  const interaction = new Promise<void>((resolve) => (resolveInteraction = resolve));
  const controller = new AbortController();
  const options = { capture: true, passive: true, signal: controller.signal };
  let scrollIdleTimer: ReturnType<typeof setTimeout> | undefined;
  const onScroll = () => {
    resolveIntent();
    clearTimeout(scrollIdleTimer);
    scrollIdleTimer = setTimeout(hydrateDeferred, SCROLL_IDLE_MS);
  };
  const release = () => {
    controller.abort();
    clearTimeout(scrollIdleTimer);
    resolveIntent();
    resolveInteraction();
  };
  addEventListener('pointermove', resolveIntent, options);
  for (const name of SCROLL_EVENTS) addEventListener(name, onScroll, options);
  for (const name of INTERACTION_EVENTS) addEventListener(name, hydrateDeferred, options);
  signals = { intent, interaction, release };
  return signals;
}

/** Resolves on the first interaction with a prerendered page, and at once in a page that the client has rendered. */
export function whenInteracted(): Promise<void> {
  return signals?.interaction ?? Promise.resolve();
}

export function hydrateDeferred(): void {
  signals?.release();
  signals = undefined;
}
