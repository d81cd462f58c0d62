import { PNG } from 'pngjs';
import { expect, test } from 'vitest';
import type { Fingerprints } from '../cache/fingerprint.ts';
import type { Stage } from '../capture/stage.ts';
import type { Cell } from '../cells/cells.ts';
import { type Sight, look } from './look.ts';

const cellIn = (locale: string): Cell => ({
  story: { id: 'a--b', title: 'A', name: 'B', tags: [] },
  locale,
  width: 375,
});

/** A stage whose pages are all grey and say they are in `lang`. */
function stageIn(lang: string): Stage {
  const png = PNG.sync.write(new PNG({ width: 4, height: 4 }));
  return {
    show: async () => [],
    shoot: async () => png,
    lint: async () => [],
    problems: () => [],
    axe: async () => [],
    describe: async () => [],
    allowances: async () => [],
    language: () => lang,
    cut: () => false,
    afresh: () => new Map(),
    close: async () => {},
  };
}

function fingerprints(side: string, spans: boolean): Fingerprints {
  return {
    of: ({ locale }) => `${side} ${locale}`,
    faultsOf: ({ locale }) => `${side} ${locale} faults`,
    spans: () => spans,
    inputsOf: () => new Map(),
  };
}

/** What becomes of a cell in `locale` whose pages say these languages, and what of it is kept. */
async function seen(locale: string, langs: { head: string; base?: string }, spans = false) {
  const kept: string[] = [];
  const sight: Sight = {
    engine: 'chromium',
    eyes: async () => ({
      engine: 'chromium',
      head: stageIn(langs.head),
      base: stageIn(langs.base ?? locale),
      messages: {},
    }),
    compares: true,
    store: {
      get: async () => undefined,
      put: async (key) => void kept.push(key),
      trim: async () => {},
    },
    made: { head: fingerprints('head', spans), base: fingerprints('base', spans) },
    known: new Set(['a--b']),
    sure: new Set(),
    faults: true,
    all: false,
  };
  const { row } = await look(cellIn(locale), sight, false);
  return { row, kept };
}

test('VIS-5 a page in another language than its cell is refused, and nothing of it is kept', async () => {
  const { row, kept } = await seen('vi', { head: 'en' });
  expect(row).toMatchObject({ status: 'broken', reason: expect.stringContaining('it is in "en"') });
  expect(kept).toEqual([]);
});

test("VIS-5 the base's page is not kept either when it is in another language", async () => {
  const { row, kept } = await seen('vi', { head: 'vi', base: 'es' });
  expect(row.status).toBe('same');
  expect(kept).toEqual(['head vi', 'head vi faults-faults']);
});

test.each([
  { name: 'in its own language', locale: 'vi', lang: 'vi', spans: false },
  { name: 'of the pseudo-locale, which says it is English', locale: 'en-XA', lang: 'en' },
  { name: 'of a story that chooses another language', locale: 'vi', lang: 'es', spans: true },
])('VIS-5 a page $name is taken and kept', async ({ locale, lang, spans }) => {
  const { row, kept } = await seen(locale, { head: lang, base: lang }, spans);
  expect(row.status).toBe('same');
  expect(kept).toHaveLength(3);
});
