import { type RefObject, useEffect, useMemo, useState } from 'react';
import { type HeatMapItem, rowTops } from './heat-map-layout.ts';
import { NARROW } from './ui.ts';

/** Rows rendered beyond the visible ones, so that fast scrolling shows no gap. */
const OVERSCAN = 6;

/**
 * The range of visible rows, and the layout of all. `scale` is 2 at twice the browser's default text
 * size. The range changes only every few rows, so most scroll frames render nothing.
 */
export function useVirtualRows(box: RefObject<HTMLElement | null>, items: readonly HeatMapItem[]) {
  const [visible, setVisible] = useState({ width: 0, scale: 1, from: 0, to: 30 });
  const { width, scale } = visible;
  const isNarrow = width > 0 && width < NARROW * scale;
  const tops = useMemo(() => rowTops(items, isNarrow, scale), [items, isNarrow, scale]);
  useEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const rowAt = (height: number) => {
      const row = tops.slice(0, -1).findLastIndex((top) => top <= height);
      return Math.floor(Math.max(0, row) / OVERSCAN) * OVERSCAN;
    };
    const measure = () => {
      const { scrollTop, clientHeight, clientWidth } = element;
      const next = {
        width: clientWidth,
        scale: Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16,
        from: Math.max(0, rowAt(scrollTop) - OVERSCAN),
        to: rowAt(scrollTop + clientHeight) + 2 * OVERSCAN,
      };
      const isSame = (now: typeof next) =>
        now.width === next.width && now.from === next.from && now.to === next.to;
      setVisible((now) => (isSame(now) ? now : next));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    element.addEventListener('scroll', measure, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', measure);
    };
  }, [box, tops]);
  return { ...visible, isNarrow, tops };
}
