import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseResponse } from './parse-response.ts';

const LINK = 'https://unio.example/ios';

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

test.each([null, [], [{ code: 200, link_jump: LINK }], 200, 'ok', true])(
  'FAULT-10 %j is not the agreed shape',
  (value) => {
    expect(parseResponse(value)).toEqual({ kind: 'unreadable', reason: 'not-an-object' });
  },
);

test('FAULT-10 what hides behind a __proto__ key is not read', () => {
  const hidden = JSON.parse(`{"__proto__":{"code":200,"link_jump":"${LINK}"}}`) as unknown;
  expect(parseResponse(hidden)).toEqual({ kind: 'no-link', reason: 'code' });
  expect(parseResponse(Object.create({ code: 200, link_jump: LINK }))).toEqual({
    kind: 'no-link',
    reason: 'code',
  });
});

test('API-2 any JSON gives an answer and only a followable link comes out', () => {
  const body = fc.record(
    {
      code: fc.oneof(fc.constantFrom(200, '200'), fc.jsonValue()),
      link_jump: fc.oneof(fc.webUrl(), fc.jsonValue()),
    },
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(fc.oneof(body, fc.jsonValue()), (value) => {
      const answer = parseResponse(value);
      return answer.kind !== 'link' || new URL(answer.url).protocol === 'https:';
    }),
    { numRuns: 2000 },
  );
});
