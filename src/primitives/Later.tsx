import { memo, Suspense, use, useState, type ReactNode } from 'react';

/** What tells that a visitor is there. Scrolling includes that of a deep link and of coming back. */
const SIGNS = [
  'scroll',
  'wheel',
  'touchstart',
  'pointerdown',
  'keydown',
  'focusin',
  'hashchange',
] as const;

/** Markup that is made now is a document's, or is compared with one; until the first way to another page. */
let isDocument = typeof document === 'undefined';
/** How a first sign is told to everything that waits for it; undefined where nothing waits. */
let sign: { told: Promise<void>; tell: () => void } | undefined;

/**
 * Takes over a part of a prerendered document only once its visitor stirs: until then it is as the
 * document shows it, its links work, and its code is not fetched. Anywhere else it is drawn at once,
 * with what is around it. Give it the same children each time (a constant, or from `useMemo`): what
 * changes cannot wait, and would be gone until its visitor stirs.
 */
export const Later = memo(function Later({ children }: { children: ReactNode }) {
  const [isBoundary] = useState(isDocument);
  if (!isBoundary) return children;
  return (
    <Suspense>
      <UntilStirred>{children}</UntilStirred>
    </Suspense>
  );
});

function UntilStirred({ children }: { children: ReactNode }) {
  if (sign) use(sign.told);
  return children;
}

/**
 * The app is about to take over a document: what is Later waits for its visitor from here on. Resolves
 * at the first sign.
 */
export function waitForVisitor(): Promise<void> {
  isDocument = true;
  let tell = () => undefined as void;
  const told = new Promise<void>((resolve) => (tell = resolve));
  sign = { told, tell };
  for (const name of SIGNS) addEventListener(name, stir, { capture: true, passive: true });
  addEventListener('hashchange', () => (isDocument = false), { once: true });
  return told;
}

/** Tells all that waits that the visitor is there. */
export function stir(): void {
  sign?.tell();
  sign = undefined;
  for (const name of SIGNS) removeEventListener(name, stir, true);
}
