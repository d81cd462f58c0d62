import { createContext, useContext, useEffect, useState } from 'react';
import { createEnterpriseClient, type EnterpriseClient } from '../../distribution/enterprise.ts';
import type { Site } from '../../site-config.ts';
import { useRealOrigin, useSiteAddress } from '../../browser/use-site-address.ts';
import { site } from '../../site.ts';

type EnterpriseConfig = Pick<
  Site,
  | 'distributionOrigin'
  | 'iosAppCode'
  | 'enterpriseBackupUrl'
  | 'enterpriseEnabled'
  | 'enterpriseHosts'
>;

/** Undefined if the site has no enterprise distribution. */
export function createClientFromSite(site: EnterpriseConfig): EnterpriseClient | undefined {
  if (!site.enterpriseEnabled) return undefined;
  return createEnterpriseClient({
    origin: site.distributionOrigin,
    appCode: site.iosAppCode,
    allowedHosts: site.enterpriseHosts,
    backupUrl: site.enterpriseBackupUrl,
  });
}

/** The client of the distribution service; stories and tests provide their own. */
export const EnterpriseClientContext = createContext(createClientFromSite(site));

/**
 * ready: a link from the service or the fallback (API-3) · unavailable: the service
 * answered without a link, so the fallback is not used ·
 * disabled: the site has no enterprise distribution, or the page is not on the official origin (POP-1b),
 * so no space is reserved either.
 */
export type EnterpriseLink =
  | { status: 'pending' | 'unavailable' | 'disabled'; url?: undefined }
  | { status: 'ready'; url: string };

const DISABLED: EnterpriseLink = { status: 'disabled' };

/** Requests the link once `enabled`; one request per page (API-4), aborted on leaving the page (FAULT-21). */
export function useEnterpriseLink(enabled: boolean): EnterpriseLink {
  const client = useContext(EnterpriseClientContext);
  const [isRequested, setIsRequested] = useState(enabled);
  const [link, setLink] = useState<EnterpriseLink>({ status: 'pending' });
  if (enabled && !isRequested) setIsRequested(true);
  const siteAddress = useSiteAddress();
  const isForeign = useRealOrigin() !== undefined;

  useEffect(() => {
    // Effects run before `isForeign` is known.
    const isWithheld = siteAddress().realOrigin !== undefined;
    if (!isRequested || !client || isWithheld) return undefined;
    const controller = new AbortController();
    void client.request(controller.signal).then((download) => {
      if (!download || controller.signal.aborted) return;
      const { downloadUrl } = download;
      setLink(downloadUrl ? { status: 'ready', url: downloadUrl } : { status: 'unavailable' });
    });
    return () => controller.abort();
  }, [isRequested, client, siteAddress]);

  return client && !isForeign ? link : DISABLED;
}
