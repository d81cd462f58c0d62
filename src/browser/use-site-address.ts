import { createContext, useCallback, useContext } from 'react';
import { useClientValue } from '../hydration/use-client-value.ts';
import { useSite } from '../site-context.ts';
import { resolveSiteAddress, type SiteAddress } from './site-address.ts';
import { siteUrl } from './site-url.ts';

/** Returns the URL of the site that the page is on. Stories provide another URL. */
export const PageUrlContext = createContext(siteUrl);

/** The returned function must not be called in the first render, which is the same on every origin. */
export function useSiteAddress(): () => SiteAddress {
  const { officialOrigin } = useSite();
  const pageUrl = useContext(PageUrlContext);
  return useCallback(
    () => resolveSiteAddress(pageUrl(), officialOrigin),
    [pageUrl, officialOrigin],
  );
}

/** The real site's origin if the page is on another one (POP-1b). Undefined until the page is hydrated. */
export function useRealOrigin(): string | undefined {
  const address = useSiteAddress();
  return useClientValue(useCallback(() => address().realOrigin, [address]));
}
