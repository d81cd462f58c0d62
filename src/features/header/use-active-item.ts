import { useEffect, useState } from 'react';
import { ROUTES } from '../../navigation/routes.ts';
import { watchScroll } from '../../navigation/watch-scroll.ts';
import { offset } from '../../theme/generated/tokens.ts';
import { SECTION_ITEMS, activeSectionAt, type ActiveItem } from './sections.ts';

/** The active navigation item (HDR-4); on Home it depends on the scroll position. */
export function useActiveItem(path: string): ActiveItem | undefined {
  const [section, setSection] = useState<(typeof SECTION_ITEMS)[number]>('home');

  useEffect(() => {
    if (path !== ROUTES.home) return undefined;
    const stop = watchScroll(
      () =>
        SECTION_ITEMS.flatMap((id) => {
          const element = document.getElementById(id);
          return element ? [{ id, top: element.getBoundingClientRect().top + scrollY }] : [];
        }),
      (tops) => setSection(activeSectionAt(scrollY, offset.section + offset.activeExtra, tops)),
    );
    return () => {
      stop();
      setSection('home');
    };
  }, [path]);

  if (path === ROUTES.bankCard) return 'bankcard';
  return path === ROUTES.home ? section : undefined;
}
