import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createSiteCache } from './site-cache.ts';

const SCOPE = 'https://unio.example/site/';
const CODE = 'assets/index-a-b_C1z9.js';
const FILES = ['index.html', 'es/index.html', CODE, 'assets/es-a-b_C1z9.js'].map((url) => ({
  url,
  revision: 'one',
}));

/** Caches as a browser has them, as far as the worker uses them. */
function cachesInMemory() {
  const all = new Map<string, Map<string, Response>>();
  const match = (name: string, address: string) => all.get(name)?.get(address)?.clone();
  return {
    open: (name: string) => {
      if (!all.has(name)) all.set(name, new Map());
      return Promise.resolve({
        match: (address: string) => Promise.resolve(match(name, address)),
        put: (address: string, answer: Response) =>
          Promise.resolve(void all.get(name)?.set(address, answer)),
        keys: () => Promise.resolve([...(all.get(name)?.keys() ?? [])].map((url) => ({ url }))),
      });
    },
    match: (address: string) =>
      Promise.resolve([...all.keys()].map((name) => match(name, address)).find((it) => it)),
  };
}

let asked: string[] = [];
beforeEach(() => {
  asked = [];
  vi.stubGlobal('caches', cachesInMemory());
  vi.stubGlobal('fetch', (address: string) => {
    asked.push(address.replace(SCOPE, ''));
    const answer = new Response(`<script src="${CODE}">`);
    return Promise.resolve(Object.defineProperty(answer, 'type', { value: 'basic' }));
  });
});
afterEach(() => vi.unstubAllGlobals());

test('PWA-1 what a language needs is fetched once, however many pages ask to keep it', async () => {
  const kept = createSiteCache(FILES, SCOPE);
  await kept.precache();
  expect(asked).toEqual(['', CODE]);
  await kept.precacheLocale('es', undefined);
  expect(asked.slice(2)).toEqual(['es/', 'assets/es-a-b_C1z9.js']);
  await kept.precacheLocale('es', undefined);
  await kept.precacheLocale('en', undefined);
  expect(asked).toHaveLength(4);
});

test('PWA-1 a document from elsewhere is not kept: the network asks to sign in', async () => {
  vi.stubGlobal('fetch', () => {
    const answer = new Response(`<script src="${CODE}">`);
    return Promise.resolve(Object.defineProperty(answer, 'redirected', { value: true }));
  });
  await expect(createSiteCache(FILES, SCOPE).precache()).rejects.toThrow('another build');
});

test('PWA-1 a document of another build is not kept, so the worker is not installed', async () => {
  const other = FILES.filter(({ url }) => url !== CODE);
  await expect(createSiteCache(other, SCOPE).precache()).rejects.toThrow('another build');
});
