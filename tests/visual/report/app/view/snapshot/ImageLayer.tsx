import { useState } from 'react';
import styled from 'styled-components';
import { cssVar } from '../../../../../../src/theme/css.ts';
import type { Change, ImageKind, ResultRow } from '../../../results.ts';
import { snapshotLabel } from '../../model/model.ts';
import { type Viewport, boxStyle } from '../../model/zoom.ts';
import { SoftText } from '../ui.ts';

const NAMES: Readonly<Record<ImageKind, string>> = {
  expected: 'Baseline',
  actual: 'Candidate',
  diff: 'Difference',
};

type ImageLayerProps = { row: ResultRow; kind: ImageKind; view: Viewport };

/** A screenshot, without smoothing where it is enlarged; or why there is none. */
export function ImageLayer({ row, kind, view }: ImageLayerProps) {
  const [failedFile, setFailedFile] = useState('');
  const file = row.files[kind];
  const size = kind === 'diff' ? undefined : row.sizes[kind];
  const { x, y, scale } = view;
  if (file === undefined) return <Explanation>{missingReason(row, kind)}</Explanation>;
  if (failedFile === file)
    return (
      <Explanation>
        The screenshot {file} is not beside this page.
        <br />
        Keep all files of the report in one folder.
      </Explanation>
    );
  return (
    <Image
      src={file}
      alt={`${NAMES[kind]}: ${row.name}, ${snapshotLabel(row)}`}
      draggable={false}
      decoding="sync"
      {...size}
      style={{
        transform: `translate(${x}px, ${y}px) scale(${scale})`,
        imageRendering: scale > 1 ? 'pixelated' : 'auto',
      }}
      onError={() => setFailedFile(file)}
    />
  );
}

function missingReason({ status, skipped, reason }: ResultRow, kind: ImageKind): string {
  if (status === 'new' && kind === 'expected') return `Nothing to compare with: ${reason}`;
  if (status === 'removed' && kind === 'actual') return `Not in the candidate: ${reason}`;
  if (skipped !== undefined) return `Not captured: ${skipped}`;
  if (status === 'flaky')
    return `It passed on another attempt, and no screenshot differed: ${reason}`;
  if (status === 'unchanged')
    return `Equals the baseline${reason === '' ? ', byte for byte' : `: ${reason}`}. The report has no screenshot of it.`;
  return 'No screenshot was captured.';
}

export function ChangeBoxes({ changes, view }: { changes: readonly Change[]; view: Viewport }) {
  return changes.map(({ box }, index) => (
    <ChangeBox key={index} aria-hidden style={boxStyle(box, view)} />
  ));
}

const Image = styled.img`
  position: absolute;
  top: 0;
  left: 0;
  max-width: none;
  transform-origin: 0 0;
`;

const Explanation = styled(SoftText)`
  position: absolute;
  inset: 0;
  display: grid;
  place-content: center;
  padding: ${cssVar('space-6')};
  text-align: center;
  overflow-wrap: anywhere;
`;

const ChangeBox = styled.span`
  position: absolute;
  outline: 2px solid ${cssVar('palette-cobalt-600')};
  outline-offset: 2px;
  border-radius: 2px;
  box-shadow: 0 0 0 4px ${cssVar('palette-paper-50')};
  pointer-events: none;
`;
