import { createContext, useContext, useEffect, useState } from 'react';
import { createEnterpriseClient, type EnterpriseClient } from '../../distribution/enterprise.ts';
import type { Site } from '../../site-config.ts';
import { site } from '../../site.ts';

type EnterpriseSettings = Pick<
  Site,
  'distributionOrigin' | 'iosAppCode' | 'enterpriseBackupUrl' | 'enterpriseEnabled'
>;

/** Undefined if the site has no enterprise distribution. */
export function createClientFromSite(site: EnterpriseSettings): EnterpriseClient | undefined {
  if (!site.enterpriseEnabled) return undefined;
  return createEnterpriseClient({
    origin: site.distributionOrigin,
    appCode: site.iosAppCode,
    fallbackUrl: site.enterpriseBackupUrl,
  });
}

/** The client of the distribution service; stories and tests provide their own. */
export const EnterpriseClientContext = createContext(createClientFromSite(site));

/**
 * ready: a link from the service or the fallback (API-3) · unavailable: neither has one ·
 * disabled: the site has no enterprise distribution, so no space is reserved either.
 */
export type EnterpriseLink =
  | { status: 'pending' | 'unavailable' | 'disabled'; url?: undefined }
  | { status: 'ready'; url: string };

const DISABLED: EnterpriseLink = { status: 'disabled' };

/**
 * Requests the enterprise link once `enabled` has been true. Callers on one page share one request
 * (API-4); leaving the page aborts it (FAULT-21).
 */
export function useEnterpriseLink(enabled: boolean): EnterpriseLink {
  const client = useContext(EnterpriseClientContext);
  const [isRequested, setIsRequested] = useState(enabled);
  const [link, setLink] = useState<EnterpriseLink>({ status: 'pending' });
  if (enabled && !isRequested) setIsRequested(true);

  useEffect(() => {
    if (!isRequested || !client) return undefined;
    const controller = new AbortController();
    void client.request(controller.signal).then((download) => {
      if (!download || controller.signal.aborted) return;
      const { downloadUrl } = download;
      setLink(downloadUrl ? { status: 'ready', url: downloadUrl } : { status: 'unavailable' });
    });
    return () => controller.abort();
  }, [isRequested, client]);

  return client ? link : DISABLED;
}
