import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { Stack } from '../../../../../../src/primitives/Layout.tsx';
import { useKeyboardShortcuts } from '../../keyboard-shortcuts.ts';
import { type ModelEntry, snapshotLabel } from '../../model/model.ts';
import { type CompareMode, COMPARE_MODES } from '../../model/route.ts';
import { canSwap } from '../../model/zoom.ts';
import { ViewHead } from '../ViewHead.tsx';
import { Chip, Quiet, stacked } from '../ui.ts';
import { useReport } from '../use-report.ts';
import { CompareView } from './CompareView.tsx';
import { SnapshotDetails } from './SnapshotDetails.tsx';
import { Toolbar } from './Toolbar.tsx';
import { useZoom } from './use-zoom.ts';

const PAN_STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [0, 60],
  ArrowDown: [0, -60],
  ArrowLeft: [60, 0],
  ArrowRight: [-60, 0],
};

/** The screenshots of a snapshot, compared in five ways, and its details. */
export function SnapshotView({ entry }: { entry: ModelEntry }) {
  const { route, navigate, queue, step, openStory, characterKeys } = useReport();
  const { row } = entry;
  const { mode } = route;
  const panes = useRef<HTMLDivElement>(null);
  const lastSwap = useRef(0);
  const [shown, setShown] = useState<'expected' | 'actual'>('expected');
  const [opacity, setOpacity] = useState(0.5);
  const [split, setSplit] = useState(0.5);
  const [showBoxes, setShowBoxes] = useState(true);
  const { expected, actual } = row.sizes;
  const image = {
    width: Math.max(expected?.width ?? 1, actual?.width ?? 1),
    height: Math.max(expected?.height ?? 1, actual?.height ?? 1),
  };
  const zoom = useZoom(panes, image, row.changes[0]?.box, mode === 'side' ? 2 : 1);
  useEffect(() => panes.current?.focus({ preventScroll: true }), []);

  const setMode = (mode: CompareMode) => navigate({ mode }, 'replace');
  const blink = () => {
    const now = performance.now();
    if (!canSwap(lastSwap.current, now)) return;
    lastSwap.current = now;
    if (mode === 'blink') setShown((it) => (it === 'actual' ? 'expected' : 'actual'));
    else setMode('blink');
  };
  useKeyboardShortcuts(
    {
      blink: ({ repeat }) => !repeat && blink(),
      zoomIn: () => zoom.step(1),
      zoomOut: () => zoom.step(-1),
      zoomFit: zoom.fit,
      mode: ({ key }) => setMode(COMPARE_MODES[Number(key) - 1] ?? mode),
    },
    characterKeys,
  );
  const onKeyDown = (event: KeyboardEvent) => {
    const pan = PAN_STEPS[event.key];
    if (!pan || event.target !== event.currentTarget) return;
    event.preventDefault();
    zoom.pan(...pan);
  };
  // After a mouse click, space should blink instead of clicking the same button again.
  const onClick = ({ detail, target }: MouseEvent) => {
    if (detail > 0 && target instanceof Element && target.closest('button'))
      panes.current?.focus({ preventScroll: true });
  };
  const browser = row.browser === 'chromium' ? '' : ` · ${row.browser}`;
  const position = queue.indexOf(entry) + 1;

  return (
    <Page onClick={onClick}>
      <ViewHead
        over={`${row.title} / ${row.name}`}
        title={`${snapshotLabel(row, ' · ')}${browser}`}
      >
        <Chip onClick={() => openStory(row.story)}>All snapshots of the story</Chip>
        <Stack $row $gap="2" $align="center">
          <Chip onClick={() => step(-1)} aria-label="Previous to review">
            <ChevronLeft aria-hidden />
          </Chip>
          <Position>{position > 0 && `${position} of ${queue.length}`}</Position>
          <Chip onClick={() => step(1)} aria-label="Next to review">
            <ChevronRight aria-hidden />
          </Chip>
        </Stack>
      </ViewHead>
      <CompareView
        row={row}
        mode={mode}
        view={zoom.view}
        shown={shown}
        opacity={opacity}
        split={split}
        onSplit={setSplit}
        showBoxes={showBoxes && mode !== 'blink'}
        ref={panes}
        onKeyDown={onKeyDown}
      />
      <Toolbar
        mode={mode}
        onMode={setMode}
        zoom={zoom}
        showBoxes={showBoxes}
        onShowBoxes={setShowBoxes}
        opacity={opacity}
        onOpacity={setOpacity}
        onBlink={blink}
      />
      <SnapshotDetails entry={entry} onBox={zoom.center} />
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

  ${stacked} {
    grid-template: auto minmax(18rem, 58dvh) max-content auto / minmax(0, 1fr);
    overflow: auto;

    > aside {
      grid-area: 4 / 1;
      overflow: visible;
    }
  }
`;

const Position = styled(Quiet)`
  font-variant-numeric: tabular-nums;
`;
