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
const MIN_ONE_LINE_SCALE = 0.86;

type Fitted = { lines: string[]; size: number; width: number };

/**
 * Fits words into one line of `size` or slightly smaller, or into two lines that are as equal as possible
 * and as small as necessary. Never truncates.
 */
export function fitWords(text: string, maxWidth: number, size: number, mayWrap = true): Fitted {
  const oneLine = [text];
  const twoLineOptions = [...text.matchAll(/[ \u200b]/g)].map(({ index }) => [
    text.slice(0, index),
    text.slice(index + 1),
  ]);
  const fitsOneLine = !mayWrap || emWidth(text) * size * MIN_ONE_LINE_SCALE <= maxWidth;
  const lines = (fitsOneLine ? [] : twoLineOptions).reduce(
    (best, option) => (widest(option) < widest(best) ? option : best),
    oneLine,
  );
  const em = widest(lines);
  const fittedSize = Math.min(size, maxWidth / em);
  return { lines, size: +fittedSize.toFixed(2), width: em * fittedSize };
}
