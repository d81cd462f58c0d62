import { useContext } from 'react';
import { fitWords } from './fit-words.ts';
import { ACCENT } from './paint.tsx';
import { PictureLabelsContext } from './labels.tsx';
import { Bar } from './parts.tsx';
import { Words } from './Words.tsx';

/** In user units. A name in two lines is smaller, so that both fit below the app's name. */
const ONE_LINE = { size: 13, height: 24 };
const TWO_LINES = { size: 9.5, height: 31 };
/** Between the ring and the name. */
const PADDING = 7;
const RING_RADIUS = 9;

type StoreDeveloperProps = {
  x: number;
  /** The upper edge of the ring. */
  top: number;
  /** From the start of the name. */
  widthToRingEnd: number;
  /** With a thin ring around its line: the step says to compare the name. */
  isMarked?: boolean;
};

/** The developer's name in a picture of a store, or a bar where the site has no name (DL-5). */
export function StoreDeveloper({ x, top, widthToRingEnd, isMarked = false }: StoreDeveloperProps) {
  const { publisher } = useContext(PictureLabelsContext);
  if (publisher === undefined) return <Bar x={x} y={top + PADDING} w={64} tone="faint" />;
  const textWidth = widthToRingEnd - PADDING;
  const isLong = fitWords(publisher, textWidth, TWO_LINES.size).lines.length > 1;
  const { size, height } = isLong ? TWO_LINES : ONE_LINE;
  return (
    <>
      {isMarked && (
        <rect
          x={x - PADDING}
          y={top}
          width={PADDING + widthToRingEnd}
          height={height}
          rx={RING_RADIUS}
          stroke={ACCENT}
          strokeWidth={1.5}
        />
      )}
      <Words
        text={publisher}
        x={x}
        y={top + height / 2}
        maxWidth={textWidth}
        size={size}
        mayWrap={isLong}
      />
    </>
  );
}
