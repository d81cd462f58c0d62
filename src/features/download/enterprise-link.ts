import { createContext, useContext, useEffect, useState } from 'react';
import { createEnterprise, type Enterprise } from '../../distribution/enterprise.ts';
import type { Site } from '../../site-config.ts';
import { site } from '../../site.ts';

type EnterpriseSettings = Pick<
  Site,
  'distributionOrigin' | 'iosAppCode' | 'enterpriseBackupUrl' | 'enterpriseEnabled'
>;

/** The way to the service as the owner configured it; undefined where there is no enterprise path. */
export function createClientFromSite(site: EnterpriseSettings): Enterprise | undefined {
  if (!site.enterpriseEnabled) return undefined;
  return createEnterprise({
    origin: site.distributionOrigin,
    appCode: site.iosAppCode,
    backupUrl: site.enterpriseBackupUrl,
  });
}

/** The page's one door to the distribution service; stories and tests put their own here. */
export const EnterpriseClientContext = createContext(createClientFromSite(site));

/**
 * pending: no answer yet · ready: a link, from the service or the backup (API-3) · none: hidden ·
 * off: this site has no enterprise path, so no room is kept for it either.
 */
export type EnterpriseLink =
  | { status: 'pending'; url?: undefined }
  | { status: 'ready'; url: string }
  | { status: 'none'; url?: undefined }
  | { status: 'off'; url?: undefined };

const OFF: EnterpriseLink = { status: 'off' };

/**
 * The enterprise link, asked for once `wanted` has been true and kept from then on. Callers on one
 * page share one request (API-4); leaving the page ends it (FAULT-21). Without a door nothing is asked.
 */
export function useEnterpriseLink(wanted: boolean): EnterpriseLink {
  const door = useContext(EnterpriseClientContext);
  const [asked, setAsked] = useState(wanted);
  const [link, setLink] = useState<EnterpriseLink>({ status: 'pending' });
  if (wanted && !asked) setAsked(true);

  useEffect(() => {
    if (!asked || !door) return undefined;
    const stay = new AbortController();
    void door.request(stay.signal).then((download) => {
      if (!download || stay.signal.aborted) return;
      const { downloadUrl } = download;
      setLink(downloadUrl ? { status: 'ready', url: downloadUrl } : { status: 'none' });
    });
    return () => stay.abort();
  }, [asked, door]);

  return door ? link : OFF;
}
