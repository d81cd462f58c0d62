import { expect, test } from 'vitest';
import { classifyRequest, isCacheable } from './classify-request.ts';

const SCOPE = 'https://unio.example/site/';
const FILES = new Set(['index.html', 'es/index.html', 'es/order/index.html']);
const asked = (url: string, mode: RequestMode = 'cors', method = 'GET') =>
  classifyRequest({ method, mode, url: new URL(url, SCOPE).href }, SCOPE, FILES);

test.each(['', 'index.html', 'es/', 'es/order/', '?scrollTo=ai-wallet&openModal=true#/'])(
  'PWA-1 a visit to "%s" is answered with the document',
  (path) => expect(asked(path, 'navigate')).toBe('document'),
);

test('PWA-1 a built file is answered, also when it is asked for again under a query', () => {
  expect(asked('assets/Home-DB0nxaGX.js')).toBe('built');
  expect(asked('assets/Home-DB0nxaGX.js?again=2')).toBe('built');
  expect(asked('assets/zh-TW-NNZstc-r.js')).toBe('built');
});

test.each([
  ['the distribution service', 'https://distribution.unio.example/api', 'cors', 'GET'],
  [
    'another origin with the same path',
    'https://evil.example/site/assets/a-12345678.js',
    'cors',
    'GET',
  ],
  ['the app file', 'android/unio-wallet.apk', 'navigate', 'GET'],
  ['the app file beside the site', '/android/unio-wallet.apk', 'navigate', 'GET'],
  ['the app file in the folder of built files', 'assets/unio-wallet.apk', 'cors', 'GET'],
  ['another document', 'privacy.html', 'navigate', 'GET'],
  ['a folder that is not there', 'fr/', 'navigate', 'GET'],
  ['a document asked for by a script', '', 'cors', 'GET'],
  ['something that changes', 'assets/Home-DB0nxaGX.js', 'cors', 'POST'],
  ['a site above this one', '/assets/Home-DB0nxaGX.js', 'cors', 'GET'],
  ['the worker itself', 'service-worker.js', 'same-origin', 'GET'],
] as const)('FAULT-59 %s is left to the browser', (_name, url, mode, method) => {
  expect(asked(url, mode, method)).toBeUndefined();
});

test.each([
  ['a script', { status: 200, type: 'basic', redirected: false }, 'text/javascript', true],
  [
    'FAULT-55 a page in place of a script',
    { status: 200, type: 'basic', redirected: false },
    'text/html; charset=utf-8',
    false,
  ],
  ['a part', { status: 206, type: 'basic', redirected: false }, 'text/javascript', false],
  ['a missing file', { status: 404, type: 'basic', redirected: false }, 'text/javascript', false],
  ['an answer that cannot be read', { status: 0, type: 'opaque', redirected: false }, '', false],
  [
    'what came from elsewhere',
    { status: 200, type: 'basic', redirected: true },
    'text/javascript',
    false,
  ],
] as const)('PWA-1 %s is kept or not', (_name, facts, kind, kept) => {
  const headers = new Headers({ 'Content-Type': kind });
  expect(isCacheable({ ...facts, headers } as Response)).toBe(kept);
});
