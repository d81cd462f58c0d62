import { expect, test } from 'vitest';
import type { Locale } from '../site.node.ts';
import type { FitFile, Limit } from './fit-file.ts';
import { judgeFit } from './judge-fit.ts';
import { textWidth } from './shape-text.ts';

const STYLE = {
  family: 'Unio Text',
  weight: 500,
  size: 16,
  letterSpacing: 0,
  wordSpacing: 0,
  isUppercase: false,
  isTabular: false,
  isHalfPunctuation: false,
};
const widthOf = async (text: string) => (await textWidth(text, STYLE, 'vi')) ?? NaN;

async function limit(text: string, room: number, more: Partial<Limit> = {}): Promise<Limit> {
  const width = await widthOf(text);
  return { room, beyond: 'wraps', width, font: '500 16px Unio Text', at: 'a--b/320', ...more };
}

/** The result for Vietnamese messages with this fit file. */
async function warningsOf(texts: Record<string, string | undefined>, file: Partial<FitFile>) {
  const whole = { limits: {}, paragraphs: {}, unmeasured: {}, ...file };
  return judgeFit(whole, new Map([['vi' as Locale, new Map(Object.entries(texts))]]));
}

test('VIS-18 a text may grow by its room, and not by one character more', async () => {
  const room = (await widthOf('Tải appoo')) - (await widthOf('Tải app'));
  const limits = { 'a vi': await limit('Tải app', room) };
  const fits = await warningsOf({ a: 'Tải appoo' }, { limits });
  expect(fits).toMatchObject({ warnings: [], fit: 1, changed: [{ id: 'a' }] });
  const { warnings } = await warningsOf({ a: 'Tải appooo' }, { limits });
  expect(warnings).toEqual([
    expect.stringMatching(
      /^vi a: "Tải appooo" is 9 px \(about 1 character\) too long, it wraps in a--b\/320; it was 5\d px with room for 18 px more$/,
    ),
  ]);
  expect(await warningsOf({ a: 'Tải' }, { limits })).toMatchObject({ warnings: [] });
});

test('VIS-18 texts that grow in one place may share its room', async () => {
  const limits = {
    'a vi': await limit('Gửi', 20, { beyond: 'pushes' }),
    'b vi': await limit('Nhận', 20, { beyond: 'pushes' }),
    'c vi': await limit('Xong', 20, { beyond: 'pushes', at: 'a--b/769' }),
  };
  const grown = { a: 'Gửi o', b: 'Nhận o', c: 'Xong o' };
  expect((await warningsOf(grown, { limits })).warnings).toEqual([
    expect.stringContaining('vi a--b/320: a, b grew by 26 px together'),
  ]);
  expect((await warningsOf({ ...grown, b: 'Nhận' }, { limits })).warnings).toEqual([]);
});

test('VIS-18 a message that was not measured is reported, not passed', async () => {
  const file = {
    limits: { 'old vi': await limit('Cũ', 9), 'odd vi': await limit('Lạ', 9) },
    paragraphs: { long: ['vi' as Locale] },
    unmeasured: { 'is a title': { title: ['vi' as Locale] } },
  };
  const texts = { long: 'Dài', title: 'Tên', fresh: 'Mới', odd: 'ก', argument: undefined };
  const { warnings, fit, mayWrap, unmeasured } = await warningsOf(texts, file);
  expect(warnings).toEqual([
    'vi odd: not judged, the fonts lack one of its characters',
    'vi fresh: not measured yet; run "npm run fit"',
    'vi argument: not measured yet; run "npm run fit"',
    'old: in fit.json, but no message; run "npm run fit"',
  ]);
  expect({ fit, mayWrap, unmeasured }).toEqual({ fit: 0, mayWrap: 1, unmeasured: 1 });
});
