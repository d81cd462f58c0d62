import { useContext } from 'react';
import { fitWords } from './fit-words.ts';
import { ACCENT } from './paint.tsx';
import { PictureLabelsContext } from './labels.tsx';
import { Bar } from './parts.tsx';
import { Words } from './Words.tsx';

const SIZE = 13;
const LINE_HEIGHT = 16;
const PADDING = { x: 7, y: 4 };

type DeveloperNameProps = {
  x: number;
  /** The vertical middle of the name. */
  y: number;
  maxWidth: number;
  /** With a thin ring: the step says to compare the name. */
  isMarked?: boolean;
};

/** The developer's name on the app's page in a store, or a bar where the site has no name (DL-5). */
export function DeveloperName({ x, y, maxWidth, isMarked = false }: DeveloperNameProps) {
  const { publisher } = useContext(PictureLabelsContext);
  if (publisher === undefined) return <Bar x={x} y={y - 3} w={64} tone="faint" />;
  const height = fitWords(publisher, maxWidth, SIZE).lines.length * LINE_HEIGHT + 2 * PADDING.y;
  return (
    <>
      {isMarked && (
        <rect
          x={x - PADDING.x}
          y={y - height / 2}
          width={maxWidth + 2 * PADDING.x}
          height={height}
          rx={LINE_HEIGHT / 2 + PADDING.y}
          stroke={ACCENT}
          strokeWidth={1.5}
        />
      )}
      <Words
        text={publisher}
        x={isMarked ? x + maxWidth / 2 : x}
        y={y}
        maxWidth={maxWidth}
        size={SIZE}
        anchor={isMarked ? 'middle' : 'start'}
      />
    </>
  );
}
