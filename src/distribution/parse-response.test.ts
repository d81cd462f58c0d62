import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseResponse as parse } from './parse-response.ts';

const LINK = 'https://unio.example/ios';

const ALLOWED = ['unio.example', '*.unio.example'];
const parseResponse = (value: unknown) => parse(value, ALLOWED);

test('API-2 code 200 with a link is a success', () => {
  expect(parseResponse({ code: 200, link_jump: LINK, message: 'ok' })).toEqual({
    kind: 'link',
    url: LINK,
  });
});

test.each([500, 0, 201, -200, null, undefined, true, [200], Number.NaN])(
  'FAULT-5 code %j gives no link',
  (code) => {
    expect(parseResponse({ code, link_jump: LINK, message: 'ok' })).toEqual({
      kind: 'no-link',
      reason: 'code',
    });
  },
);

test('FAULT-6 the string "200" counts as 200', () => {
  expect(parseResponse({ code: '200', link_jump: LINK })).toEqual({ kind: 'link', url: LINK });
});

test.each(['0200', '200 ', '2e2', '200.0', 'OK', ''])('FAULT-6 the string %j does not', (code) => {
  expect(parseResponse({ code, link_jump: LINK })).toEqual({ kind: 'no-link', reason: 'code' });
});

test.each([undefined, null, '', {}, [LINK], 1])('FAULT-16 link_jump %j is missing', (link) => {
  expect(parseResponse({ code: 200, link_jump: link })).toEqual({
    kind: 'no-link',
    reason: 'missing',
  });
});

test.each(['javascript:alert(1)', `${LINK}/${'a'.repeat(10_000)}`])(
  'API-4 link_jump %.20s counts as none',
  (link) => {
    expect(parseResponse({ code: 200, link_jump: link })).toEqual({
      kind: 'no-link',
      reason: 'unsafe',
    });
  },
);

test.each([
  'https://evil.example/unio.mobileconfig',
  'https://evilunio.example/ios',
  'https://unio.example.evil.example/ios',
  'https://unio.example./ios',
  'https://127.0.0.1:8443/ios',
  'https://[::1]/ios',
  'https://router/ios',
  'https://localhost/ios',
  'itms-services://?action=download-manifest&url=https://evil.example/m.plist',
  'itms-services://?action=download-manifest&url=https://evil.example/?url=https://unio.example/m.plist',
  'itms-services://?action=download-manifest&url=https%3A%2F%2Fevil.example%2Fm.plist',
])('DL-6 FAULT-78 link_jump %s counts as none: its host is not on the list', (link) => {
  expect(parseResponse({ code: 200, link_jump: link })).toEqual({
    kind: 'no-link',
    reason: 'foreign-host',
  });
});

test.each([
  LINK,
  'https://unio.example:8443/ios?url=https://evil.example',
  'https://apps.eu.unio.example/ios',
  'itms-services://?action=download-manifest&url=https%3A%2F%2Fapps.unio.example%2Fm.plist',
])('DL-6 link_jump %s is followed: its host is on the list', (url) => {
  expect(parseResponse({ code: 200, link_jump: url })).toEqual({ kind: 'link', url });
});

test('DL-6 an empty list allows no host', () => {
  expect(parse({ code: 200, link_jump: LINK }, [])).toMatchObject({ reason: 'foreign-host' });
});

test.each([null, [], [{ code: 200, link_jump: LINK }], 200, 'ok', true])(
  'FAULT-10 %j is not the agreed shape',
  (value) => {
    expect(parseResponse(value)).toEqual({ kind: 'unreadable', reason: 'not-an-object' });
  },
);

test('FAULT-10 values under a __proto__ key or on a prototype are not read', () => {
  const hidden = JSON.parse(`{"__proto__":{"code":200,"link_jump":"${LINK}"}}`) as unknown;
  expect(parseResponse(hidden)).toEqual({ kind: 'no-link', reason: 'code' });
  expect(parseResponse(Object.create({ code: 200, link_jump: LINK }))).toEqual({
    kind: 'no-link',
    reason: 'code',
  });
});

test('API-2 DL-6 any JSON gives a result, and only links to an allowed host are returned', () => {
  const body = fc.record(
    {
      code: fc.oneof(fc.constantFrom(200, '200'), fc.jsonValue()),
      link_jump: fc.oneof(
        fc.webUrl(),
        fc.webPath().map((path) => LINK + path),
        fc.jsonValue(),
      ),
    },
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(fc.oneof(body, fc.jsonValue()), (value) => {
      const result = parseResponse(value);
      return result.kind !== 'link' || new URL(result.url).origin === 'https://unio.example';
    }),
    { numRuns: 2000 },
  );
});
