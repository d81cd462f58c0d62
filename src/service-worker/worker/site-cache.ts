import { documentPath } from '../../app/document-paths.ts';
import { LOCALES, type Locale } from '../../i18n/locales.ts';
import { ROUTES } from '../../navigation/routes.ts';
import {
  parseDocumentPath,
  isAppShellAsset,
  belongsToLocale,
  largestPerImage,
  bestFormat,
  parseImage,
} from './asset-paths.ts';
import { cacheNames } from './cache-names.ts';
import { fetchIntact, isIntact } from './verify.ts';
import type { PictureFormat } from '../messaging.ts';

const RUNTIME_CACHE_ENTRIES = 60;
/** In px. */
const MAX_PRECACHED_IMAGE_WIDTH = 1200;
const MATCH_OPTIONS = { ignoreVary: true } as const;

/** `integrity` is the SHA-256 of the file, as in an integrity attribute. */
export interface BuiltFile {
  readonly url: string;
  readonly integrity: string;
}

/**
 * The caches of one build. `scope` is the site's URL, `files` everything that was built. Other caches of
 * the origin are neither read nor changed, and every cached file of this build is verified before it is used (VER-5).
 */
export function createSiteCache(files: readonly BuiltFile[], scope: string) {
  const paths = files.map(({ url }) => url);
  const toUrl = (path: string) => new URL(path.replace(/(^|\/)index\.html$/, '$1'), scope).href;
  const integrities = new Map(files.map(({ url, integrity }) => [toUrl(url), integrity]));
  const cacheNamesPromise = cacheNames(scope, JSON.stringify(files));

  /** Undefined if the cache has no such file. Deletes an entry whose hash does not match. */
  async function match(cacheName: string, url: string): Promise<Response | undefined> {
    const integrity = integrities.get(url);
    if (integrity === undefined) return undefined;
    const response = await caches.match(url, { ...MATCH_OPTIONS, cacheName });
    if (!response || (await isIntact(response, integrity))) return response;
    await (await caches.open(cacheName)).delete(url, MATCH_OPTIONS);
    return undefined;
  }

  async function otherBuilds(): Promise<string[]> {
    const { isOfOtherBuild } = await cacheNamesPromise;
    return (await caches.keys()).filter(isOfOtherBuild);
  }

  /** From any cache of the site. */
  async function matchAny(url: string): Promise<Response | undefined> {
    const { build, locales, runtime } = await cacheNamesPromise;
    for (const name of [build, locales, runtime, ...(await otherBuilds())]) {
      const response = await match(name, url);
      if (response) return response;
    }
    return undefined;
  }

  /** Copies missing files from another cache, or else fetches them. Rejects if one is unavailable. */
  async function addMissing(cacheName: string, missing: readonly string[]): Promise<void> {
    const cache = await caches.open(cacheName);
    await Promise.all(
      missing.map(toUrl).map(async (url) => {
        if (await match(cacheName, url)) return;
        await cache.put(url, (await matchAny(url)) ?? (await fetchListed(url)));
      }),
    );
  }

  /**
   * Rejects if the file is not of this build, as after a new deploy or behind a captive portal. The
   * worker is then not installed, and the next visit tries again.
   */
  async function fetchListed(url: string, cache?: RequestCache): Promise<Response> {
    const integrity = integrities.get(url);
    if (integrity === undefined) throw new Error(`${url} is not of this build`);
    return fetchIntact(url, integrity, cache);
  }

  async function precacheLocale(locale: Locale, format: PictureFormat | undefined): Promise<void> {
    const { build, locales } = await cacheNamesPromise;
    const images = format ? largestPerImage(paths, format, MAX_PRECACHED_IMAGE_WIDTH) : [];
    const localeFiles = paths.filter((path) => belongsToLocale(path, locale));
    await Promise.all([
      addMissing(locales, [...localeFiles, ...images]),
      // English is the locale of every URL without a locale.
      addMissing(build, ['', documentPath(locale, ROUTES.home)]),
    ]);
  }

  /** The locales that any build has cached, and the format of their pictures. */
  async function precachedLocales() {
    const requests = await (await caches.open((await cacheNamesPromise).locales)).keys();
    const cachedPaths = requests.map(({ url }) => url.replace(scope, ''));
    const messages = cachedPaths.filter((path) => path.endsWith('.json'));
    return {
      locales: LOCALES.filter((locale) => messages.some((path) => belongsToLocale(path, locale))),
      format: bestFormat(cachedPaths),
    };
  }

  return {
    /** Caches Home's document, the code of every route, and the locales that the previous build had cached. */
    async precache(): Promise<void> {
      const { build } = await cacheNamesPromise;
      await addMissing(build, ['', ...paths.filter(isAppShellAsset)]);
      const { locales, format } = await precachedLocales();
      for (const locale of locales) await precacheLocale(locale, format);
    },

    precacheLocale,

    /** Whether the URL belongs to a file of this build. */
    isListed(url: string): boolean {
      return integrities.has(url);
    },

    fetchListed,

    /**
     * Resolves an offline navigation: Home's cached document, or a redirect to the cached Home of the
     * locale (else English), which renders any route from the hash. A redirect and not the body:
     * relative URLs in the document would break under another path. A hash in the URL is preserved.
     */
    async matchDocument(url: string): Promise<Response | undefined> {
      const { pathname, hash } = new URL(url);
      const requested = parseDocumentPath(pathname.slice(new URL(scope).pathname.length));
      if (!requested) return undefined;
      const { build } = await cacheNamesPromise;
      const home = await match(build, toUrl(requested.home));
      if (requested.route === '/' && (home || requested.home === '')) return home;
      const target = toUrl(home ? requested.home : '');
      return Response.redirect(
        hash || requested.route === '/' ? target : `${target}#${requested.route}`,
      );
    },

    /** Whether the host has the document that {@link matchDocument} found for a page. */
    isDocumentCurrent(url: string): Promise<boolean> {
      const { pathname } = new URL(url);
      const requested = parseDocumentPath(pathname.slice(new URL(scope).pathname.length));
      return fetchListed(toUrl(requested?.home ?? ''), 'no-cache').then(
        () => true,
        () => false,
      );
    },

    /** Deletes the documents, so that a page that was taken down is not shown offline either. */
    async deleteDocuments(): Promise<void> {
      const cache = await caches.open((await cacheNamesPromise).build);
      const documents = (await cache.keys()).filter(({ url }) => url.endsWith('/'));
      await Promise.all(documents.map((request) => cache.delete(request)));
    },

    matchAsset: matchAny,

    /**
     * A file of another build, which an open page may still run after the host has removed it. Not verified
     * here, because its hash is not known; the page's import map has the hash (VER-4).
     */
    async matchOtherBuild(url: string): Promise<Response | undefined> {
      const { locales, runtime } = await cacheNamesPromise;
      for (const cacheName of [...(await otherBuilds()), locales, runtime]) {
        const response = await caches.match(url, { ...MATCH_OPTIONS, cacheName });
        // A script can store anything, but not of type `basic`.
        if (response?.type === 'basic') return response;
      }
      return undefined;
    },

    /** The same image at another width, for offline use. */
    async matchAlternateImage(url: string): Promise<Response | undefined> {
      const requested = parseImage(url.replace(scope, ''));
      if (!requested) return undefined;
      const { locales } = await cacheNamesPromise;
      const cached = (await (await caches.open(locales)).keys()).map(({ url }) => url);
      const alternate = cached.find((other) => {
        const image = parseImage(other.replace(scope, ''));
        return image?.picture === requested.picture && image.format === requested.format;
      });
      return alternate === undefined ? undefined : match(locales, alternate);
    },

    /** Deletes the oldest entries over the limit. */
    async addToRuntimeCache(url: string, response: Response): Promise<void> {
      const cache = await caches.open((await cacheNamesPromise).runtime);
      await cache.put(url, response);
      const excess = (await cache.keys()).slice(0, -RUNTIME_CACHE_ENTRIES);
      await Promise.all(excess.map((request) => cache.delete(request)));
    },

    /**
     * Deletes the caches of builds that no open page runs; `entries` are the entry scripts of the open
     * pages. If only this build is left, also deletes files that are not part of it, or not intact.
     */
    async deleteOutdatedCaches(entries: readonly string[]): Promise<void> {
      const { locales, runtime, isLegacy } = await cacheNamesPromise;
      const others = await otherBuilds();
      const inUse = await Promise.all(
        others.map(async (name) => {
          const cache = await caches.open(name);
          const matches = await Promise.all(entries.map((entry) => cache.match(entry)));
          return matches.some((match) => match !== undefined);
        }),
      );
      const unused = others.filter((_name, index) => !inUse[index]);
      await Promise.all(unused.map((name) => caches.delete(name)));
      if (inUse.includes(true)) return;
      const legacy = (await caches.keys()).filter(isLegacy);
      await Promise.all(legacy.map((name) => caches.delete(name)));
      for (const name of [locales, runtime]) {
        // `open` would create it again after the recovering worker deleted it.
        if (!(await caches.has(name))) continue;
        const cache = await caches.open(name);
        // `match` deletes an entry whose hash does not match.
        const entries = await Promise.all(
          (await cache.keys()).map(async (request) => ({
            request,
            isKept: (await match(name, request.url)) !== undefined,
          })),
        );
        const outdated = entries.filter(({ isKept }) => !isKept);
        await Promise.all(outdated.map(({ request }) => cache.delete(request)));
      }
    },
  };
}
