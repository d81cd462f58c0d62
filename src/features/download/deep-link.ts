import { useEffect } from 'react';
import { focusWithoutScrolling, scrollToId } from '../../navigation/scroll.ts';
import { duration, offset } from '../../theme/generated/tokens.ts';
import { OPEN_EVENT } from './popup-registry.ts';

/** POP-4 */
export type DeepLink = { scrollTo: string; openModal: boolean };

/** Characters; longer values are ignored (FAULT-43). */
const MAX_ID_LENGTH = 64;

/** Reads `?scrollTo=<id>&openModal=true` from the hash, else from the query of the page (FAULT-39 to FAULT-43). */
export function readDeepLink(search: string, hash: string): DeepLink | undefined {
  const hashQuery = hash.includes('?') ? hash.slice(hash.indexOf('?')) : '';
  for (const query of [hashQuery, search]) {
    const parameters = new URLSearchParams(query);
    const scrollTo = parameters.get('scrollTo');
    if (scrollTo && scrollTo.length <= MAX_ID_LENGTH) {
      return { scrollTo, openModal: parameters.get('openModal') === 'true' };
    }
  }
  return undefined;
}

/** Removes only the deep link's parameters. */
export function withoutDeepLink(address: string): string {
  const url = new URL(address);
  const [path = '', query] = url.hash.split(/\?(.*)/s);
  const hashParameters = new URLSearchParams(query);
  for (const parameters of [url.searchParams, hashParameters]) {
    parameters.delete('scrollTo');
    parameters.delete('openModal');
  }
  url.hash = hashParameters.size > 0 ? `${path}?${hashParameters}` : path;
  return url.href;
}

/**
 * Scrolls to the element that the URL names, and focuses it after a change of the route; `openModal`
 * opens its popup 1 s later (POP-4). Removes the deep link from the URL, so that returning restores
 * the scroll position (ROUTE-9).
 */
export function useDeepLink(path: string, isReady: boolean): void {
  useEffect(() => {
    if (!isReady) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const followDeepLink = () => {
      const link = readDeepLink(location.search, location.hash);
      if (!link) return;
      history.replaceState(history.state, '', withoutDeepLink(location.href));
      const target = scrollToId(link.scrollTo, offset.section);
      if (!target) return;
      // A link of this page led here: the change of the route has focused `main`.
      if (document.activeElement?.matches('main')) focusWithoutScrolling(target);
      clearTimeout(timer);
      if (!link.openModal) return;
      const open = () => dispatchEvent(new CustomEvent(OPEN_EVENT, { detail: link.scrollTo }));
      timer = setTimeout(open, duration.deepLink);
    };
    followDeepLink();
    addEventListener('hashchange', followDeepLink);
    return () => {
      clearTimeout(timer);
      removeEventListener('hashchange', followDeepLink);
    };
  }, [path, isReady]);
}
