import { fitWords } from './fit-words.ts';
import { INK } from './paint.tsx';

type WordsProps = {
  text: string;
  x: number;
  /** The vertical middle of the line, or of both lines. */
  y: number;
  maxWidth: number;
  /** Whether there is room for two lines. */
  mayWrap?: boolean;
  size?: number;
  color?: string;
  weight?: number;
  anchor?: 'start' | 'middle';
};

/** The default size, in user units. */
export const WORDS_SIZE = 15;
const LEADING = 1.24;
/** From the baseline to the middle of the lower case with its ascenders, in em. */
const MIDDLE = 0.35;

/** The words that the visitor looks for on the phone. */
export function Words(props: WordsProps) {
  const { text, x, y, maxWidth, color = INK, weight = 500, anchor = 'start' } = props;
  const { lines, size } = fitWords(text, maxWidth, props.size ?? WORDS_SIZE, props.mayWrap);
  const first = y + size * (MIDDLE - ((lines.length - 1) * LEADING) / 2);
  return (
    <text fill={color} fontSize={size} fontWeight={weight} textAnchor={anchor}>
      {lines.map((line, index) => (
        <tspan key={line} x={x} y={+(first + index * size * LEADING).toFixed(2)}>
          {line}
        </tspan>
      ))}
    </text>
  );
}
