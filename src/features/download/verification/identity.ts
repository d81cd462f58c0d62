import type { Site } from '../../../site-config.ts';

/** The names under which the app is ours; also the messages `verify.identity.<id>`. */
const IDENTITY = ['domain', 'publisher', 'app-store', 'google-play'] as const;

/** One of those names. */
export type Name = { id: (typeof IDENTITY)[number]; value: string };

type Links = Pick<Site, 'siteOrigin' | 'appStoreUrl' | 'googlePlayUrl'>;

/**
 * The official names, from the same addresses that the links lead to, so that they cannot disagree.
 * A listing whose address holds no id is left out.
 */
export function identityOf(links: Links, publisher: string): Name[] {
  const values: Readonly<Record<Name['id'], string | null | undefined>> = {
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
