import { css } from 'styled-components';
import { regularSection } from '../../theme/text-styles.ts';

/** In characters of average width. A wider label may not fit in a step's column. */
const MAX_UNBROKEN = 20;

/** How much wider than the average a Chinese character and a capital are. */
const EXTRA_WIDTHS = [
  [/\p{Script=Han}/gu, 1],
  [/\p{Lu}/gu, 0.25],
] as const;

/** Whether a label fits on one line of a step's column. */
export const isShort = (words: string) =>
  EXTRA_WIDTHS.reduce(
    (width, [letters, extra]) => width + extra * (words.match(letters)?.length ?? 0),
    words.length,
  ) <= MAX_UNBROKEN;

/** For `[data-short='true']`: on one line, except with larger text and in print. */
export const shortOnOneLine = css`
  @media screen {
    ${regularSection} {
      white-space: nowrap;
    }
  }
`;
