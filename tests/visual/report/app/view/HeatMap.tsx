import { type KeyboardEvent, type MouseEvent, useEffect, useMemo, useRef, useState } from 'react';
import styled from 'styled-components';
import { cssVar } from '../../../../../src/theme/css.ts';
import { ARROWS } from '../keyboard-shortcuts.ts';
import type { ModelEntry } from '../model/model.ts';
import { clamp } from '../model/zoom.ts';
import { HeatMapHeader } from './HeatMapHeader.tsx';
import { HeatMapRow, describeSnapshot } from './HeatMapRow.tsx';
import { type HeatMapItem, heatMapColumns, heatMapItems, heatMapSizes } from './heat-map-layout.ts';
import { DENSE, SoftText, focusRingInside, line } from './ui.ts';
import { useReport } from './use-report.ts';
import { useVirtualRows } from './use-virtual-rows.ts';

/** Story and column. */
type Position = readonly [number, number];

/** Stories by snapshots; only visible rows are rendered, so that it works with 20,000 snapshots. */
export function HeatMap() {
  const { model, route, filtered, accepted, openSnapshot, openStory } = useReport();
  const { filter, snapshot } = route;
  const grid = useRef<HTMLDivElement>(null);
  const description = useRef<HTMLParagraphElement>(null);
  const [active, setActive] = useState<Position>([0, 0]);
  const columns = useMemo(() => heatMapColumns(model, filter), [model, filter]);
  const items = useMemo(() => heatMapItems(model, filtered), [model, filtered]);
  const stories = useMemo(() => items.filter((item) => item.kind === 'story'), [items]);
  const { from, to, width, scale, isNarrow, tops } = useVirtualRows(grid, items);

  const topOf = (index: number) => tops[index] ?? 0;
  const entryAt = ([story, column]: Position): ModelEntry | undefined =>
    stories[story]?.row.entries[columns[column]?.index ?? -1];
  // Not state, because it changes with every move of the pointer.
  const describe = (entry: ModelEntry | undefined) => {
    if (description.current) description.current.textContent = describeSnapshot(entry, accepted);
  };

  useEffect(() => setActive([0, 0]), [filter]);
  const lastSnapshot = useRef('');
  useEffect(() => {
    const closed = model.bySnapshot.get(lastSnapshot.current);
    lastSnapshot.current = snapshot;
    if (snapshot !== '' || !closed) return;
    // Back from a snapshot: the arrow keys continue from it.
    const story = stories.findIndex(({ row }) => row.entries.includes(closed));
    const column = columns.findIndex(({ index }) => index === closed.column);
    if (story >= 0 && column >= 0) {
      setActive([story, column]);
      scrollToStory(grid.current, items, tops, story);
    }
    grid.current?.focus({ preventScroll: true });
  }, [snapshot, model, stories, columns, items, tops]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.target !== event.currentTarget) return;
    const step = ARROWS[event.key];
    const entry = entryAt(active);
    if (event.key === 'Enter' && entry) openSnapshot(entry.row.snapshot);
    if (!step) return;
    event.preventDefault();
    const next: Position = [
      clamp(active[0] + step[1], 0, stories.length - 1),
      clamp(active[1] + step[0], 0, columns.length - 1),
    ];
    setActive(next);
    describe(entryAt(next));
    scrollToStory(grid.current, items, tops, next[0]);
  };
  const onClick = (event: MouseEvent) => {
    const { snapshot, story } = dataUnder(event);
    if (snapshot !== undefined) openSnapshot(snapshot);
    if (story !== undefined) openStory(story);
  };

  return (
    <Frame>
      <Scroller
        ref={grid}
        role="grid"
        tabIndex={0}
        aria-label="Stories by language and width"
        aria-rowcount={stories.length + 1}
        aria-colcount={columns.length + 1}
        aria-activedescendant={entryAt(active) ? `snapshot-${active.join('-')}` : undefined}
        data-narrow={isNarrow || undefined}
        style={heatMapSizes(width, columns, isNarrow, scale)}
        onKeyDown={onKeyDown}
        onClick={onClick}
        onMouseOver={(event) => {
          const { snapshot } = dataUnder(event);
          if (snapshot !== undefined) describe(model.bySnapshot.get(snapshot));
        }}
        onFocus={() => describe(entryAt(active))}
      >
        <HeatMapHeader columns={columns} />
        <Rows role="rowgroup" style={{ height: topOf(items.length) }}>
          {items.slice(from, to).map((item, offset) => (
            <HeatMapRow
              key={item.key}
              item={item}
              top={topOf(from + offset)}
              height={topOf(from + offset + 1) - topOf(from + offset)}
              columns={columns}
              matching={filtered.matching}
              accepted={accepted}
              active={item.kind === 'story' && item.number === active[0] ? active[1] : -1}
            />
          ))}
        </Rows>
      </Scroller>
      <Description ref={description} aria-hidden>
        Point at a snapshot, or move with the arrow keys; Enter opens it.
      </Description>
    </Frame>
  );
}

function scrollToStory(
  box: HTMLElement | null,
  items: readonly HeatMapItem[],
  tops: readonly number[],
  story: number,
) {
  if (!box) return;
  const index = items.findIndex((item) => item.kind === 'story' && item.number === story);
  const [top = 0, bottom = 0] = tops.slice(index);
  const bottomUnderHeader = bottom + (box.firstElementChild?.clientHeight ?? 0);
  if (top < box.scrollTop) box.scrollTop = top;
  if (bottomUnderHeader > box.scrollTop + box.clientHeight)
    box.scrollTop = bottomUnderHeader - box.clientHeight;
}

/** The data attributes of the snapshot or story under the pointer. */
function dataUnder({ target }: MouseEvent): DOMStringMap {
  const element = (target as Element).closest<HTMLElement>('[data-snapshot], [data-story]');
  return element?.dataset ?? {};
}

const Frame = styled.div`
  display: grid;
  grid-template-rows: minmax(0, 1fr) auto;
  height: 100%;
`;

const Scroller = styled.div`
  --inset: ${cssVar('space-6')};

  position: relative;
  overflow: auto;
  overscroll-behavior: contain;
  scrollbar-color: ${cssVar('color-line-strong')} transparent;
  ${focusRingInside}

  &[data-narrow] {
    --inset: ${cssVar('space-4')};
  }
`;

const Rows = styled.div`
  position: relative;
  min-width: max-content;
`;

const Description = styled(SoftText)`
  min-height: 2.6em;
  padding: ${cssVar('space-2')} ${cssVar('space-6')};
  border-top: ${line};
  font-size: ${DENSE.small};
  overflow-wrap: anywhere;
`;
