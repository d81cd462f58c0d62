import { type RefObject, useEffect, useState } from 'react';

/** Rows drawn beyond what is seen, so that a fast scroll shows no gap. */
const SPARE = 6;

/** The size of an element's box and the part of it that is scrolled into view, in CSS px. */
export interface VisibleRows {
  readonly width: number;
  readonly from: number;
  readonly to: number;
}

/**
 * Which of a list's rows are in view, `tops` being where each begins and the last one's end. It
 * changes only every few rows, so most frames of a scroll render nothing.
 */
export function useVirtualRows(
  box: RefObject<HTMLElement | null>,
  tops: readonly number[],
): VisibleRows {
  const [seen, setSeen] = useState<VisibleRows>({ width: 0, from: 0, to: 30 });
  useEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const look = () => {
      const { scrollTop, clientHeight, clientWidth } = element;
      const step = (index: number) => Math.floor(index / SPARE) * SPARE;
      const from = Math.max(0, step(rowAt(tops, scrollTop)) - SPARE);
      const to = step(rowAt(tops, scrollTop + clientHeight)) + 2 * SPARE;
      setSeen((now) =>
        now.width === clientWidth && now.from === from && now.to === to
          ? now
          : { width: clientWidth, from, to },
      );
    };
    look();
    const watch = new ResizeObserver(look);
    watch.observe(element);
    element.addEventListener('scroll', look, { passive: true });
    return () => {
      watch.disconnect();
      element.removeEventListener('scroll', look);
    };
  }, [box, tops]);
  return seen;
}

/** The row at a height, by halving. */
export function rowAt(tops: readonly number[], height: number): number {
  let low = 0;
  let high = Math.max(0, tops.length - 2);
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((tops[middle] ?? 0) <= height) low = middle;
    else high = middle - 1;
  }
  return low;
}
