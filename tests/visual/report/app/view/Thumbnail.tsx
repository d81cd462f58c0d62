import { useState } from 'react';
import styled from 'styled-components';
import { cssVar } from '../../../../../src/theme/css-var.ts';
import type { ResultRow } from '../../results.ts';

type ThumbProps = { row: ResultRow; width: number; height: number };

/**
 * A snapshot's picture in a window of the given size: as wide as the window, moved up so that the
 * largest change is in it, with the places that differ drawn over it. Loaded when it comes near.
 */
export function Thumbnail({ row, width, height }: ThumbProps) {
  const [missing, setMissing] = useState(false);
  const kind = row.files.actual === undefined ? 'expected' : 'actual';
  const file = row.files[kind];
  const size = row.sizes[kind] ?? { width: row.width, height: row.width };
  const scale = width / size.width;
  const box = row.changes[0]?.box;
  const middle = box ? (box.y + box.height / 2) * scale - height / 2 : 0;
  const up = Math.max(0, Math.min(middle, size.height * scale - height));
  return (
    <Window style={{ width, height: Math.min(height, size.height * scale) }}>
      {file === undefined || missing ? (
        <None>{missing ? 'Picture missing' : 'No picture'}</None>
      ) : (
        <Sheet style={{ transform: `translateY(${-up}px)`, height: size.height * scale }}>
          <img
            src={file}
            alt=""
            loading="lazy"
            decoding="async"
            width={width}
            height={size.height * scale}
            onError={() => setMissing(true)}
          />
          {row.changes.map(({ box: it }, at) => (
            <Box
              key={at}
              style={{
                left: it.x * scale,
                top: it.y * scale,
                width: Math.max(3, it.width * scale),
                height: Math.max(3, it.height * scale),
              }}
            />
          ))}
        </Sheet>
      )}
    </Window>
  );
}

const Window = styled.span`
  position: relative;
  display: block;
  flex: none;
  overflow: clip;
  min-height: 40px;
  border-radius: 6px;
  background: ${cssVar('color-surface-raised')};
  box-shadow: 0 0 0 ${cssVar('size-hairline')} ${cssVar('color-line-subtle')};
`;

const Sheet = styled.span`
  position: absolute;
  inset: 0 0 auto;
  display: block;

  img {
    width: 100%;
    height: 100%;
  }
`;

const Box = styled.span`
  position: absolute;
  outline: 1.5px solid ${cssVar('palette-cobalt-600')};
  background: rgb(from ${cssVar('palette-cobalt-400')} r g b / 0.3);
`;

const None = styled.span`
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
