/** Explains where two screenshots differ (VIS-6): the element, its text and its message. */
import { plainCopy } from '../lint/expected-copy.ts';
import type { BoxContent } from '../page-scripts/elements-in-boxes.ts';
import type { Box, Change } from '../report/results.ts';

/** Longer texts are truncated. */
const MAX_TEXT = 80;

/** The element around each box, or the text in it of a changed message (`suspects`), which is the cause. */
export function explainDiff(
  boxes: readonly Box[],
  contents: readonly BoxContent[],
  lang: string,
  locale: string,
  suspects: ReadonlySet<string> = new Set(),
): Change[] {
  const copy = plainCopy(lang, locale);
  return boxes.map((box, index) => {
    const { selector = 'body', texts = [], textsInBox = [] } = contents[index] ?? {};
    const suspect = textsInBox.find(({ text }) => suspects.has(copy.keyOf(text) ?? ''));
    const key = (suspect ? [suspect.text] : texts).flatMap((text) => copy.keyOf(text) ?? [])[0];
    const text = suspect?.text ?? texts[0] ?? '';
    return {
      box,
      selector: suspect?.selector ?? selector,
      text: text.length > MAX_TEXT ? `${text.slice(0, MAX_TEXT - 1)}…` : text,
      key: key ?? '',
    };
  });
}
