import { useEffect, useState, type RefObject } from 'react';

/** One viewport height above and below. */
const ROOT_MARGIN = '100% 0%';

/** True once the element has been near the viewport, or if IntersectionObserver is not supported (FAULT-66). */
export function useInViewOnce(element: RefObject<Element | null>): boolean | undefined {
  const [inView, setInView] = useState<boolean>();

  useEffect(() => {
    if (!element.current || typeof IntersectionObserver === 'undefined') {
      setInView(true);
      return;
    }
    setInView(false);
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        setInView(true);
        observer.disconnect();
      },
      { rootMargin: ROOT_MARGIN },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);

  return inView;
}
