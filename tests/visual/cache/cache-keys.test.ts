/** Tests each row of the table in the docs: what a change recaptures, and whether it needs a build. */
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import rows from '../../../stories/docs/visual-harness/cache-keys.json' with { type: 'json' };
import { CASES, type Case } from '../support/cache-cases.ts';
import {
  Checkout,
  type TracedCheckout,
  LOCALES,
  STORIES,
  snapshotOf,
} from '../support/checkout.ts';

let checkout: Checkout;
let before: TracedCheckout;
beforeAll(async () => {
  checkout = new Checkout();
  before = await checkout.trace();
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  checkout.reset();
});
afterAll(() => checkout.remove());

/** The stories whose page uses the custom property `--radius-small`. */
const STORIES_WITH_RADIUS = new Set(['button', 'page']);

/** This story shows several languages. */
const MULTILINGUAL_STORY = 'switch';

/** The snapshots that the table's text means. */
function expectedSnapshots(
  { stories = [], locales = [] }: Case,
  recaptures: string,
): readonly string[] {
  const snapshotNames = (ids: readonly string[], languages: readonly string[]) =>
    ids.flatMap((id) => languages.map((locale) => `${id} ${locale}`));
  const all = Object.keys(STORIES);
  const others = all.filter((id) => id !== MULTILINGUAL_STORY);
  switch (recaptures) {
    case 'nothing':
      return [];
    case 'every snapshot':
      return snapshotNames(all, LOCALES);
    case 'the stories whose page uses it':
    case 'the stories that reach it':
      if (stories.length === 0) throw new Error('No story reaches it.');
      return snapshotNames(stories, LOCALES);
    case 'its language, and stories that show several':
      if (locales.length !== 1) throw new Error('It is of one language.');
      return [...snapshotNames(others, locales), ...snapshotNames([MULTILINGUAL_STORY], LOCALES)];
    case 'its language and the pseudo-locale, and stories that show several':
      if (String(locales) !== 'en,en-XA') throw new Error('It is not English.');
      return [...snapshotNames(others, locales), ...snapshotNames([MULTILINGUAL_STORY], LOCALES)];
    default:
      throw new Error(`The table says "${recaptures}".`);
  }
}

/** The tracing code is that of the running harness: `fingerprint-files.test.ts` tests this row. */
const TRACER = 'The harness code that traces (`tests/visual/cache`)';

test('VIS-5 files written again without a change recapture nothing and need no build', async () => {
  checkout.reset();
  const after = await checkout.trace();
  expect(recaptured(after)).toEqual([]);
  expect(after.key).toBe(before.key);
});

test('VIS-5 every row of the table is tested', () => {
  const inputs = rows.map(({ input }) => input);
  expect(inputs.filter((input) => input !== TRACER)).toEqual(Object.keys(CASES));
  expect(inputs).toContain(TRACER);
});

const EDITS = rows.flatMap(({ input, recaptures, builds }) =>
  (CASES[input]?.edits ?? []).map((edit, index) => ({
    input,
    recaptures,
    builds,
    edit,
    index: index + 1,
  })),
);

test.each(EDITS)(
  'VIS-5 $input ($index) recaptures $recaptures',
  async ({ input, recaptures, builds, edit }) => {
    edit(checkout);
    const after = await checkout.trace();
    const expected = expectedSnapshots(CASES[input] as Case, recaptures);
    expect(recaptured(after)).toEqual(expected.toSorted());
    expect(before.key !== after.key).toBe(builds);
  },
);

function recaptured(after: TracedCheckout): string[] {
  const captureKeyOf = ({ fingerprints }: TracedCheckout, id: string, locale: string) => {
    const used = new Set(STORIES_WITH_RADIUS.has(id) ? ['--radius-small'] : []);
    const key = fingerprints.captureKey(snapshotOf(id, locale), used);
    expect(key).toMatch(/^[\da-f]{40}$/);
    return key;
  };
  const all = Object.keys(STORIES).flatMap((id) => LOCALES.map((locale) => [id, locale] as const));
  return all
    .filter(([id, locale]) => captureKeyOf(before, id, locale) !== captureKeyOf(after, id, locale))
    .map(([id, locale]) => `${id} ${locale}`)
    .toSorted();
}
