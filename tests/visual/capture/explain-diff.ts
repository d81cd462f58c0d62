/** What is where two screenshots of a snapshot differ (VIS-6): the element, its text, its message. */
import { plainCopy } from '../lint/expected-copy.ts';
import type { BoxContent } from '../page-scripts/elements-in-boxes.ts';
import type { Box, Change } from '../report/results.ts';

/** The longest text that is reported whole. */
const MAX_TEXT = 80;

/**
 * Names the element around each box. A text inside that is one of the `suspects`, messages known to
 * have changed, comes first: it is what moved the rest.
 */
export function explainDiff(
  boxes: readonly Box[],
  contents: readonly BoxContent[],
  lang: string,
  locale: string,
  suspects: ReadonlySet<string> = new Set(),
): Change[] {
  const copy = plainCopy(lang, locale);
  return boxes.map((box, index) => {
    const { selector = 'body', texts = [], inside = [] } = contents[index] ?? {};
    const suspect = inside.find(({ text }) => suspects.has(copy.keyOf(text) ?? ''));
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
