import { memo, Suspense, use, useState, type ReactNode } from 'react';

/** What moves a visitor through the page; also by a deep link, or by coming back. */
const MOVES = ['scroll', 'wheel', 'touchstart', 'touchmove'] as const;
/** What may ask something of the page. A finger that moves the page along presses nothing. */
const ACTS = ['mousedown', 'click', 'keydown', 'focusin', 'hashchange'] as const;
/** Who has not moved for so long, in ms, rests: longer than from one notch of a wheel to the next. */
const REST_MS = 150;

/** Markup that is made now is a document's, or is compared with one; until the first way to another page. */
let isDocument = typeof document === 'undefined';
/** How a visitor is told to everything that waits for one; undefined where nothing waits. */
let visitor: (Visitor & { tell: () => void }) | undefined;

/** Whoever a document waits for. */
export interface Visitor {
  /** Resolves at the first sign: a mouse that moves, before it scrolls, or the begin of a scroll. */
  readonly seen: Promise<void>;
  /** Resolves at the first act, or else as soon as the scroll rests: no frame of it is held up. */
  readonly ready: Promise<void>;
}

/**
 * Takes over a part of a prerendered document only once its visitor acts, or rests after scrolling:
 * until then it is as the document shows it, and its links work. Anywhere else it is drawn at once,
 * with what is around it. Give it the same children each time (a constant, or from `useMemo`): what
 * changes cannot wait, and would be gone until then.
 */
export const Later = memo(function Later({ children }: { children: ReactNode }) {
  const [isBoundary] = useState(isDocument);
  if (!isBoundary) return children;
  return (
    <Suspense>
      <UntilReady>{children}</UntilReady>
    </Suspense>
  );
});

function UntilReady({ children }: { children: ReactNode }) {
  if (visitor) use(visitor.ready);
  return children;
}

/** The app is about to take over a document: what is Later waits for its visitor from here on. */
export function waitForVisitor(): Visitor {
  isDocument = true;
  let [see, begin] = [() => undefined as void, () => undefined as void];
  const seen = new Promise<void>((resolve) => (see = resolve));
  const ready = new Promise<void>((resolve) => (begin = resolve));
  const waits = new AbortController();
  const how = { capture: true, passive: true, signal: waits.signal };
  let rest: ReturnType<typeof setTimeout> | undefined;
  const move = () => {
    see();
    clearTimeout(rest);
    rest = setTimeout(stir, REST_MS);
  };
  const tell = () => {
    waits.abort();
    clearTimeout(rest);
    see();
    begin();
  };
  addEventListener('pointermove', see, how);
  for (const name of MOVES) addEventListener(name, move, how);
  for (const name of ACTS) addEventListener(name, stir, how);
  addEventListener('hashchange', () => (isDocument = false), { once: true });
  visitor = { seen, ready, tell };
  return visitor;
}

/** Tells all that waits that its visitor is ready for it. */
export function stir(): void {
  visitor?.tell();
  visitor = undefined;
}
