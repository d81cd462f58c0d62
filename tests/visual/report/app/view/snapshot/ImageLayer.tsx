import { useState } from 'react';
import styled from 'styled-components';
import { cssVar } from '../../../../../../src/theme/css-var.ts';
import type { Change, Kind, ResultRow } from '../../../results.ts';
import { snapshotLabel } from '../../model/model.ts';
import type { Viewport } from '../../model/zoom.ts';
import { DENSE } from '../ui.ts';

const NAMES: Readonly<Record<Kind, string>> = {
  expected: 'The base',
  actual: 'This tree',
  diff: 'The difference',
};

type LayerProps = { row: ResultRow; kind: Kind; view: Viewport };

/** One picture where the view wants it; enlarged it keeps its pixels. Says so when there is none. */
export function ImageLayer({ row, kind, view }: LayerProps) {
  const [missing, setMissing] = useState('');
  const file = row.files[kind];
  const size = kind === 'diff' ? undefined : row.sizes[kind];
  const { x, y, scale } = view;
  if (file === undefined) return <None>{absence(row, kind)}</None>;
  if (missing === file)
    return (
      <None>
        The picture {file} is not beside this page.
        <br />
        Keep the report’s folder together.
      </None>
    );
  return (
    <Picture
      src={file}
      alt={`${NAMES[kind]}: ${row.name}, ${snapshotLabel(row)}`}
      draggable={false}
      decoding="sync"
      {...size}
      style={{
        transform: `translate(${x}px, ${y}px) scale(${scale})`,
        imageRendering: scale > 1 ? 'pixelated' : 'auto',
      }}
      onError={() => setMissing(file)}
    />
  );
}

function absence({ status, skipped, reason }: ResultRow, kind: Kind): string {
  if (status === 'new' && kind === 'expected') return `Nothing to compare with: ${reason}`;
  if (status === 'removed' && kind === 'actual') return `This tree has it no more: ${reason}`;
  if (skipped !== undefined) return `Not captured: ${skipped}`;
  if (status === 'flaky') return `No picture is kept. It passed in the end: ${reason}`;
  if (status === 'unchanged')
    return reason === ''
      ? 'The same as the base, byte for byte. No picture is kept of it.'
      : `The same as the base: ${reason}. No picture is kept of it.`;
  return 'No picture was taken.';
}

/** Where the two pictures differ. */
export function Boxes({ changes, view }: { changes: readonly Change[]; view: Viewport }) {
  const { x, y, scale } = view;
  return changes.map(({ box }, at) => (
    <Box
      key={at}
      aria-hidden
      style={{
        left: x + box.x * scale,
        top: y + box.y * scale,
        width: box.width * scale,
        height: box.height * scale,
      }}
    />
  ));
}

const Picture = styled.img`
  position: absolute;
  top: 0;
  left: 0;
  max-width: none;
  transform-origin: 0 0;
`;

const None = styled.p`
  position: absolute;
  inset: 0;
  display: grid;
  place-content: center;
  padding: ${cssVar('space-6')};
  text-align: center;
  font-size: ${DENSE.text};
  color: ${cssVar('color-text-soft')};
  overflow-wrap: anywhere;
`;

const Box = styled.span`
  position: absolute;
  outline: 2px solid ${cssVar('palette-cobalt-600')};
  outline-offset: 2px;
  border-radius: 2px;
  box-shadow: 0 0 0 4px ${cssVar('palette-paper-50')};
  pointer-events: none;
`;
