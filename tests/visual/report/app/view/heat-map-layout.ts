/** The rows and columns of the heat map, and their sizes in CSS px. */
import { space } from '../../../../../src/theme/generated/tokens.ts';
import { type Filter, type Filtered, NO_MODE } from '../model/filter.ts';
import type { Model } from '../model/model.ts';
import { clamp } from '../model/zoom.ts';

export type HeatMapItem = ReturnType<typeof heatMapItems>[number];
export type HeatMapColumn = ReturnType<typeof heatMapColumns>[number];

/** Each component's title, and below it its stories, numbered throughout. */
export function heatMapItems({ storyRows, browsers }: Model, { matching }: Filtered) {
  const rows = storyRows.filter(({ entries }) =>
    entries.some((entry) => entry !== undefined && matching.has(entry.row.snapshot)),
  );
  const items = [];
  for (const [title, componentRows] of Map.groupBy(rows, (row) => row.title)) {
    const stories = new Set(componentRows.map(({ story }) => story)).size;
    items.push({ kind: 'title', key: `title ${title}`, title, stories } as const);
    for (const row of componentRows) {
      const key = `${row.browser} ${row.story} ${row.mode}`;
      const details = [browsers.length > 1 ? row.browser : '', row.mode];
      const detail = details.filter(Boolean).join(', ');
      items.push({ kind: 'story', key, row, detail, number: rows.indexOf(row) } as const);
    }
  }
  return items;
}

/** The columns that pass the filter; a mode's column passes with every language and width. */
export function heatMapColumns({ columns }: Model, { locales, widths, modes }: Filter) {
  const allows = (list: readonly string[], value: string) =>
    list.length === 0 || list.includes(value);
  const allowsPlain = allows(modes, NO_MODE) || columns.every(({ mode }) => mode === undefined);
  return columns
    .map((column, index) => {
      /** The heading above several columns. */
      const band = column.mode === undefined ? column.locale : 'Modes';
      return Object.assign({ index, band }, column);
    })
    .filter(({ locale, width, mode }) =>
      mode === undefined
        ? allowsPlain && allows(locales, locale) && allows(widths, `${width}`)
        : allows(modes, mode),
    );
}

/** The start of each row, and the end of the last. In narrow windows names are above snapshots. */
export function rowTops(items: readonly HeatMapItem[], isNarrow: boolean, scale: number): number[] {
  const heights = { title: 40 * scale, story: (isNarrow ? 56 : 28) * scale };
  const tops = [0];
  for (const { kind } of items) tops.push((tops.at(-1) ?? 0) + heights[kind]);
  return tops;
}

/** The distance between snapshots, and the gap in it, at the browser's default text size. */
const PITCH = { min: 14, max: 26, narrow: 22, gap: 4 } as const;

/** Custom properties, calculated here rather than with `calc()` in thousands of snapshots. */
export function heatMapSizes(
  width: number,
  columns: readonly HeatMapColumn[],
  isNarrow: boolean,
  scale: number,
): Readonly<Record<`--${string}`, string>> {
  const bands = new Set(columns.map(({ band }) => band)).size;
  const names = isNarrow ? 0 : Math.round(scale * clamp(width * 0.17, 180, 320));
  const available = width - names - 2 * space[6] - bands * space[3];
  const even = Math.floor((available / Math.max(1, columns.length)) * 4) / 4;
  const pitch = isNarrow ? PITCH.narrow * scale : clamp(even, PITCH.min * scale, PITCH.max * scale);
  return {
    '--width': `${width}px`,
    '--names': `${names}px`,
    '--pitch': `${pitch}px`,
    '--side': `${Math.min(20 * scale, pitch - PITCH.gap)}px`,
  };
}
