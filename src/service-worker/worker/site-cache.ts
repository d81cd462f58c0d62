import { LOCALES, type Locale } from '../../i18n/locales.ts';
import {
  parseDocumentPath,
  homePath,
  isAppShellAsset,
  belongsToLocale,
  largestPerImage,
  parseImage,
} from './asset-paths.ts';
import { isCacheable } from './classify-request.ts';
import type { PictureFormat } from '../messaging.ts';

/** Every cache of the site; other caches on this origin are not touched. */
export const CACHE_PREFIX = 'unio-';
const BUILD_CACHE_PREFIX = `${CACHE_PREFIX}build-`;
const LOCALE_CACHE = `${CACHE_PREFIX}languages`;
const RUNTIME_CACHE = `${CACHE_PREFIX}seen`;
const RUNTIME_CACHE_ENTRIES = 60;
/** In px. */
const MAX_PRECACHED_IMAGE_WIDTH = 1200;
/** A retry adds a query to the URL of a chunk (ROUTE-11). */
const MATCH_OPTIONS = { ignoreSearch: true, ignoreVary: true } as const;

const CODE_IN_DOCUMENT = /assets\/[\w.-]+\.(?:js|css)/g;

/** `revision` identifies the content of a file whose name has no hash. */
export interface BuiltFile {
  readonly url: string;
  readonly revision: string | null;
}

/** The caches of one build. `scope` is the site's URL, `files` everything that was built. */
export function createSiteCache(files: readonly BuiltFile[], scope: string) {
  const paths = files.map(({ url }) => url);
  const toUrl = (path: string) => new URL(path, scope).href;
  const urls = new Set(paths.map(toUrl));
  const buildCache = `${BUILD_CACHE_PREFIX}${files.find(({ url }) => url === 'index.html')?.revision ?? ''}`;

  /** Copies missing files from another cache, or else fetches them. Rejects if one is unavailable. */
  async function addMissing(cacheName: string, paths: readonly string[]): Promise<void> {
    const cache = await caches.open(cacheName);
    await Promise.all(
      paths.map(toUrl).map(async (url) => {
        if (await cache.match(url, MATCH_OPTIONS)) return;
        const response = (await caches.match(url, MATCH_OPTIONS)) ?? (await fetch(url));
        if (!isCacheable(response)) throw new Error(`${url} cannot be cached: ${response.status}`);
        await cache.put(url, response);
      }),
    );
  }

  /**
   * Rejects if the document refers to files of another build: after a deploy in between, or behind a
   * captive portal. The worker is then not installed, and the next visit tries again.
   */
  async function precacheDocument(path: string): Promise<void> {
    const url = toUrl(path);
    const response = await fetch(url, { cache: 'reload' });
    const code = (await response.clone().text()).match(CODE_IN_DOCUMENT) ?? [];
    const isSameBuild = code.length > 0 && code.every((file) => paths.includes(file));
    if (!response.ok || response.redirected || !isSameBuild)
      throw new Error('The document is of another build');
    await (await caches.open(buildCache)).put(url, response);
  }

  async function precacheLocale(locale: Locale, format: PictureFormat | undefined): Promise<void> {
    const images = format ? largestPerImage(paths, format, MAX_PRECACHED_IMAGE_WIDTH) : [];
    const localeFiles = paths.filter((path) => belongsToLocale(path, locale));
    const home = homePath(locale);
    // Every page requests this; a document never changes within one build.
    const cached = await (await caches.open(buildCache)).match(toUrl(home));
    await Promise.all([
      addMissing(LOCALE_CACHE, [...localeFiles, ...images]),
      cached ?? precacheDocument(home),
    ]);
  }

  /** Of any build. */
  async function precachedLocales() {
    const requests = await (await caches.open(LOCALE_CACHE)).keys();
    const cachedPaths = requests.map(({ url }) => url.replace(scope, ''));
    const messages = cachedPaths.filter((path) => path.endsWith('.js'));
    const format = cachedPaths.map(parseImage).find((image) => image)?.format;
    return {
      locales: LOCALES.filter((locale) => messages.some((path) => belongsToLocale(path, locale))),
      format: format as PictureFormat | undefined,
    };
  }

  return {
    /** Home's document, the code of every route, and the locales that the previous build had. */
    async precache(): Promise<void> {
      await precacheDocument('');
      await addMissing(buildCache, paths.filter(isAppShellAsset));
      const { locales, format } = await precachedLocales();
      for (const locale of locales) await precacheLocale(locale, format);
    },

    precacheLocale,

    isCurrentBuild(entry: string): boolean {
      return urls.has(entry);
    },

    /**
     * Resolves an offline navigation: Home's cached document, or a redirect to the cached Home of the
     * locale (else English), which renders any route from the hash. A redirect and not the body:
     * relative URLs in the document would break under another path. A hash in the URL is preserved.
     */
    async matchDocument(url: string): Promise<Response | undefined> {
      const { pathname, hash } = new URL(url);
      const requested = parseDocumentPath(pathname.slice(new URL(scope).pathname.length));
      if (!requested) return undefined;
      const cache = await caches.open(buildCache);
      const home = await cache.match(toUrl(requested.home));
      if (requested.route === '/' && (home || requested.home === '')) return home;
      const target = toUrl(home ? requested.home : '');
      return Response.redirect(
        hash || requested.route === '/' ? target : `${target}#${requested.route}`,
      );
    },

    /** From any build. */
    matchAsset(url: string): Promise<Response | undefined> {
      return caches.match(url, MATCH_OPTIONS);
    },

    /** The same image at another width, for offline use. */
    async matchAlternateImage(url: string): Promise<Response | undefined> {
      const requested = parseImage(url.replace(scope, ''));
      if (!requested) return undefined;
      const cache = await caches.open(LOCALE_CACHE);
      const alternate = (await cache.keys()).find((cached) => {
        const image = parseImage(cached.url.replace(scope, ''));
        return image?.picture === requested.picture && image.format === requested.format;
      });
      return alternate && cache.match(alternate);
    },

    /** Deletes the oldest entries over the limit. */
    async addToRuntimeCache(url: string, response: Response): Promise<void> {
      const cache = await caches.open(RUNTIME_CACHE);
      await cache.put(url, response);
      const excess = (await cache.keys()).slice(0, -RUNTIME_CACHE_ENTRIES);
      await Promise.all(excess.map((request) => cache.delete(request)));
    },

    /**
     * Deletes the caches of builds that no open page runs; `entries` are the entry scripts of the open
     * pages. If only this build is left, also deletes files that are not part of it.
     */
    async deleteOutdatedCaches(entries: readonly string[]): Promise<void> {
      const otherBuilds = (await caches.keys()).filter(
        (name) => name.startsWith(BUILD_CACHE_PREFIX) && name !== buildCache,
      );
      const inUse = await Promise.all(
        otherBuilds.map(async (name) => {
          const cache = await caches.open(name);
          const matches = await Promise.all(entries.map((entry) => cache.match(entry)));
          return matches.some((match) => match !== undefined);
        }),
      );
      const outdated = otherBuilds.filter((_name, index) => !inUse[index]);
      await Promise.all(outdated.map((name) => caches.delete(name)));
      if (inUse.includes(true)) return;
      for (const name of [LOCALE_CACHE, RUNTIME_CACHE]) {
        // `open` would create it again after the self-destroying worker deleted it.
        if (!(await caches.has(name))) continue;
        const cache = await caches.open(name);
        const foreign = (await cache.keys()).filter(({ url }) => !urls.has(url));
        await Promise.all(foreign.map((request) => cache.delete(request)));
      }
    },
  };
}
