import { useEffect, useState } from 'react';
import { ROUTES } from '../../navigation/routes.ts';
import { offset } from '../../theme/generated/tokens.ts';
import { SECTION_ITEMS, activeSectionAt, type ActiveItem } from './sections.ts';

/**
 * The active navigation item (HDR-4): on Home it follows the scroll position, on the bank card page
 * it is that item, elsewhere there is none. On Home it is never empty or `bankcard`.
 */
export function useActiveItem(path: string): ActiveItem | undefined {
  const [section, setSection] = useState<(typeof SECTION_ITEMS)[number]>('home');

  useEffect(() => {
    if (path !== ROUTES.home) return undefined;
    let tops: { id: (typeof SECTION_ITEMS)[number]; top: number }[] = [];
    const follow = () =>
      setSection(activeSectionAt(scrollY, offset.section + offset.activeExtra, tops));
    // Measured when the page changes its size, not while it scrolls: that would lay it out again.
    const measure = () => {
      tops = SECTION_ITEMS.flatMap((id) => {
        const element = document.getElementById(id);
        return element ? [{ id, top: element.getBoundingClientRect().top + scrollY }] : [];
      });
      follow();
    };
    const sizes = new ResizeObserver(measure);
    sizes.observe(document.body);
    addEventListener('scroll', follow, { passive: true });
    return () => {
      sizes.disconnect();
      removeEventListener('scroll', follow);
      setSection('home');
    };
  }, [path]);

  if (path === ROUTES.bankCard) return 'bankcard';
  return path === ROUTES.home ? section : undefined;
}
