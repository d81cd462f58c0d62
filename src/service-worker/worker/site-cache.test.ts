import { createHash } from 'node:crypto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createSiteCache } from './site-cache.ts';

const SCOPE = 'https://unio.example/site/';
const CONTENTS: Readonly<Record<string, string>> = {
  'index.html': '<title>en</title>',
  'es/index.html': '<title>es</title>',
  'assets/index-a-b_C1z9.js': 'start()',
  'assets/es-a-b_C1z9.js': 'export default {}',
  'assets/es-c-d_C1z9.json': '{}',
};
const hashOf = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;
const FILES = Object.entries(CONTENTS).map(([url, text]) => ({ url, integrity: hashOf(text) }));

/** What `fetch` returns for a file of the same origin: a script cannot make such a response. */
function hostResponse(text: string): Response {
  const response = new Response(text);
  const clone = () => hostResponse(text);
  return Object.defineProperties(response, { type: { value: 'basic' }, clone: { value: clone } });
}

/** An in-memory CacheStorage, as far as the worker uses it. */
function cachesInMemory() {
  const all = new Map<string, Map<string, Response>>();
  return {
    open: (name: string) => {
      if (!all.has(name)) all.set(name, new Map());
      return Promise.resolve({
        put: (url: string, response: Response) =>
          Promise.resolve(void all.get(name)?.set(url, response)),
        delete: (url: string) => Promise.resolve(all.get(name)?.delete(url)),
        keys: () => Promise.resolve([...(all.get(name)?.keys() ?? [])].map((url) => ({ url }))),
      });
    },
    keys: () => Promise.resolve([...all.keys()]),
    match: (url: string, { cacheName }: { cacheName: string }) =>
      Promise.resolve(all.get(cacheName)?.get(url)?.clone()),
  };
}

let requested: string[] = [];
/** What the host and the browser's HTTP cache have, by path. */
let host: Record<string, string>;
let httpCache: Record<string, string>;
beforeEach(() => {
  requested = [];
  host = { ...CONTENTS };
  httpCache = {};
  vi.stubGlobal('caches', cachesInMemory());
  vi.stubGlobal('fetch', (url: string, { integrity, cache }: RequestInit) => {
    const path = url.replace(SCOPE, '').replace(/(^|\/)$/, '$1index.html');
    requested.push(`${path} ${cache}`);
    const text = (cache === 'default' ? httpCache[path] : undefined) ?? host[path] ?? '';
    return integrity === hashOf(text)
      ? Promise.resolve(hostResponse(text))
      : Promise.reject(new TypeError('Failed to fetch'));
  });
});
afterEach(() => vi.unstubAllGlobals());

const storedCacheNames = () => caches.keys();

test('PWA-1 assets of a locale are fetched once, however many pages request them', async () => {
  const cache = createSiteCache(FILES, SCOPE);
  await cache.precache();
  expect(requested).toEqual(['index.html default', 'assets/index-a-b_C1z9.js default']);
  await cache.precacheLocale('es', undefined);
  expect(requested.slice(2).toSorted()).toEqual([
    'assets/es-a-b_C1z9.js default',
    'assets/es-c-d_C1z9.json default',
    'es/index.html default',
  ]);
  await cache.precacheLocale('es', undefined);
  await cache.precacheLocale('en', undefined);
  expect(requested).toHaveLength(5);
});

test.each(['index.html', 'assets/index-a-b_C1z9.js'])(
  'PWA-1 VER-5 the worker is not installed if the hash of %s differs, as after a deploy',
  async (path) => {
    host[path] = 'of another build';
    await expect(createSiteCache(FILES, SCOPE).precache()).rejects.toThrow('Failed to fetch');
  },
);

test("VER-5 a changed file in the browser's HTTP cache is fetched again from the host", async () => {
  httpCache['assets/index-a-b_C1z9.js'] = 'evil()';
  const cache = createSiteCache(FILES, SCOPE);
  await cache.precache();
  expect(requested).toContain('assets/index-a-b_C1z9.js reload');
  const response = await cache.matchAsset(`${SCOPE}assets/index-a-b_C1z9.js`);
  expect(await response?.text()).toBe('start()');
});

test.each([
  ['other content', () => hostResponse('evil()')],
  ['the right content made by a script', () => new Response('start()')],
])('VER-5 a cached file with %s is deleted and fetched again', async (_, badResponse) => {
  const cache = createSiteCache(FILES, SCOPE);
  await cache.precache();
  const url = `${SCOPE}assets/index-a-b_C1z9.js`;
  for (const name of await storedCacheNames())
    await (await caches.open(name)).put(url, badResponse());
  expect(await cache.matchAsset(url)).toBeUndefined();
  await cache.precache();
  expect(await (await cache.matchAsset(url))?.text()).toBe('start()');
});

test('VER-5 two sites of one origin, and two builds of one site, have separate caches', async () => {
  await createSiteCache(FILES, SCOPE).precache();
  const first = await storedCacheNames();
  await createSiteCache(FILES, SCOPE).precache();
  expect(await storedCacheNames()).toEqual(first);
  vi.stubGlobal('fetch', (url: string) =>
    Promise.resolve(hostResponse(CONTENTS[url.replace(/^.*\/(?=assets|$)/, '')] ?? '')),
  );
  await createSiteCache(FILES.slice(0, 3), SCOPE).precache();
  await createSiteCache(FILES, 'https://unio.example/').precache();
  const names = await storedCacheNames();
  expect(names.filter((name) => name.includes(' build '))).toHaveLength(3);
  expect(names.filter((name) => name.startsWith('unio /site/ '))).toHaveLength(3);
});
