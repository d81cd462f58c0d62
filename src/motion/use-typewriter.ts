import { useLayoutEffect, type RefObject } from 'react';
import { startTypewriter } from './typewriter.ts';

/** Types the element's text on mount, unless the prerendered document has started it (HOME-11). */
export function useTypewriter(element: RefObject<HTMLElement | null>): void {
  useLayoutEffect(
    () => (element.current ? startTypewriter(element.current) : undefined),
    [element],
  );
}
