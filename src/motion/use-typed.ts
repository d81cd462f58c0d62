import { useLayoutEffect, type RefObject } from 'react';
import { typeIn } from './typed.ts';

/** Types the text of an element in when it first appears, unless its document has begun to (HOME-11). */
export function useTyped(element: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => (element.current ? typeIn(element.current) : undefined), [element]);
}
