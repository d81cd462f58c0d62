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
import type { BuiltFile } from './service-worker-types.ts';
import type { PictureFormat } from '../messaging.ts';

/** Every cache of ours begins so; what others keep on this origin is theirs. */
export const CACHE_PREFIX = 'unio-';
const BUILD_CACHE_PREFIX = `${CACHE_PREFIX}build-`;
/** What languages need, by request of the page. */
const LOCALE_CACHE = `${CACHE_PREFIX}languages`;
/** What was met on the way, up to a limit. */
const RUNTIME_CACHE = `${CACHE_PREFIX}seen`;
/** In the runtime cache; the oldest entries are deleted. */
const RUNTIME_CACHE_ENTRIES = 60;
/** Widest file of an image that is precached, in px. */
const MAX_PRECACHED_IMAGE_WIDTH = 1200;
/** Built files are found under their name alone: a page adds a query to ask again (ROUTE-11). */
const MATCH_OPTIONS = { ignoreSearch: true, ignoreVary: true } as const;

const CODE_IN_DOCUMENT = /assets\/[\w.-]+\.(?:js|css)/g;

/** What the worker of one build keeps. `scope` is the site's address, `files` everything that was built. */
export function createSiteCache(files: readonly BuiltFile[], scope: string) {
  const addresses = files.map(({ url }) => url);
  const absolute = (path: string) => new URL(path, scope).href;
  const own = new Set(addresses.map(absolute));
  const buildCache = `${BUILD_CACHE_PREFIX}${files.find(({ url }) => url === 'index.html')?.revision ?? ''}`;

  /** Puts what is missing into a cache: from another one, else from the network. Rejects when a file cannot be had. */
  async function addMissing(name: string, paths: readonly string[]): Promise<void> {
    const cache = await caches.open(name);
    await Promise.all(
      paths.map(absolute).map(async (address) => {
        if (await cache.match(address, MATCH_OPTIONS)) return;
        const answer = (await caches.match(address, MATCH_OPTIONS)) ?? (await fetch(address));
        if (!isCacheable(answer)) throw new Error(`${address} cannot be kept: ${answer.status}`);
        await cache.put(address, answer);
      }),
    );
  }

  /** Keeps a document of the build, which must ask for files of this build only. */
  async function precacheDocument(path: string): Promise<void> {
    const address = absolute(path);
    const answer = await fetch(address, { cache: 'reload' });
    const asks = (await answer.clone().text()).match(CODE_IN_DOCUMENT) ?? [];
    const ours = asks.length > 0 && asks.every((path) => addresses.includes(path));
    // A deploy in between, or a page that asks to sign in to the network: this worker is not
    // installed, and the next visit brings the next one.
    if (!answer.ok || answer.redirected || !ours)
      throw new Error('The document is of another build');
    await (await caches.open(buildCache)).put(address, answer);
  }

  async function precacheLocale(locale: Locale, format: PictureFormat | undefined): Promise<void> {
    const pictures = format ? largestPerImage(addresses, format, MAX_PRECACHED_IMAGE_WIDTH) : [];
    const words = addresses.filter((path) => belongsToLocale(path, locale));
    const home = homePath(locale);
    // Every page that opens asks; a document of one build does not change.
    const has = await (await caches.open(buildCache)).match(absolute(home));
    await Promise.all([
      addMissing(LOCALE_CACHE, [...words, ...pictures]),
      has ?? precacheDocument(home),
    ]);
  }

  /** The languages kept so far, of any build, and the format of the pictures kept with them. */
  async function precachedLocales() {
    const kept = await (await caches.open(LOCALE_CACHE)).keys();
    const paths = kept.map(({ url }) => url.replace(scope, ''));
    const messages = paths.filter((path) => path.endsWith('.js'));
    const format = paths.map(parseImage).find((picture) => picture)?.format;
    return {
      locales: LOCALES.filter((locale) => messages.some((path) => belongsToLocale(path, locale))),
      format: format as PictureFormat | undefined,
    };
  }

  return {
    /** The document, the code of every route, and the languages that the build before had kept. */
    async precache(): Promise<void> {
      await precacheDocument('');
      await addMissing(buildCache, addresses.filter(isAppShellAsset));
      const { locales, format } = await precachedLocales();
      for (const locale of locales) await precacheLocale(locale, format);
    },

    /** Keeps what a language says and shows; rejects when it cannot be had. */
    precacheLocale,

    /** Whether this worker brought the build that starts with this script. */
    isCurrentBuild(entry: string): boolean {
      return own.has(entry);
    },

    /**
     * A document of this build, from any address of one: the kept one, or the way to the kept Home of
     * its language, else of English, which shows every route. Only the way: a document at another
     * address than its own would look for its files beside that. A hash in the address stays in it.
     */
    async matchDocument(address: string): Promise<Response | undefined> {
      const { pathname, hash } = new URL(address);
      const asked = parseDocumentPath(pathname.slice(new URL(scope).pathname.length));
      if (!asked) return undefined;
      const cache = await caches.open(buildCache);
      const home = await cache.match(absolute(asked.home));
      if (asked.route === '/' && (home || asked.home === '')) return home;
      const way = absolute(home ? asked.home : '');
      return Response.redirect(hash || asked.route === '/' ? way : `${way}#${asked.route}`);
    },

    /** A built file of any build, if it is kept. */
    matchAsset(address: string): Promise<Response | undefined> {
      return caches.match(address, MATCH_OPTIONS);
    },

    /** The same picture in another width, for who is offline. */
    async matchAlternateImage(address: string): Promise<Response | undefined> {
      const wanted = parseImage(address.replace(scope, ''));
      if (!wanted) return undefined;
      const cache = await caches.open(LOCALE_CACHE);
      const same = (await cache.keys()).find(({ url }) => {
        const picture = parseImage(url.replace(scope, ''));
        return picture?.picture === wanted.picture && picture.format === wanted.format;
      });
      return same && cache.match(same);
    },

    /** Keeps an answer that was met on the way; the oldest ones make room. */
    async addToRuntimeCache(address: string, answer: Response): Promise<void> {
      const cache = await caches.open(RUNTIME_CACHE);
      await cache.put(address, answer);
      const over = (await cache.keys()).slice(0, -RUNTIME_CACHE_ENTRIES);
      await Promise.all(over.map((request) => cache.delete(request)));
    },

    /**
     * Lets go of builds that no open page runs; `entries` are the first scripts of the open pages.
     * Once this build is the only one, what it does not know goes too.
     */
    async deleteOutdatedCaches(entries: readonly string[]): Promise<void> {
      const others = (await caches.keys()).filter(
        (name) => name.startsWith(BUILD_CACHE_PREFIX) && name !== buildCache,
      );
      const inUse = await Promise.all(
        others.map(async (name) => {
          const cache = await caches.open(name);
          const starts = await Promise.all(entries.map((entry) => cache.match(entry)));
          return starts.some((start) => start !== undefined);
        }),
      );
      const over = others.filter((_name, at) => !inUse[at]);
      await Promise.all(over.map((name) => caches.delete(name)));
      if (inUse.includes(true)) return;
      for (const name of [LOCALE_CACHE, RUNTIME_CACHE]) {
        // `open` would create the cache, even right after the self-destroying worker deleted it.
        if (!(await caches.has(name))) continue;
        const cache = await caches.open(name);
        const foreign = (await cache.keys()).filter(({ url }) => !own.has(url));
        await Promise.all(foreign.map((request) => cache.delete(request)));
      }
    },
  };
}
