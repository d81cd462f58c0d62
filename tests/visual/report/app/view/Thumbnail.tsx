import { ArrowRight } from 'lucide';
import { Icon } from '../../../../../src/primitives/Icon.tsx';
import { row } from '../../../../../src/primitives/Layout.tsx';
import { type ReactNode, useState } from 'react';
import styled from 'styled-components';
import { cssVar } from '../../../../../src/theme/css.ts';
import type { Box, ResultRow, Size } from '../../results.ts';
import { snapshotLabel } from '../model/model.ts';
import { boxStyle, clamp } from '../model/zoom.ts';

const CROP: Size = { width: 152, height: 92 };
/** In px of the screenshot, around the change. */
const CROP_MARGIN = 14;
const MAX_CROP_SCALE = 1.5;

type ScreenshotKind = 'expected' | 'actual';

/** The part of a screenshot with the largest change, with all changes marked. */
export function Thumbnail({ row, width, height }: { row: ResultRow } & Size) {
  const kind = row.files.actual === undefined ? 'expected' : 'actual';
  const size = sizeOf(row, kind);
  const scale = width / size.width;
  const fullHeight = size.height * scale;
  const { y, height: changeHeight } = row.changes[0]?.box ?? { y: 0, height: 0 };
  const top = offset(y, changeHeight, size.height, height, scale);
  return (
    <Cutout
      file={row.files[kind]}
      alt=""
      window={{ width, height: Math.min(height, fullHeight) }}
      image={{ width, height: fullHeight, left: 0, top }}
    >
      {row.changes.map(({ box }, index) => (
        <ChangeBox key={index} style={boxStyle(box, { x: 0, y: 0, scale })} />
      ))}
    </Cutout>
  );
}

/** The same part of both screenshots. */
export function DiffCrop({ row, box }: { row: ResultRow; box: Box }) {
  const scale = Math.min(
    MAX_CROP_SCALE,
    CROP.width / (box.width + 2 * CROP_MARGIN),
    CROP.height / (box.height + 2 * CROP_MARGIN),
  );
  const crop = (kind: ScreenshotKind, label: string) => {
    const { width, height } = sizeOf(row, kind);
    const left = offset(box.x, box.width, width, CROP.width, scale);
    const top = offset(box.y, box.height, height, CROP.height, scale);
    return (
      <Cutout
        file={row.files[kind]}
        alt={`${label}, ${snapshotLabel(row)}`}
        window={CROP}
        image={{ width: width * scale, left, top }}
      />
    );
  };
  return (
    <Pair>
      {crop('expected', 'Baseline')}
      <Icon icon={ArrowRight} />
      {crop('actual', 'Candidate')}
    </Pair>
  );
}

/** Centers a change in the visible part, without a gap at the edge of the screenshot. */
function offset(start: number, length: number, fullLength: number, visible: number, scale: number) {
  const centered = (start + length / 2) * scale - visible / 2;
  return -clamp(centered, 0, Math.max(0, fullLength * scale - visible));
}

function sizeOf(row: ResultRow, kind: ScreenshotKind): Size {
  return row.sizes[kind] ?? { width: row.width, height: row.width };
}

type CutoutProps = {
  file: string | undefined;
  alt: string;
  window: Size;
  /** Without a height, the image has its natural aspect ratio. */
  image: { width: number; height?: number; left: number; top: number };
  children?: ReactNode;
};

function Cutout({ file, alt, window, image, children }: CutoutProps) {
  const [isMissing, setIsMissing] = useState(false);
  return (
    <Window style={window}>
      {file === undefined || isMissing ? (
        <Placeholder>{isMissing ? 'Screenshot missing' : 'No screenshot'}</Placeholder>
      ) : (
        <PreviewImage style={image}>
          <img
            src={file}
            alt={alt}
            loading="lazy"
            decoding="async"
            onError={() => setIsMissing(true)}
          />
          {children}
        </PreviewImage>
      )}
    </Window>
  );
}

const Window = styled.span`
  position: relative;
  display: block;
  min-width: 0;
  overflow: clip;
  min-height: 40px;
  border-radius: 6px;
  background: ${cssVar('color-surface-raised')};
  box-shadow: 0 0 0 ${cssVar('size-hairline')} ${cssVar('color-line-subtle')};
`;

const PreviewImage = styled.span`
  position: absolute;
  display: block;

  img {
    width: 100%;
    height: 100%;
  }
`;

const ChangeBox = styled.span`
  position: absolute;
  min-width: 3px;
  min-height: 3px;
  outline: 1.5px solid ${cssVar('palette-cobalt-600')};
  background: rgb(from ${cssVar('palette-cobalt-400')} r g b / 0.3);
`;

const Placeholder = styled.span`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;
  padding: 4px;
  text-align: center;
  font-size: 0.75rem;
  line-height: 1.2;
  color: ${cssVar('color-text-muted')};
`;

const Pair = styled.div`
  ${row('2')}
  color: ${cssVar('color-text-muted')};
`;
