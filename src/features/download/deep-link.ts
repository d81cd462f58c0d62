import { useEffect } from 'react';
import { scrollToId } from '../../navigation/scroll.ts';
import { duration, offset } from '../../theme/generated/tokens.ts';
import { OPEN_EVENT } from './popup-registry.ts';

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

/** An address without its deep link; everything else in it stays as it is. */
export function withoutDeepLink(address: string): string {
  const url = new URL(address);
  const [path = '', query] = url.hash.split(/\?(.*)/s);
  const inHash = new URLSearchParams(query);
  for (const parameters of [url.searchParams, inHash]) {
    parameters.delete('scrollTo');
    parameters.delete('openModal');
  }
  url.hash = inHash.size > 0 ? `${path}?${inHash}` : path;
  return url.href;
}

/**
 * Follows the deep link of this address: scrolls to the element and, if asked, opens the popup 1 s
 * later (POP-4). A link is followed once, on the page it came to, and then taken out of the address, so
 * that coming back restores the position instead (ROUTE-9). `ready` says that the page's elements are there.
 */
export function useDeepLink(path: string, ready: boolean): void {
  useEffect(() => {
    if (!ready) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const follow = () => {
      const link = readDeepLink(location.search, location.hash);
      if (!link) return;
      history.replaceState(history.state, '', withoutDeepLink(location.href));
      if (!scrollToId(link.scrollTo, offset.section)) return;
      clearTimeout(timer);
      if (!link.openModal) return;
      const open = () => dispatchEvent(new CustomEvent(OPEN_EVENT, { detail: link.scrollTo }));
      timer = setTimeout(open, duration.deepLink);
    };
    follow();
    addEventListener('hashchange', follow);
    return () => {
      clearTimeout(timer);
      removeEventListener('hashchange', follow);
    };
  }, [path, ready]);
}
