import { useEffect, type RefObject } from 'react';
import { onIdle } from '../browser/on-idle.ts';
import { condition } from '../theme/media.ts';

/**
 * Scroll motion for what is marked `data-motion` in `root` (HOME-11). The code is fetched once the
 * page is idle, and only where it is wanted; without it the page is complete.
 */
export function useScrollMotion(root: RefObject<Element | null>): void {
  useEffect(() => {
    const wanted = matchMedia(condition.scrollEffects);
    let stop: (() => void) | undefined;
    let left = false;
    let asked = false;
    const start = async () => {
      if (asked || !wanted.matches) return;
      asked = true;
      const { startScrollMotion } = await import('./scroll-motion.ts');
      if (!left && root.current) stop = startScrollMotion(root.current);
    };
    // Decoration: when its code does not come, nothing is missing and nobody is told.
    const begin = () => void start().catch(() => undefined);
    const cancel = onIdle(begin);
    wanted.addEventListener('change', begin);
    return () => {
      left = true;
      cancel();
      wanted.removeEventListener('change', begin);
      stop?.();
    };
  }, [root]);
}
