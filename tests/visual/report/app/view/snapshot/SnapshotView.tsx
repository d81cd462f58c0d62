import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { cssVar } from '../../../../../../src/theme/css-var.ts';
import { type CompareMode, COMPARE_MODES } from '../../model/route.ts';
import type { ChangeGroup } from '../../model/change-groups.ts';
import { type ModelEntry, snapshotLabel } from '../../model/model.ts';
import { mayBlink } from '../../model/zoom.ts';
import { ViewHead } from '../ViewHead.tsx';
import { Chip, Quiet } from '../ui.ts';
import { useKeyboardShortcuts } from '../../keyboard-shortcuts.ts';
import { type Decide, SnapshotDetails } from './SnapshotDetails.tsx';
import { CompareView } from './CompareView.tsx';
import { Toolbar } from './Toolbar.tsx';
import { useZoom } from './use-zoom.ts';

type SnapshotViewProps = {
  entry: ModelEntry;
  group: ChangeGroup | undefined;
  accepted: ReadonlyMap<string, string>;
  decide: Decide;
  mode: CompareMode;
  onMode: (mode: CompareMode) => void;
  /** Where it stands among the snapshots that are walked through: `3 of 12`. */
  place: string;
  onStep: (direction: 1 | -1) => void;
  onStory: () => void;
  onBack: () => void;
};

/** One snapshot: its pictures, compared five ways, and what is known about it. */
export function SnapshotView(props: SnapshotViewProps) {
  const { entry, group, accepted, decide, mode, onMode, place, onStep, onBack } = props;
  const { row } = entry;
  const stage = useRef<HTMLDivElement>(null);
  const blinked = useRef(0);
  const [shown, setShown] = useState<'expected' | 'actual'>('expected');
  const [opacity, setOpacity] = useState(0.5);
  const [split, setSplit] = useState(0.5);
  const [boxes, setBoxes] = useState(true);
  const picture = {
    width: Math.max(row.sizes.expected?.width ?? 0, row.sizes.actual?.width ?? 0, 1),
    height: Math.max(row.sizes.expected?.height ?? 0, row.sizes.actual?.height ?? 0, 1),
  };
  const zoom = useZoom(stage, picture, row.changes[0]?.box, mode === 'side' ? 2 : 1);
  useEffect(() => stage.current?.focus({ preventScroll: true }), [row.snapshot]);

  const blink = (event?: { repeat?: boolean; timeStamp: number }) => {
    const now = performance.now();
    if (event?.repeat === true || !mayBlink(blinked.current, now)) return;
    blinked.current = now;
    if (mode === 'blink') setShown((it) => (it === 'actual' ? 'expected' : 'actual'));
    else onMode('blink');
  };
  useKeyboardShortcuts({
    blink,
    zoomIn: () => zoom.step(1),
    zoomOut: () => zoom.step(-1),
    zoomFit: zoom.fit,
    mode: ({ key }) => onMode(COMPARE_MODES[Number(key) - 1] ?? mode),
  });
  const pan = (event: KeyboardEvent) => {
    const step = {
      ArrowUp: [0, -60],
      ArrowDown: [0, 60],
      ArrowLeft: [-60, 0],
      ArrowRight: [60, 0],
    }[event.key];
    if (!step || event.target !== event.currentTarget) return;
    event.preventDefault();
    const [deltaX = 0, deltaY = 0] = step;
    stage.current?.dispatchEvent(new WheelEvent('wheel', { deltaX, deltaY, cancelable: true }));
  };
  // After a click the keyboard belongs to the pictures again: space blinks instead of clicking.
  const refocus = ({ detail, target }: MouseEvent) => {
    if (detail > 0 && target instanceof Element && target.closest('button'))
      stage.current?.focus({ preventScroll: true });
  };

  return (
    <Page onClick={refocus}>
      <ViewHead
        over={`${row.title} / ${row.name}`}
        title={`${snapshotLabel(row, ' · ')}${row.browser === 'chromium' ? '' : ` · ${row.browser}`}`}
        onBack={onBack}
      >
        <Chip onClick={props.onStory}>All snapshots of the story</Chip>
        <Walk>
          <Chip onClick={() => onStep(-1)} aria-label="Previous to review">
            <ChevronLeft aria-hidden />
          </Chip>
          <Quiet>{place}</Quiet>
          <Chip onClick={() => onStep(1)} aria-label="Next to review">
            <ChevronRight aria-hidden />
          </Chip>
        </Walk>
      </ViewHead>
      <CompareView
        row={row}
        mode={mode}
        view={zoom.view}
        shown={shown}
        opacity={opacity}
        split={split}
        onSplit={setSplit}
        boxes={boxes && mode !== 'blink'}
        stage={stage}
        onKeyDown={pan}
      />
      <Toolbar
        mode={mode}
        onMode={onMode}
        zoom={zoom}
        boxes={boxes}
        onBoxes={setBoxes}
        opacity={opacity}
        onOpacity={setOpacity}
        onBlink={() => blink()}
      />
      <SnapshotDetails
        entry={entry}
        group={group}
        accepted={accepted}
        decide={decide}
        onBox={zoom.show}
      />
    </Page>
  );
}

const Page = styled.section`
  display: grid;
  grid-template: auto minmax(0, 1fr) auto / minmax(0, 1fr) 320px;
  height: 100%;

  > :first-child {
    grid-column: 1 / -1;
  }

  > aside {
    grid-area: 2 / 2 / 4 / 3;
  }

  @media (max-width: 900px) {
    grid-template: auto minmax(18rem, 58dvh) max-content auto / minmax(0, 1fr);
    overflow: auto;

    > aside {
      grid-area: 4 / 1;
      overflow: visible;
    }
  }
`;

const Walk = styled.div`
  display: flex;
  align-items: center;
  gap: ${cssVar('space-2')};
  font-variant-numeric: tabular-nums;
`;
