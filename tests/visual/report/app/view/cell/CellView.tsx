import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { cssVar } from '../../../../../../src/theme/css-var.ts';
import { type Mode, MODES } from '../../model/address.ts';
import type { Group } from '../../model/groups.ts';
import { type Entry, placeName } from '../../model/model.ts';
import { mayBlink } from '../../model/zoom.ts';
import { ViewHead } from '../ViewHead.tsx';
import { Chip, Quiet } from '../style.ts';
import { useKeys } from '../../keyboard.ts';
import { type Decide, Facts } from './Facts.tsx';
import { Stage } from './Stage.tsx';
import { Tools } from './Tools.tsx';
import { useView } from './use-view.ts';

type CellViewProps = {
  entry: Entry;
  group: Group | undefined;
  accepted: ReadonlyMap<string, string>;
  decide: Decide;
  mode: Mode;
  onMode: (mode: Mode) => void;
  /** Where it stands among the cells that are walked through: `3 of 12`. */
  place: string;
  onStep: (direction: 1 | -1) => void;
  onStory: () => void;
  onBack: () => void;
};

/** One cell: its pictures, compared five ways, and what is known about it. */
export function CellView(props: CellViewProps) {
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
  const zoom = useView(stage, picture, row.changes[0]?.box, mode === 'side' ? 2 : 1);
  useEffect(() => stage.current?.focus({ preventScroll: true }), [row.cell]);

  const blink = (event?: { repeat?: boolean; timeStamp: number }) => {
    const now = performance.now();
    if (event?.repeat === true || !mayBlink(blinked.current, now)) return;
    blinked.current = now;
    if (mode === 'blink') setShown((it) => (it === 'actual' ? 'expected' : 'actual'));
    else onMode('blink');
  };
  useKeys({
    blink,
    zoomIn: () => zoom.step(1),
    zoomOut: () => zoom.step(-1),
    zoomFit: zoom.fit,
    mode: ({ key }) => onMode(MODES[Number(key) - 1] ?? mode),
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
        title={`${placeName(row, ' · ')}${row.engine === 'chromium' ? '' : ` · ${row.engine}`}`}
        onBack={onBack}
      >
        <Chip onClick={props.onStory}>All cells of the story</Chip>
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
      <Stage
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
      <Tools
        mode={mode}
        onMode={onMode}
        zoom={zoom}
        boxes={boxes}
        onBoxes={setBoxes}
        opacity={opacity}
        onOpacity={setOpacity}
        onBlink={() => blink()}
      />
      <Facts entry={entry} group={group} accepted={accepted} decide={decide} onBox={zoom.show} />
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
