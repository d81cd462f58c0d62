import { useEffect, useState } from 'react';

/** Whether the page has been scrolled at all; false in prerendered markup and while it is hydrated. */
export function useScrolled(): boolean {
  const [scrolled, setScrolled] = useState(false);
  useEffect(() => {
    const follow = () => setScrolled(scrollY > 0);
    follow();
    addEventListener('scroll', follow, { passive: true });
    return () => removeEventListener('scroll', follow);
  }, []);
  return scrolled;
}
