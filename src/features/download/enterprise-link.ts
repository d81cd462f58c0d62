import { createContext, useContext, useEffect, useState } from 'react';
import { createEnterprise, type Enterprise } from '../../distribution/enterprise.ts';
import { site } from '../../site.ts';

/** The page's one door to the distribution service; stories and tests put their own here. */
export const EnterpriseDoor = createContext<Enterprise>(
  createEnterprise({
    origin: site.distributionOrigin,
    appCode: site.iosAppCode,
    backupUrl: site.enterpriseBackupUrl,
  }),
);

/** pending: no answer yet · ready: a link, from the service or the backup (API-3) · none: hidden. */
export type EnterpriseLink =
  | { status: 'pending'; url?: undefined }
  | { status: 'ready'; url: string }
  | { status: 'none'; url?: undefined };

/**
 * The enterprise link, asked for once `wanted` has been true and kept from then on. Callers on one
 * page share one request (API-4); leaving the page ends it (FAULT-21).
 */
export function useEnterpriseLink(wanted: boolean): EnterpriseLink {
  const door = useContext(EnterpriseDoor);
  const [asked, setAsked] = useState(wanted);
  const [link, setLink] = useState<EnterpriseLink>({ status: 'pending' });
  if (wanted && !asked) setAsked(true);

  useEffect(() => {
    if (!asked) return undefined;
    const stay = new AbortController();
    void door.request(stay.signal).then((download) => {
      if (!download || stay.signal.aborted) return;
      const { downloadUrl } = download;
      setLink(downloadUrl ? { status: 'ready', url: downloadUrl } : { status: 'none' });
    });
    return () => stay.abort();
  }, [asked, door]);

  return link;
}
