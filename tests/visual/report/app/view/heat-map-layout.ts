/** The rows and columns of the heat map, and their sizes in CSS px. */
import { space } from '../../../../../src/theme/generated/tokens.ts';
import { type Filter, type Filtered, NO_MODE } from '../model/filter.ts';
import type { Column, Model, StoryRow } from '../model/model.ts';

export type HeatMapItem =
  | { readonly kind: 'title'; readonly title: string; readonly stories: number }
  | {
      readonly kind: 'story';
      readonly row: StoryRow;
      /** Browser and mode, where there are several. */
      readonly detail: string;
      /** Position among the stories. */
      readonly number: number;
    };

export interface HeatMapColumn extends Column {
  /** Index in {@link Model.columns}. */
  readonly index: number;
  /** The heading above several columns. */
  readonly band: string;
}

export function heatMapItems(model: Model, { passing }: Filtered): HeatMapItem[] {
  const rows = model.storyRows.filter(({ entries }) =>
    entries.some((entry) => entry !== undefined && passing.has(entry.index)),
  );
  return [...Map.groupBy(rows, ({ title }) => title)].flatMap(([title, its]) => {
    const stories = new Set(its.map(({ story }) => story)).size;
    const items: HeatMapItem[] = [{ kind: 'title', title, stories }];
    return items.concat(
      its.map((row) => {
        const names = [model.browsers.length > 1 ? row.browser : '', row.mode];
        const detail = names.filter(Boolean).join(', ');
        return { kind: 'story', row, detail, number: rows.indexOf(row) };
      }),
    );
  });
}

/** The columns that pass the filter; a mode's column passes with every language and width. */
export function heatMapColumns({ columns }: Model, { locales, widths, modes }: Filter) {
  const allows = (list: readonly string[], value: string) =>
    list.length === 0 || list.includes(value);
  const allowsPlain = allows(modes, NO_MODE) || columns.every(({ mode }) => mode === undefined);
  return columns
    .map((column, index): HeatMapColumn => {
      const band = column.mode === undefined ? column.locale : 'Modes';
      return Object.assign({ index, band }, column);
    })
    .filter(({ locale, width, mode }) =>
      mode === undefined
        ? allowsPlain && allows(locales, locale) && allows(widths, `${width}`)
        : allows(modes, mode),
    );
}

/** On narrow windows the name is above the snapshots. */
export function rowHeight({ kind }: HeatMapItem, isNarrow: boolean, scale: number): number {
  if (kind === 'title') return 40 * scale;
  return (isNarrow ? 56 : 28) * scale;
}

/** Where each row starts and the last one ends. */
export function rowTops(items: readonly HeatMapItem[], isNarrow: boolean, scale: number): number[] {
  const tops = [0];
  for (const item of items) tops.push((tops.at(-1) ?? 0) + rowHeight(item, isNarrow, scale));
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
  const names = isNarrow ? 0 : Math.round(scale * Math.min(320, Math.max(180, width * 0.17)));
  const available = width - names - 2 * space[6] - bands * space[3];
  const even = Math.floor((available / Math.max(1, columns.length)) * 4) / 4;
  const pitch = isNarrow
    ? PITCH.narrow * scale
    : Math.min(PITCH.max * scale, Math.max(PITCH.min * scale, even));
  return {
    '--width': `${width}px`,
    '--names': `${names}px`,
    '--pitch': `${pitch}px`,
    '--side': `${Math.min(20 * scale, pitch - PITCH.gap)}px`,
  };
}
