import { useEffect, useState, type RefObject } from 'react';

/** How far outside the window an element still counts as near: one window's height. */
const AROUND = '100% 0%';

/**
 * Whether an element is or was near the window; undefined until the page is alive. Where the
 * browser cannot tell, it is (FAULT-66).
 */
export function useInViewOnce(element: RefObject<Element | null>): boolean | undefined {
  const [near, setNear] = useState<boolean>();

  useEffect(() => {
    if (!element.current || typeof IntersectionObserver === 'undefined') {
      setNear(true);
      return;
    }
    setNear(false);
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        setNear(true);
        observer.disconnect();
      },
      { rootMargin: AROUND },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);

  return near;
}
