/** The table in the docs, each row tried: what an input recaptures, and whether Storybook is built again. */
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import rows from '../../../stories/docs/visual-harness/cache-keys.json' with { type: 'json' };
import { CASES, type Case } from '../support/cache-cases.ts';
import { Checkout, type Snapshots, LOCALES, STORIES, snapshotOf } from '../support/checkout.ts';

let checkout: Checkout;
let before: Snapshots;
beforeAll(async () => {
  // A hook of git's names the repository it runs for.
  for (const name of ['GIT_DIR', 'GIT_INDEX_FILE', 'GIT_WORK_TREE']) delete process.env[name];
  checkout = new Checkout();
  before = await checkout.snapshots();
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  checkout.reset();
});
afterAll(() => checkout.remove());

/** A story that shows several languages. */
const SEVERAL = 'switch';

/** What the table may say, as the snapshots it means. */
function meant({ stories = [], locales = [] }: Case, recaptures: string): readonly string[] {
  const of = (ids: readonly string[], some: readonly string[]) =>
    ids.flatMap((id) => some.map((locale) => `${id} ${locale}`));
  const all = Object.keys(STORIES);
  const others = all.filter((id) => id !== SEVERAL);
  switch (recaptures) {
    case 'nothing':
      return [];
    case 'every snapshot':
      return of(all, LOCALES);
    case 'the stories that reach it':
      if (stories.length === 0) throw new Error('No story reaches it.');
      return of(stories, LOCALES);
    case 'its language, and stories that show several':
      if (locales.length !== 1) throw new Error('It is of one language.');
      return [...of(others, locales), ...of([SEVERAL], LOCALES)];
    case 'its language and the pseudo-locale, and stories that show several':
      if (String(locales) !== 'en,en-XA') throw new Error('It is not English.');
      return [...of(others, locales), ...of([SEVERAL], LOCALES)];
    default:
      throw new Error(`The table says "${recaptures}".`);
  }
}

/** A checkout's code is traced by the harness that runs, so this row is tried by `trace.test.ts`. */
const TRACER = 'The harness, where it traces (`tests/visual/cache`)';

test('VIS-5 nothing changed, written anew: nothing is recaptured, nothing is built', async () => {
  checkout.reset();
  const after = await checkout.snapshots();
  expect(recaptured(after)).toEqual([]);
  expect(after.key).toBe(before.key);
});

test('VIS-5 every row of the table is tried', () => {
  const inputs = rows.map(({ input }) => input);
  expect(inputs.filter((input) => input !== TRACER)).toEqual(Object.keys(CASES));
  expect(inputs).toContain(TRACER);
});

const TRIES = rows.flatMap(({ input, recaptures, builds }) =>
  (CASES[input]?.edits ?? []).map((edit, index) => ({
    input,
    recaptures,
    builds,
    edit,
    index: index + 1,
  })),
);

test.each(TRIES)(
  'VIS-5 $input ($index) recaptures $recaptures',
  async ({ input, recaptures, builds, edit }) => {
    edit(checkout);
    const after = await checkout.snapshots();
    const should = meant(CASES[input] as Case, recaptures);
    expect(recaptured(after)).toEqual(should.toSorted());
    expect(before.key !== after.key).toBe(builds);
  },
);

function recaptured(after: Snapshots): string[] {
  const of = ({ prints }: Snapshots, id: string, locale: string) => {
    const print = prints.captureKey(snapshotOf(id, locale));
    expect(print).toMatch(/^[\da-f]{40}$/);
    return print;
  };
  const all = Object.keys(STORIES).flatMap((id) => LOCALES.map((locale) => [id, locale] as const));
  return all
    .filter(([id, locale]) => of(before, id, locale) !== of(after, id, locale))
    .map(([id, locale]) => `${id} ${locale}`)
    .toSorted();
}
