import { ArrowRight } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import styled from 'styled-components';
import { cssVar } from '../../../../../src/theme/css-var.ts';
import type { Box, ResultRow } from '../../results.ts';
import { snapshotLabel } from '../model/model.ts';
import { clamp } from '../model/zoom.ts';

const CROP = { width: 152, height: 92 };
/** In px of the screenshot, around the change. */
const CROP_MARGIN = 14;
const MAX_CROP_SCALE = 1.5;

type ThumbnailProps = { row: ResultRow; width: number; height: number };

/** The part of a screenshot with the largest change, with all changes marked. */
export function Thumbnail({ row, width, height }: ThumbnailProps) {
  const side = row.files.actual === undefined ? 'expected' : 'actual';
  const size = sizeOf(row, side);
  const scale = width / size.width;
  const fullHeight = size.height * scale;
  const box = row.changes[0]?.box;
  const top = box ? (box.y + box.height / 2) * scale - height / 2 : 0;
  return (
    <Cutout
      file={row.files[side]}
      alt=""
      window={{ width, height: Math.min(height, fullHeight) }}
      image={{
        width,
        height: fullHeight,
        left: 0,
        top: -clamp(top, 0, Math.max(0, fullHeight - height)),
      }}
    >
      {row.changes.map(({ box: it }, index) => (
        <ChangeBox
          key={index}
          style={{
            left: it.x * scale,
            top: it.y * scale,
            width: Math.max(3, it.width * scale),
            height: Math.max(3, it.height * scale),
          }}
        />
      ))}
    </Cutout>
  );
}

export function DiffCrop({ row, box }: { row: ResultRow; box: Box }) {
  const scale = Math.min(
    MAX_CROP_SCALE,
    CROP.width / (box.width + 2 * CROP_MARGIN),
    CROP.height / (box.height + 2 * CROP_MARGIN),
  );
  /** Centers the change, without a gap at the edge of the screenshot. */
  const offset = (start: number, length: number, whole: number, visible: number) =>
    -clamp((start + length / 2) * scale - visible / 2, 0, Math.max(0, whole * scale - visible));
  const crop = (side: Side, label: string) => {
    const { width, height } = sizeOf(row, side);
    const left = offset(box.x, box.width, width, CROP.width);
    const top = offset(box.y, box.height, height, CROP.height);
    return (
      <Cutout
        file={row.files[side]}
        alt={`${label}, ${snapshotLabel(row)}`}
        window={CROP}
        image={{ width: width * scale, left, top }}
      />
    );
  };
  return (
    <Pair>
      {crop('expected', 'Baseline')}
      <ArrowRight aria-hidden />
      {crop('actual', 'Candidate')}
    </Pair>
  );
}

type Side = 'expected' | 'actual';

function sizeOf(row: ResultRow, side: Side) {
  return row.sizes[side] ?? { width: row.width, height: row.width };
}

type CutoutProps = {
  file: string | undefined;
  alt: string;
  window: { width: number; height: number };
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
