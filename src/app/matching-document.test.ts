import { expect, test } from 'vitest';
import { matchingDocumentUrl } from './matching-document.ts';

const HOME = { locale: 'en', path: '/', root: './' } as const;
const SPANISH_ORDER = { locale: 'es', path: '/order', root: '../../' } as const;
const NOT_FOUND = { locale: 'en', path: '/404', root: '/' } as const;

test.each([
  ['the route in the hash', HOME, 'en', '/download', '/#/download', '/download/#/download'],
  ['the locale of the visitor', HOME, 'vi', '/download', '/#/download', '/vi/download/#/download'],
  ['Home in another locale', HOME, 'es', '/', '/', '/es/'],
  ['the query', HOME, 'pt', '/', '/?openModal=true#/?a=1', '/pt/?openModal=true#/?a=1'],
  ['a file name', HOME, 'en', '/order', '/index.html#/order', '/order/#/order'],
  ['a site in a folder', HOME, 'es', '/order', '/unio/#/order', '/unio/es/order/#/order'],
  ['another route', SPANISH_ORDER, 'es', '/', '/es/order/#/', '/es/#/'],
  ['the same route in English', SPANISH_ORDER, 'en', '/order', '/es/order/', '/order/'],
  ['Home in English', SPANISH_ORDER, 'en', '/', '/es/order/#/', '/#/'],
  ['a route from an unknown URL', NOT_FOUND, 'en', '/order', '/a/b#/order', '/order/#/order'],
] as const)(
  'ROUTE-12 the URL of the matching document: %s',
  (_, openDocument, locale, path, at, to) => {
    const origin = 'https://unio.example';
    expect(matchingDocumentUrl(openDocument, { locale, path }, `${origin}${at}`)).toBe(
      `${origin}${to}`,
    );
  },
);

test.each([
  ['an unknown route', HOME, 'en', '/nothing', '/#/nothing'],
  ['the not-found document at its URL', NOT_FOUND, 'en', '/order', '/order/#/order'],
  ['Home at the URL of a page', HOME, 'en', '/order', '/order/#/order'],
  ['Home at a page in a folder', HOME, 'es', '/order', '/unio/es/order/#/order'],
  ['a page at the URL of Home', SPANISH_ORDER, 'en', '/', '/'],
] as const)('ROUTE-12 no document is opened for %s', (_, openDocument, locale, path, at) => {
  expect(
    matchingDocumentUrl(openDocument, { locale, path }, `https://unio.example${at}`),
  ).toBeUndefined();
});
