import { expect, test } from 'vitest';
import { resolveInitialRoute, type PrerenderedDocument } from './initial-route.ts';

const VISITOR = { saved: null, languages: ['pt-BR', 'en'], pathname: '/', hash: '' };
const ENGLISH: PrerenderedDocument = { locale: 'en', path: '/order', root: '../' };
const NOT_FOUND: PrerenderedDocument = { locale: 'en', path: '/404', root: '/' };
const VIETNAMESE: PrerenderedDocument = { locale: 'vi', path: '/order', root: '../../' };

test.each([
  ['I18N-1 an English document leaves the language to the browser', ENGLISH, {}, 'pt', '/order'],
  ['I18N-1 a document with a language in its URL uses it', VIETNAMESE, {}, 'vi', '/order'],
  ['I18N-2 the saved language wins over both', VIETNAMESE, { saved: 'es' }, 'es', '/order'],
  ['I18N-2 an invalid saved language is ignored', VIETNAMESE, { saved: 'klingon' }, 'vi', '/order'],
  ['I18N-1 an unknown URL names its language', NOT_FOUND, { pathname: '/vi/x/' }, 'vi', '/404'],
  ['I18N-1 an unknown URL with no language leaves it to the browser', NOT_FOUND, {}, 'pt', '/404'],
  [
    'I18N-1 the path of a known URL is ignored',
    ENGLISH,
    { pathname: '/vi/order/' },
    'pt',
    '/order',
  ],
  [
    'ROUTE-8 the hash wins over the address',
    VIETNAMESE,
    { hash: '#/bank-card' },
    'vi',
    '/bank-card',
  ],
  ['ROUTE-8 an empty hash is ignored', VIETNAMESE, { hash: '#' }, 'vi', '/order'],
  ['ROUTE-8 the hash of Home is not empty', VIETNAMESE, { hash: '#/' }, 'vi', '/'],
  [
    'without a prerendered document the browser and the hash decide',
    undefined,
    { hash: '#/order' },
    'pt',
    '/order',
  ],
  ['without a prerendered document and a hash the route is Home', undefined, {}, 'pt', '/'],
] as const)('%s', (_, document, visitor, locale, path) => {
  const route = resolveInitialRoute(document, { ...VISITOR, ...visitor });
  expect(route).toMatchObject({ locale, path });
  expect(route.matchesDocument).toBe(document?.locale === locale && document?.path === path);
});
