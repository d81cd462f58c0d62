import fc from 'fast-check';
import { ROUTES } from '../../../src/navigation/routes.ts';

/** In every generated URL and in no text of the site. If a page contains it, the page has rendered the URL. */
export const MARK = 'uniohostile';

/** Longer than the site reads, shorter than a server's limit. */
const LONG = 4000;

/** Known attacks: markup, foreign URLs, names of JavaScript's prototypes, broken encoding. */
const PAYLOADS = [
  `<script>globalThis.${MARK}=1</script>`,
  `<img src=x onerror=globalThis.${MARK}=1>`,
  `"><svg onload=globalThis.${MARK}=1>`,
  `' autofocus onfocus=globalThis.${MARK}=1 x='`,
  `</title><base href=https://${MARK}.example/>`,
  `javascript:globalThis.${MARK}=1`,
  `JaVa\nScript:globalThis.${MARK}=1`,
  `data:text/html,<b id=${MARK}>`,
  `https://${MARK}.example/`,
  `/${MARK}.example`,
  `\\\\${MARK}.example`,
  `../../${MARK}`,
  `{{constructor.constructor('globalThis.${MARK}=1')()}}`,
  `"],*:is(${MARK}`,
  `:~:text=${MARK}`,
  `__proto__[${MARK}]`,
  'constructor',
  '__proto__',
  'toString',
  '%',
  '%E0%A4%A',
  '%00',
  '\u0000',
  '\uD800',
  '\u202E',
  '…'.repeat(100),
  'x'.repeat(LONG),
] as const;

const IDS = [
  'ai-wallet',
  'ai-wallet-download',
  'header-download',
  'ucard',
  'home',
  'root',
] as const;
const KEYS = ['scrollTo', 'openModal', 'lang', 'locale', 'utm_source', 'redirect', 'url'] as const;

const text = fc.oneof(
  fc.constantFrom(...PAYLOADS),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.string({ unit: 'grapheme-ascii', maxLength: 40 }),
);
const marked = fc.tuple(text, text).map(([before, after]) => `${before}${MARK}${after}`);
const encoded = marked.map((it) => encodeURIComponent(it.toWellFormed()));
const twice = encoded.map(encodeURIComponent);
const anything = fc.oneof(marked, encoded, twice, text);

const value = fc.oneof(
  { weight: 3, arbitrary: anything },
  { weight: 1, arbitrary: fc.constantFrom('true', 'TRUE', '1', '', ...IDS) },
);
const key = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...KEYS) },
  { weight: 1, arbitrary: anything },
);
const pairs = fc
  .array(fc.tuple(key, value), { maxLength: 4 })
  .map((list) => list.map(([name, it]) => `${name}=${it}`).join('&'));

const path = fc.oneof(
  fc.constantFrom(...Object.values(ROUTES)),
  fc.tuple(fc.constantFrom('/', '', '//', '#', '#/', '/./'), anything).map((it) => it.join('')),
  fc.tuple(fc.constantFrom(...Object.values(ROUTES)), anything).map((it) => it.join('/')),
);

export const hashes = fc
  .tuple(
    path,
    fc.oneof(
      fc.constant(''),
      pairs.map((it) => `?${it}`),
    ),
  )
  .map((it) => it.join(''));

/** Text between `?` and `#`. */
export const queries = pairs.map((it) => it.replaceAll('#', '%23'));
