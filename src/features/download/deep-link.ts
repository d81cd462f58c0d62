import { useEffect } from 'react';
import { scrollToId } from '../../primitives/link/scroll.ts';
import { duration, offset } from '../../theme/generated/tokens.ts';
import { OPEN_EVENT } from './use-hover-popup.ts';

/** What a deep link asks for (POP-4). */
export type DeepLink = { scrollTo: string; openModal: boolean };

/** Longer than any element id of ours; longer values are not looked at (FAULT-43). */
const LONGEST_ID = 64;

/**
 * Reads `?scrollTo=<element id>&openModal=true` from the page's query or the hash's; the hash wins.
 * Anything else, however malformed, is undefined (FAULT-39 to FAULT-43).
 */
export function readDeepLink(search: string, hash: string): DeepLink | undefined {
  const inHash = hash.includes('?') ? hash.slice(hash.indexOf('?')) : '';
  for (const query of [inHash, search]) {
    const parameters = new URLSearchParams(query);
    const scrollTo = parameters.get('scrollTo');
    if (scrollTo && scrollTo.length <= LONGEST_ID) {
      return { scrollTo, openModal: parameters.get('openModal') === 'true' };
    }
  }
  return undefined;
}

/**
 * Follows the deep link of this address: scrolls to the element and, if asked, opens the popup 1 s
 * later (POP-4). Runs again when `path` changes; `ready` says that the page's elements are there.
 */
export function useDeepLink(path: string, ready: boolean): void {
  useEffect(() => {
    const link = ready ? readDeepLink(location.search, location.hash) : undefined;
    if (!link || !scrollToId(link.scrollTo, offset.section) || !link.openModal) return undefined;
    const timer = setTimeout(
      () => dispatchEvent(new CustomEvent(OPEN_EVENT, { detail: link.scrollTo })),
      duration.deepLink,
    );
    return () => clearTimeout(timer);
  }, [path, ready]);
}
