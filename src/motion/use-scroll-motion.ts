import { useEffect, type RefObject } from 'react';
import { onIdle } from '../browser/on-idle.ts';
import { condition } from '../theme/css.ts';

/** Scroll effects in `root` (HOME-11). GSAP loads when idle, only where effects are allowed. */
export function useScrollMotion(root: RefObject<Element | null>): void {
  useEffect(() => {
    const query = matchMedia(condition.scrollEffects);
    let stop: (() => void) | undefined;
    let isUnmounted = false;
    let isRequested = false;
    const load = async () => {
      if (isRequested || !query.matches) return;
      isRequested = true;
      const { startScrollMotion } = await import('./scroll-motion.ts');
      if (!isUnmounted && root.current) stop = startScrollMotion(root.current);
    };
    // The page is complete without effects, so a failed load is ignored.
    const start = () => void load().catch(() => undefined);
    const cancel = onIdle(start);
    query.addEventListener('change', start);
    return () => {
      isUnmounted = true;
      cancel();
      query.removeEventListener('change', start);
      stop?.();
    };
  }, [root]);
}
