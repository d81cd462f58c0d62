import { LOCALES, type Locale } from '../i18n/locales.ts';
import { limit } from '../theme/generated/tokens.ts';
import { documentAt, homeOf, isCode, isOfLanguage, onePerPicture, pictureOf } from './files.ts';
import { mayKeep } from './request-kind.ts';
import type { BuiltFile } from './scope.ts';
import type { PictureFormat } from './talk.ts';

/** Every cache of ours begins so; what others keep on this origin is theirs. */
export const PREFIX = 'unio-';
const BUILD = `${PREFIX}build-`;
/** What languages need, by request of the page. */
const LANGUAGES = `${PREFIX}languages`;
/** What was met on the way, up to a limit. */
const SEEN = `${PREFIX}seen`;
/** Built files are found under their name alone: a page adds a query to ask again (ROUTE-11). */
const BY_NAME = { ignoreSearch: true, ignoreVary: true } as const;

const CODE_IN_DOCUMENT = /assets\/[\w.-]+\.(?:js|css)/g;

/** What the worker of one build keeps. `scope` is the site's address, `files` everything that was built. */
export function createKept(files: readonly BuiltFile[], scope: string) {
  const addresses = files.map(({ url }) => url);
  const absolute = (path: string) => new URL(path, scope).href;
  const own = new Set(addresses.map(absolute));
  const build = `${BUILD}${files.find(({ url }) => url === 'index.html')?.revision ?? ''}`;

  /** Puts what is missing into a cache: from another one, else from the network. Rejects when a file cannot be had. */
  async function complete(name: string, paths: readonly string[]): Promise<void> {
    const cache = await caches.open(name);
    await Promise.all(
      paths.map(absolute).map(async (address) => {
        if (await cache.match(address, BY_NAME)) return;
        const answer = (await caches.match(address, BY_NAME)) ?? (await fetch(address));
        if (!mayKeep(answer)) throw new Error(`${address} cannot be kept: ${answer.status}`);
        await cache.put(address, answer);
      }),
    );
  }

  /** Keeps a document of the build, which must ask for files of this build only. */
  async function keepDocument(path: string): Promise<void> {
    const address = absolute(path);
    const answer = await fetch(address, { cache: 'reload' });
    const asks = (await answer.clone().text()).match(CODE_IN_DOCUMENT) ?? [];
    const ours = asks.length > 0 && asks.every((path) => addresses.includes(path));
    // A deploy in between, or a page that asks to sign in to the network: this worker is not
    // installed, and the next visit brings the next one.
    if (!answer.ok || answer.redirected || !ours)
      throw new Error('The document is of another build');
    await (await caches.open(build)).put(address, answer);
  }

  async function keepLanguage(locale: Locale, format: PictureFormat | undefined): Promise<void> {
    const pictures = format ? onePerPicture(addresses, format, limit.keptPicture) : [];
    const words = addresses.filter((path) => isOfLanguage(path, locale));
    const home = homeOf(locale);
    // Every page that opens asks; a document of one build does not change.
    const has = await (await caches.open(build)).match(absolute(home));
    await Promise.all([complete(LANGUAGES, [...words, ...pictures]), has ?? keepDocument(home)]);
  }

  /** The languages kept so far, of any build, and the format of the pictures kept with them. */
  async function languagesKept() {
    const kept = await (await caches.open(LANGUAGES)).keys();
    const paths = kept.map(({ url }) => url.replace(scope, ''));
    const messages = paths.filter((path) => path.endsWith('.js'));
    const format = paths.map(pictureOf).find((picture) => picture)?.format;
    return {
      locales: LOCALES.filter((locale) => messages.some((path) => isOfLanguage(path, locale))),
      format: format as PictureFormat | undefined,
    };
  }

  return {
    /** The document, the code of every route, and the languages that the build before had kept. */
    async install(): Promise<void> {
      await keepDocument('');
      await complete(build, addresses.filter(isCode));
      const { locales, format } = await languagesKept();
      for (const locale of locales) await keepLanguage(locale, format);
    },

    /** Keeps what a language says and shows; rejects when it cannot be had. */
    keepLanguage,

    /** Whether this worker brought the build that starts with this script. */
    brought(entry: string): boolean {
      return own.has(entry);
    },

    /**
     * A document of this build, from any address of one: the kept one, or the way to the kept Home of
     * its language, else of English, which shows every route. Only the way: a document at another
     * address than its own would look for its files beside that. A hash in the address stays in it.
     */
    async document(address: string): Promise<Response | undefined> {
      const { pathname, hash } = new URL(address);
      const asked = documentAt(pathname.slice(new URL(scope).pathname.length));
      if (!asked) return undefined;
      const cache = await caches.open(build);
      const home = await cache.match(absolute(asked.home));
      if (asked.route === '/' && (home || asked.home === '')) return home;
      const way = absolute(home ? asked.home : '');
      return Response.redirect(hash || asked.route === '/' ? way : `${way}#${asked.route}`);
    },

    /** A built file of any build, if it is kept. */
    find(address: string): Promise<Response | undefined> {
      return caches.match(address, BY_NAME);
    },

    /** The same picture in another width, for who is offline. */
    async another(address: string): Promise<Response | undefined> {
      const wanted = pictureOf(address.replace(scope, ''));
      if (!wanted) return undefined;
      const cache = await caches.open(LANGUAGES);
      const same = (await cache.keys()).find(({ url }) => {
        const picture = pictureOf(url.replace(scope, ''));
        return picture?.picture === wanted.picture && picture.format === wanted.format;
      });
      return same && cache.match(same);
    },

    /** Keeps an answer that was met on the way; the oldest ones make room. */
    async remember(address: string, answer: Response): Promise<void> {
      const cache = await caches.open(SEEN);
      await cache.put(address, answer);
      const over = (await cache.keys()).slice(0, -limit.seenFiles);
      await Promise.all(over.map((request) => cache.delete(request)));
    },

    /**
     * Lets go of builds that no open page runs; `entries` are the first scripts of the open pages.
     * Once this build is the only one, what it does not know goes too.
     */
    async clean(entries: readonly string[]): Promise<void> {
      const others = (await caches.keys()).filter(
        (name) => name.startsWith(BUILD) && name !== build,
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
      for (const name of [LANGUAGES, SEEN]) {
        // Opening one would make it anew, also where everything has just been switched off.
        if (!(await caches.has(name))) continue;
        const cache = await caches.open(name);
        const foreign = (await cache.keys()).filter(({ url }) => !own.has(url));
        await Promise.all(foreign.map((request) => cache.delete(request)));
      }
    },
  };
}
