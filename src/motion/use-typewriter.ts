import { useLayoutEffect, type RefObject } from 'react';
import { startTypewriter } from './typewriter.ts';

/** Types the text of an element in when it first appears, unless its document has begun to (HOME-11). */
export function useTypewriter(element: RefObject<HTMLElement | null>): void {
  useLayoutEffect(
    () => (element.current ? startTypewriter(element.current) : undefined),
    [element],
  );
}
