import type { Site } from '../../../site-config.ts';

/** Also the messages `verify.identity.<id>`. */
const IDENTITY = ['domain', 'publisher', 'app-store', 'google-play'] as const;

type OfficialName = { id: (typeof IDENTITY)[number]; value: string };

type Links = Pick<Site, 'siteOrigin' | 'appStoreUrl' | 'googlePlayUrl'>;

/** The official names, read from the configured URLs. A store URL without an app id is left out. */
export function identityOf(links: Links, publisher: string): OfficialName[] {
  const values: Readonly<Record<OfficialName['id'], string | null | undefined>> = {
    domain: new URL(links.siteOrigin).host,
    publisher,
    'app-store': /\/(id\d+)$/.exec(new URL(links.appStoreUrl).pathname)?.[1],
    'google-play': new URL(links.googlePlayUrl).searchParams.get('id'),
  };
  return IDENTITY.flatMap((id) => {
    const value = values[id];
    return value ? [{ id, value }] : [];
  });
}
