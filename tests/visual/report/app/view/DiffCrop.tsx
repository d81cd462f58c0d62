import { ArrowRight } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { cssVar } from '../../../../../src/theme/css-var.ts';
import type { Box, ResultRow } from '../../results.ts';
import { snapshotLabel } from '../model/model.ts';
import { DENSE } from './ui.ts';

/** One of the two windows, and the px of the page left around what changed. */
const WINDOW = { width: 152, height: 92 } as const;
const AROUND = 14;
/** A small change is shown larger, but so that it is still recognised. */
const LARGEST = 1.5;

type Side = 'expected' | 'actual';
const WORDS: Readonly<Record<Side, string>> = { expected: 'Before', actual: 'Now' };

/** The place that changed most, cut out of both pictures: what was there, and what is there now. */
export function DiffCrop({ row, box }: { row: ResultRow; box: Box }) {
  return (
    <Pair>
      <Half row={row} box={box} side="expected" />
      <ArrowRight aria-hidden />
      <Half row={row} box={box} side="actual" />
    </Pair>
  );
}

function Half({ row, box, side }: { row: ResultRow; box: Box; side: Side }) {
  const [missing, setMissing] = useState(false);
  const file = row.files[side];
  const size = row.sizes[side] ?? { width: row.width, height: row.width };
  const scale = Math.min(
    LARGEST,
    WINDOW.width / (box.width + 2 * AROUND),
    WINDOW.height / (box.height + 2 * AROUND),
  );
  // The middle of the change in the middle of the window, but never more than the picture has.
  const shift = (start: number, length: number, whole: number, room: number) =>
    Math.min(
      Math.max(0, (start + length / 2) * scale - room / 2),
      Math.max(0, whole * scale - room),
    );
  return (
    <Frame style={WINDOW}>
      {file === undefined || missing ? (
        <None>{missing ? 'Picture missing' : 'No picture'}</None>
      ) : (
        <img
          src={file}
          alt={`${WORDS[side]}, ${snapshotLabel(row)}`}
          loading="lazy"
          decoding="async"
          width={size.width * scale}
          height={size.height * scale}
          style={{
            left: -shift(box.x, box.width, size.width, WINDOW.width),
            top: -shift(box.y, box.height, size.height, WINDOW.height),
          }}
          onError={() => setMissing(true)}
        />
      )}
    </Frame>
  );
}

const Pair = styled.div`
  display: flex;
  align-items: center;
  gap: ${cssVar('space-2')};
  color: ${cssVar('color-text-muted')};

  > svg {
    flex: none;
    width: 15px;
    height: 15px;
  }
`;

const Frame = styled.div`
  position: relative;
  overflow: clip;
  flex: 0 1 auto;
  min-width: 0;
  border-radius: 6px;
  background: ${cssVar('color-surface-raised')};
  box-shadow: 0 0 0 ${cssVar('size-hairline')} ${cssVar('color-line-subtle')};

  img {
    position: absolute;
    max-width: none;
  }
`;

const None = styled.span`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;
  font-size: ${DENSE.tiny};
  color: ${cssVar('color-text-muted')};
`;
