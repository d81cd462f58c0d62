import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MAX_LINK_LENGTH, safeLink } from './links.ts';

const MANIFEST = 'https://unio.example/ios/manifest.plist';
const INSTALL = `itms-services://?action=download-manifest&url=${MANIFEST}`;

describe('followed', () => {
  test.each([
    ['https://unio.example', 'https://unio.example/'],
    ['HTTPS://UNIO.example/App?x=1#y', 'https://unio.example/App?x=1#y'],
    ['https://unio.example:8443/a', 'https://unio.example:8443/a'],
    ['https://unio.example/?mail=a@b.example', 'https://unio.example/?mail=a@b.example'],
    [INSTALL, INSTALL],
    [INSTALL.replace('//?', '///?').replace('itms', 'ITMS'), INSTALL],
    [
      INSTALL.replace(MANIFEST, encodeURIComponent(MANIFEST)),
      INSTALL.replace(MANIFEST, encodeURIComponent(MANIFEST)),
    ],
    [`${INSTALL}?token=a+b`, `${INSTALL}?token=a+b`],
  ])('API-4 follows %s', (input, normal) => {
    expect(safeLink(input)).toBe(normal);
  });

  test('API-4 follows a link of exactly the maximum length, but not a longer link', () => {
    const longest = `https://unio.example/${'a'.repeat(MAX_LINK_LENGTH - 'https://unio.example/'.length)}`;
    expect(safeLink(longest)).toBe(longest);
    expect(safeLink(`${longest}a`)).toBeUndefined();
  });
});

describe('refused', () => {
  test.each([
    ['FAULT-16', undefined],
    ['FAULT-16', ''],
    ['FAULT-16', { href: 'https://unio.example' }],
    ['FAULT-16', `https://unio.example/${'a'.repeat(10_000)}`],
    ['FAULT-16', `https://unio.example/${'é'.repeat(1000)}`],
    ['FAULT-16', `https://unio.example/${'a/../'.repeat(1000)}`],
    ['FAULT-17', 'javascript:alert(1)'],
    ['FAULT-17', 'JaVa\nScript:alert(1)'],
    ['FAULT-17', '\u0001https://unio.example'],
    ['FAULT-17', 'javascript://unio.example/%0aalert(1)'],
    ['FAULT-17', 'data:text/html,x'],
    ['FAULT-17', 'http://unio.example'],
    ['FAULT-17', 'intent://unio.example#Intent;scheme=https;end'],
    ['FAULT-17', 'blob:https://unio.example/1'],
    ['FAULT-17', '//unio.example'],
    ['FAULT-17', ' https://unio.example'],
    ['FAULT-17', 'https://unio.example\n'],
    ['FAULT-18', 'https://ok@evil.example'],
    ['FAULT-18', 'https://@evil.example'],
    ['FAULT-18', 'https://ok:pw@evil.example'],
    ['FAULT-18', 'https:\\\\evil.example'],
    ['FAULT-18', 'https://ok.example\\@evil.example'],
    ['FAULT-18', 'https://unio.example/a\\b'],
    ['FAULT-18', 'https://unio.example/a\u202eb'],
    ['FAULT-18', 'https:evil.example'],
    ['FAULT-18', 'https:///evil.example'],
    ['FAULT-18', 'https://xn--80ak6aa92e.example'],
    ['FAULT-18', 'https://un\u0456o.example'],
    ['FAULT-18', 'https://%65vil.example'],
    ['FAULT-18', 'https://un\u200bio.example'],
    ['FAULT-19', INSTALL.replace('//?', '//evil.example/?')],
    ['FAULT-19', INSTALL.replace('//?', '//a@/?')],
    ['FAULT-19', INSTALL.replace('//?', '?')],
    ['FAULT-19', INSTALL.replace('https:', 'http:')],
    ['FAULT-19', INSTALL.replace('https:', 'javascript:')],
    ['FAULT-19', INSTALL.replace('https://', 'https://ok@')],
    ['FAULT-19', `${INSTALL}&url=${MANIFEST}`],
    ['FAULT-19', `${INSTALL}&URL=${MANIFEST}`],
    ['FAULT-19', `${INSTALL}&%75rl=http://evil.example`],
    ['FAULT-19', INSTALL.replace('&url=', '&URL=')],
    ['FAULT-19', INSTALL.replace('download-manifest', 'purchase')],
    ['FAULT-19', 'itms-services://?action=download-manifest'],
    ['FAULT-19', `itms-services://?url=${MANIFEST}`],
    ['FAULT-19', `${INSTALL}#&url=http://evil.example`],
    ['FAULT-19', INSTALL.replace(MANIFEST, 'https%0A://unio.example')],
    ['FAULT-19', INSTALL.replace(MANIFEST, 'https%253A//unio.example')],
    ['FAULT-19', INSTALL.replace(MANIFEST, '%E0%A4%A')],
  ])('%s refuses %j', (_clause, input) => {
    expect(safeLink(input)).toBeUndefined();
  });
});

/** Parts of links and of attacks, so that random combinations come close to the limits of the rules. */
const piece = fc.constantFrom(
  ...[
    'https:',
    'HTTPS:',
    'http:',
    'javascript:',
    'data:',
    'itms-services:',
    'itms-services://?',
    '//',
    '/',
    '\\',
    '?',
  ],
  ...[
    'action=download-manifest',
    '&',
    'url=',
    'URL=',
    '%75rl=',
    'url%3D',
    'https://',
    'https%3A%2F%2F',
    '@',
    ':',
    '#',
  ],
  ...[
    'unio.example',
    'evil.example',
    'xn--e1a.example',
    '\n',
    '\t',
    ' ',
    '\u0000',
    '%00',
    '%0a',
    '%2f',
    '%5c',
    '%',
  ],
  ...['\u200b', '\u202e', 'i\u0307', '。', '［', ';', 'a', '%25', '\ud800'],
);
const nearLink = fc.oneof(
  fc.array(piece, { maxLength: 14 }).map((parts) => parts.join('')),
  // A valid link with one insertion at a random position.
  fc
    .tuple(
      fc.constantFrom(INSTALL, MANIFEST),
      fc.nat(90),
      fc.oneof(piece, fc.string({ maxLength: 3 })),
    )
    .map(([link, at, inserted]) => link.slice(0, at) + inserted + link.slice(at)),
  // A valid link in uppercase from a random position on.
  fc
    .tuple(fc.constantFrom(INSTALL, MANIFEST), fc.nat(90))
    .map(([link, at]) => link.slice(0, at) + link.slice(at).toUpperCase()),
  fc.webUrl({ withQueryParameters: true, withFragments: true }),
);

/** The same rule again, applied to the parsed URL of the result instead of its text. */
function isHarmless(link: string): boolean {
  const url = new URL(link);
  if (url.href !== link || url.username !== '' || url.password !== '') return false;
  if (url.protocol === 'https:') return url.hostname !== '' && !/(^|\.)xn--/.test(url.hostname);
  if (url.protocol !== 'itms-services:' || url.host !== '' || url.hash !== '') return false;
  const query = new URLSearchParams(url.search.replaceAll('+', '%2B'));
  const manifests = [...query]
    .filter(([key]) => key.toLowerCase() === 'url')
    .map(([, value]) => value);
  return (
    query.getAll('action').join() === 'download-manifest' &&
    manifests.length === 1 &&
    manifests.every(
      (manifest) => new URL(manifest).protocol === 'https:' && new URL(manifest).username === '',
    )
  );
}

describe('any input', () => {
  test('API-4 nothing throws, and only harmless links are returned', () => {
    let followed = 0;
    fc.assert(
      fc.property(fc.oneof(nearLink, fc.string({ unit: 'binary' }), fc.anything()), (input) => {
        const link = safeLink(input);
        if (link === undefined) return true;
        followed += 1;
        return isHarmless(link) && safeLink(link) === link;
      }),
      { numRuns: 5000 },
    );
    // A generator that only makes refused links would prove nothing.
    expect(followed).toBeGreaterThan(100);
  });

  test('API-4 an unsafe scheme stays refused however it is disguised', () => {
    const scheme = fc.constantFrom(
      'javascript',
      'data',
      'vbscript',
      'http',
      'file',
      'blob',
      'intent',
      'market',
      'tel',
    );
    const noise = fc.constantFrom(
      '',
      ' ',
      '\t',
      '\n',
      '\r',
      '\u0000',
      '\u00a0',
      '\u200b',
      '\ufeff',
      '%09',
      '%0a',
      '/',
      '\\',
    );
    const disguised = fc
      .tuple(
        noise,
        scheme,
        fc.nat(10),
        noise,
        fc.boolean(),
        noise,
        fc.constantFrom('//unio.example', 'https://unio.example', 'x'),
      )
      .map(([before, name, at, inside, upper, after, rest]) => {
        const cased = upper ? name.toUpperCase() : name;
        return `${before}${cased.slice(0, at)}${inside}${cased.slice(at)}${after}:${rest}`;
      });
    fc.assert(
      fc.property(disguised, (input) => safeLink(input) === undefined),
      { numRuns: 2000 },
    );
  });
});
