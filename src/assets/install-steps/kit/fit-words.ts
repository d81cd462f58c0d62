/** Conservative estimates of widths in em, because a picture must not measure text, and fonts differ. */
const NARROW = /[ \u00a0,.:;'’“”fijlrtI1]/;
const WIDE = /[mwMW&@]|\p{Script=Han}/u;
const CAPITAL = /\p{Lu}/u;

function emWidth(text: string): number {
  let width = 0;
  // Without combining marks and line-break marks.
  for (const glyph of text.normalize('NFC').replaceAll(/[\p{M}\u200b\u2060]/gu, ''))
    width += NARROW.test(glyph) ? 0.34 : WIDE.test(glyph) ? 1 : CAPITAL.test(glyph) ? 0.72 : 0.6;
  return width;
}

const widest = (lines: readonly string[]) => Math.max(...lines.map(emWidth));

/** One line that is scaled down to this factor is better than two lines. */
const ONE_LINE = 0.86;

type Fitted = { lines: string[]; size: number; width: number };

/**
 * Fits words into one line of `size` or slightly smaller, or into two lines that are as equal as possible
 * and as small as necessary. Never truncates.
 */
export function fitWords(words: string, room: number, size: number, breaks = true): Fitted {
  const whole = [words];
  const broken = [...words.matchAll(/[ \u200b]/g)].map(({ index }) => [
    words.slice(0, index),
    words.slice(index + 1),
  ]);
  const isWhole = !breaks || emWidth(words) * size * ONE_LINE <= room;
  const lines = (isWhole ? [] : broken).reduce(
    (best, way) => (widest(way) < widest(best) ? way : best),
    whole,
  );
  const em = widest(lines);
  const fitted = Math.min(size, room / em);
  return { lines, size: +fitted.toFixed(2), width: em * fitted };
}
