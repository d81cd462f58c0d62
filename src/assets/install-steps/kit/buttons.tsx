import { fitWords } from './fit-words.ts';
import { Glyph, type GlyphName } from './Glyph.tsx';
import { LabelText } from './labels.tsx';
import { ACCENT, LINE, PAPER } from './paint.tsx';
import type { Rectangle } from './parts.tsx';
import { Words, WORDS_SIZE } from './Words.tsx';

type ButtonProps = Rectangle & { text: string; glyph?: GlyphName };

const pill = ({ x, y, w, h }: Rectangle) => ({ x, y, width: w, height: h, rx: h / 2 });

const LATER_OPACITY = 0.12;
const OUTLINE_OPACITY = 0.6;

/** The height of a button with two lines. */
const TWO_LINES = 42;

type ActionButtonProps = ButtonProps & {
  /** It is tapped after the step's target, and does not compete with it. */
  isLater?: boolean;
  /** The site's button for a way other than the store, on ink. */
  isOutlined?: boolean;
};

/** A button that the visitor taps in this step. */
export function ActionButton(props: ActionButtonProps) {
  const { text, glyph, x, y, w, h, isLater = false, isOutlined = false } = props;
  const icon = glyph ? 24 : 0;
  const maxWidth = w - 20 - icon;
  const mayWrap = h > TWO_LINES;
  const left = x + (w - icon - fitWords(text, maxWidth, WORDS_SIZE, mayWrap).width) / 2;
  return (
    <>
      <rect
        {...pill({ x, y, w, h })}
        {...(isOutlined
          ? { stroke: PAPER, strokeOpacity: OUTLINE_OPACITY }
          : { fill: ACCENT, fillOpacity: isLater ? LATER_OPACITY : 1 })}
      />
      {glyph && <Glyph name={glyph} x={left} y={y + h / 2 - 8} size={16} color={PAPER} />}
      <Words
        text={text}
        x={x + (w + icon) / 2}
        y={y + h / 2}
        maxWidth={maxWidth}
        mayWrap={mayWrap}
        color={isLater ? ACCENT : PAPER}
        weight={600}
        anchor="middle"
      />
    </>
  );
}

type SecondaryButtonProps = Rectangle & { label: 'cancel' | 'uninstall' };

export function SecondaryButton({ x, y, w, h, label }: SecondaryButtonProps) {
  return (
    <>
      <rect {...pill({ x, y, w, h })} fill={LINE} fillOpacity={0.75} />
      <LabelText
        label={label}
        x={x + w / 2}
        y={y + h / 2}
        maxWidth={w - 14}
        mayWrap={false}
        anchor="middle"
      />
    </>
  );
}
