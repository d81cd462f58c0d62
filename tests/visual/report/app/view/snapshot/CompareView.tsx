import type { KeyboardEvent, ReactNode, RefObject } from 'react';
import styled from 'styled-components';
import { cssVar } from '../../../../../../src/theme/css-var.ts';
import type { ResultRow } from '../../../results.ts';
import type { CompareMode } from '../../model/route.ts';
import type { Viewport } from '../../model/zoom.ts';
import { DENSE } from '../ui.ts';
import { Boxes, ImageLayer } from './ImageLayer.tsx';
import { CompareSlider } from './CompareSlider.tsx';

type StageProps = {
  row: ResultRow;
  mode: CompareMode;
  view: Viewport;
  /** Which one blink shows. */
  shown: 'expected' | 'actual';
  /** How much of the new picture onion skin shows, 0 to 1. */
  opacity: number;
  /** Where the slider stands, 0 to 1 of the pane. */
  split: number;
  onSplit: (change: (split: number) => number) => void;
  boxes: boolean;
  stage: RefObject<HTMLDivElement | null>;
  onKeyDown: (event: KeyboardEvent) => void;
};

/** The two pictures of a snapshot in the chosen mode, both from the same corner. */
export function CompareView(props: StageProps) {
  const { row, mode, view, shown, opacity, split, onSplit, boxes, stage, onKeyDown } = props;
  const base = <ImageLayer row={row} kind="expected" view={view} />;
  const mine = <ImageLayer row={row} kind="actual" view={view} />;
  const over = boxes && <Boxes changes={row.changes} view={view} />;
  const from = `${split * 100}%`;
  const panes: Record<CompareMode, ReactNode> = {
    side: (
      <>
        <Pane label="Base">
          {base}
          {over}
        </Pane>
        <Pane label="New">
          {mine}
          {over}
        </Pane>
      </>
    ),
    slider: (
      <Pane label="Base | New">
        <Sheet style={{ clipPath: `inset(0 calc(100% - ${from}) 0 0)` }}>{base}</Sheet>
        <Sheet style={{ clipPath: `inset(0 0 0 ${from})` }}>{mine}</Sheet>
        {over}
        <CompareSlider at={split} onChange={onSplit} />
      </Pane>
    ),
    onion: (
      <Pane label={`New at ${Math.round(opacity * 100)} %`}>
        {/* Added up, so that at either end nothing of the other is left where one is longer. */}
        <Mixed>
          <Sheet style={{ opacity: 1 - opacity }}>{base}</Sheet>
          <Sheet style={{ opacity, mixBlendMode: 'plus-lighter' }}>{mine}</Sheet>
        </Mixed>
        {over}
      </Pane>
    ),
    blink: (
      <Pane label={shown === 'actual' ? 'New' : 'Base'}>
        <Sheet style={{ visibility: shown === 'expected' ? 'visible' : 'hidden' }}>{base}</Sheet>
        <Sheet style={{ visibility: shown === 'actual' ? 'visible' : 'hidden' }}>{mine}</Sheet>
        {over}
      </Pane>
    ),
    difference: (
      <Pane label="Difference">
        {row.files.diff === undefined ? (
          <Blend>
            <Sheet>{base}</Sheet>
            <Sheet style={{ mixBlendMode: 'difference' }}>{mine}</Sheet>
          </Blend>
        ) : (
          <ImageLayer row={row} kind="diff" view={view} />
        )}
        {over}
      </Pane>
    ),
  };
  return (
    <Ground
      ref={stage}
      tabIndex={0}
      role="group"
      aria-label={`Pictures, ${mode === 'side' ? 'side by side' : mode}`}
      data-mode={mode}
      onKeyDown={onKeyDown}
    >
      {panes[mode]}
    </Ground>
  );
}

function Pane({ label, children }: { label: string; children: ReactNode }) {
  return (
    <PaneBox data-pane>
      {children}
      <Tag>{label}</Tag>
    </PaneBox>
  );
}

const Ground = styled.div`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: minmax(0, 1fr);
  gap: 2px;
  min-height: 0;
  height: 100%;
  background: ${cssVar('palette-black')};
  cursor: grab;
  touch-action: none;
  user-select: none;

  &:active {
    cursor: grabbing;
  }

  &:focus-visible {
    outline-offset: calc(-1 * ${cssVar('size-focus-ring')});
    border-radius: 0;
  }
`;

const PaneBox = styled.div`
  position: relative;
  overflow: clip;
  /* Dotted, because a page may be as dark as the ground: it shows where a picture ends. */
  background:
    radial-gradient(circle, ${cssVar('color-line-subtle')} 1px, transparent 1px) 0 0 / 12px 12px,
    ${cssVar('color-surface-raised')};
  isolation: isolate;
`;

const Sheet = styled.div`
  position: absolute;
  inset: 0;
`;

/** Layers in it are mixed with each other, not with what is behind. */
const Mixed = styled(Sheet)`
  isolation: isolate;
`;

const Blend = styled(Mixed)`
  background: ${cssVar('palette-black')};
`;

const Tag = styled.span`
  position: absolute;
  left: ${cssVar('space-3')};
  bottom: ${cssVar('space-3')};
  padding: 2px 10px;
  border-radius: ${cssVar('radius-pill')};
  background: ${cssVar('palette-ink-900')};
  color: ${cssVar('palette-paper-50')};
  font-size: ${DENSE.small};
  font-variant-numeric: tabular-nums;
  pointer-events: none;
`;
