import { expect, test } from 'vitest';
import { classifyRequest, isTakenDown } from './classify-request.ts';

const SCOPE = 'https://unio.example/site/';
const FILES = new Set(['index.html', 'es/index.html', 'es/order/index.html']);
const classify = (url: string, mode: RequestMode = 'cors', method = 'GET') =>
  classifyRequest({ method, mode, url: new URL(url, SCOPE).href }, SCOPE, FILES);

test.each(['', 'index.html', 'es/', 'es/order/', '?scrollTo=ai-wallet&openModal=true#/'])(
  'PWA-1 a navigation to "%s" gets the document',
  (path) => expect(classify(path, 'navigate')).toBe('document'),
);

test('PWA-1 a hashed asset is handled, also with a query', () => {
  expect(classify('assets/Home-DB0nxaGX.js')).toBe('built');
  expect(classify('assets/Home-DB0nxaGX.js?again=2')).toBe('built');
  expect(classify('assets/zh-TW-NNZstc-r.js')).toBe('built');
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
  ['a folder that does not exist', 'fr/', 'navigate', 'GET'],
  ['a document requested by a script', '', 'cors', 'GET'],
  ['a request that is not a GET', 'assets/Home-DB0nxaGX.js', 'cors', 'POST'],
  ['a site above this one', '/assets/Home-DB0nxaGX.js', 'cors', 'GET'],
  ['the worker itself', 'service-worker.js', 'same-origin', 'GET'],
] as const)('FAULT-59 %s is left to the browser', (_name, url, mode, method) => {
  expect(classify(url, mode, method)).toBeUndefined();
});

test.each([
  [404, {}, true],
  [403, {}, true],
  [410, {}, true],
  [451, {}, true],
  [503, { 'X-Unio-Stop': '1' }, true],
  [200, { 'X-Unio-Stop': '1' }, true],
  [503, {}, false],
  [500, {}, false],
  [429, {}, false],
  [408, {}, false],
  [200, {}, false],
] as const)('VER-6 an answer %i with %j takes the page down: %s', (status, headers, expected) => {
  expect(isTakenDown(new Response('', { status, headers }))).toBe(expected);
});
