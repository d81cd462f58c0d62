import {
  type KeyboardEvent,
  type MouseEvent,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import styled from 'styled-components';
import { cssVar } from '../../../../../src/theme/css-var.ts';
import { type Filter, type Filtered, PLAIN } from '../model/filter.ts';
import type { ModelEntry, Line, Model } from '../model/model.ts';
import { HeatMapHeader } from './HeatMapHeader.tsx';
import { HeatMapRow, describe } from './HeatMapRow.tsx';
import {
  type HeatMapItem,
  bandOf,
  heightOf,
  itemsOf,
  sizesOf,
  textScale,
  topsOf,
} from './heat-map-items.ts';
import { DENSE, NARROW } from './ui.ts';
import { useVirtualRows } from './use-virtual-rows.ts';

type HeatMapProps = {
  model: Model;
  filter: Filter;
  filtered: Filtered;
  accepted: ReadonlyMap<string, string>;
  /** The snapshot that is open above the map, or empty. */
  snapshot: string;
  onSnapshot: (snapshot: string) => void;
  onStory: (story: string) => void;
};

/** The steps of the arrow keys: rows and columns. */
const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** Stories by snapshots; only the rows in view are drawn, so that 20,000 snapshots scroll like 200. */
export function HeatMap(props: HeatMapProps) {
  const { model, filter, filtered, accepted, snapshot, onSnapshot, onStory } = props;
  const box = useRef<HTMLDivElement>(null);
  const told = useRef<HTMLParagraphElement>(null);
  const [active, setActive] = useState<readonly [number, number]>([0, 0]);
  const [{ narrow, scale }, setLayout] = useState({ narrow: false, scale: 1 });
  const columns = useMemo(() => columnsFor(model, filter), [model, filter]);
  const items = useMemo(() => itemsOf(model, filtered), [model, filtered]);
  const lines = useMemo(
    () => items.flatMap((item, at) => (item.kind === 'line' ? [at] : [])),
    [items],
  );
  const tops = useMemo(() => topsOf(items, narrow, scale), [items, narrow, scale]);
  const seen = useVirtualRows(box, tops);
  const sizes = useMemo(() => {
    const bands = new Set(columns.map((at) => bandOf(model.columns[at]))).size;
    return sizesOf(seen.width, columns.length, bands, narrow, scale);
  }, [seen.width, columns, model, narrow, scale]);
  useEffect(
    () =>
      setLayout({
        narrow: seen.width > 0 && seen.width < NARROW * textScale(),
        scale: textScale(),
      }),
    [seen.width],
  );
  useEffect(() => setActive([0, 0]), [filter]);
  const last = useRef('');
  useEffect(() => {
    const left = last.current;
    last.current = snapshot;
    if (snapshot !== '' || left === '') return;
    // Back from a snapshot: the arrow keys go on from there.
    const entry = model.bySnapshot.get(left);
    const row = lines.findIndex((at) => isLineOf(items[at], entry));
    const column = columns.indexOf(entry?.column ?? -1);
    if (row >= 0 && column >= 0) {
      setActive([row, column]);
      show(box.current, tops, lines[row] ?? 0);
    }
    box.current?.focus({ preventScroll: true });
  }, [snapshot, columns, items, lines, model, tops]);

  const lineAt = (row: number): Line | undefined => {
    const item: HeatMapItem | undefined = items[lines[row] ?? -1];
    return item?.kind === 'line' ? item.line : undefined;
  };
  const entryAt = ([row, column]: readonly [number, number]) =>
    lineAt(row)?.snapshots[columns[column] ?? -1];
  const tell = useCallback((text: string) => {
    if (told.current) told.current.textContent = text;
  }, []);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.target !== event.currentTarget) return;
    const step = STEPS[event.key];
    if (event.key === 'Enter') {
      const entry = entryAt(active);
      if (entry) onSnapshot(entry.row.snapshot);
    } else if (step) {
      event.preventDefault();
      const row = Math.max(0, Math.min(lines.length - 1, active[0] + step[0]));
      const column = Math.max(0, Math.min(columns.length - 1, active[1] + step[1]));
      setActive([row, column]);
      tell(describe(entryAt([row, column]), accepted));
      show(box.current, tops, lines[row] ?? 0);
    }
  };
  const snapshotUnder = ({ target }: MouseEvent) =>
    target instanceof HTMLElement
      ? target.closest<HTMLElement>('[data-snapshot]')?.dataset['snapshot']
      : undefined;

  return (
    <Frame>
      <Scroller
        ref={box}
        role="grid"
        tabIndex={0}
        aria-label="Stories by language and width"
        aria-rowcount={lines.length + 1}
        aria-colcount={columns.length + 1}
        aria-activedescendant={entryAt(active) ? `snapshot-${active[0]}-${active[1]}` : undefined}
        data-narrow={narrow || undefined}
        style={sizes}
        onKeyDown={onKeyDown}
        onClick={(event) => {
          const under = snapshotUnder(event);
          if (under !== undefined) onSnapshot(under);
        }}
        onMouseOver={(event) => {
          const under = snapshotUnder(event);
          if (under !== undefined) tell(describe(model.bySnapshot.get(under), accepted));
        }}
        onFocus={() => tell(describe(entryAt(active), accepted))}
      >
        <HeatMapHeader
          columns={columns.map((at) => model.columns[at] ?? { locale: '', width: 0 })}
        />
        <Rows role="rowgroup" style={{ height: tops.at(-1) ?? 0 }}>
          {items.slice(seen.from, seen.to).map((item, offset) => {
            const at = seen.from + offset;
            const number = lines.indexOf(at);
            return (
              <HeatMapRow
                key={item.key}
                item={item}
                top={tops[at] ?? 0}
                height={heightOf(item, narrow, scale)}
                number={number}
                columns={columns}
                places={model.columns}
                passes={filtered.passes}
                accepted={accepted}
                active={item.kind === 'line' && number === active[0] ? active[1] : -1}
                onStory={onStory}
              />
            );
          })}
        </Rows>
      </Scroller>
      <Told ref={told} aria-hidden>
        Point at a snapshot, or walk with the arrow keys; Enter opens it.
      </Told>
    </Frame>
  );
}

/** The columns that the lists of the filter leave; a mode's column stands for every language and width. */
function columnsFor({ columns }: Model, { locales, widths, modes }: Filter): number[] {
  const fits = (list: readonly string[], value: string) =>
    list.length === 0 || list.includes(value);
  const plain = fits(modes, PLAIN) || columns.every(({ mode }) => mode === undefined);
  return columns.flatMap(({ locale, width, mode }, at) => {
    const fit =
      mode === undefined
        ? plain && fits(locales, locale) && fits(widths, `${width}`)
        : fits(modes, mode);
    return fit ? [at] : [];
  });
}

function isLineOf(item: HeatMapItem | undefined, entry: ModelEntry | undefined): boolean {
  return item?.kind === 'line' && entry !== undefined && item.line.snapshots.includes(entry);
}

/** Scrolls a row into view, under the head that sticks to the top. */
function show(box: HTMLElement | null, tops: readonly number[], at: number) {
  if (!box) return;
  const head = box.firstElementChild?.clientHeight ?? 0;
  const [top = 0, bottom = 0] = [tops[at], tops[at + 1]];
  if (top < box.scrollTop) box.scrollTop = top;
  if (bottom + head > box.scrollTop + box.clientHeight)
    box.scrollTop = bottom + head - box.clientHeight;
}

const Frame = styled.div`
  display: grid;
  grid-template-rows: minmax(0, 1fr) auto;
  min-height: 0;
  height: 100%;
`;

const Scroller = styled.div`
  --inset: ${cssVar('space-6')};

  position: relative;
  overflow: auto;
  overscroll-behavior: contain;
  scrollbar-color: ${cssVar('color-line-strong')} transparent;

  &:focus-visible {
    outline-offset: calc(-1 * ${cssVar('size-focus-ring')});
    border-radius: 0;
  }

  &[data-narrow] {
    --inset: ${cssVar('space-4')};
  }
`;

const Rows = styled.div`
  position: relative;
  min-width: max-content;
`;

const Told = styled.p`
  min-height: 2.6em;
  padding: ${cssVar('space-2')} ${cssVar('space-6')};
  border-top: ${cssVar('size-hairline')} solid ${cssVar('color-line-subtle')};
  font-size: ${DENSE.small};
  color: ${cssVar('color-text-soft')};
  overflow-wrap: anywhere;
`;
