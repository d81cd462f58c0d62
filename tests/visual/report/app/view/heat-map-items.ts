/** The heat map's rows: a heading a component, a line a story that has something to show. */
import { space } from '../../../../../src/theme/generated/tokens.ts';
import type { Filtered } from '../model/filter.ts';
import type { Column, Line, Model } from '../model/model.ts';

/** A row of the heat map. */
export type HeatMapItem =
  | {
      readonly kind: 'title';
      readonly key: string;
      readonly title: string;
      readonly stories: number;
    }
  | { readonly kind: 'line'; readonly key: string; readonly line: Line; readonly more: string };

/** Only stories with a snapshot that passes; browser and mode are named where there are several. */
export function itemsOf(model: Model, { passes }: Pick<Filtered, 'passes'>): HeatMapItem[] {
  const lines = model.lines.filter(({ snapshots }) =>
    snapshots.some((entry) => entry !== undefined && passes[entry.index] === 1),
  );
  const several = model.engines.length > 1;
  const items: HeatMapItem[] = [];
  for (const [title, stories] of Map.groupBy(lines, (line) => line.title)) {
    items.push({
      kind: 'title',
      key: `title ${title}`,
      title,
      stories: new Set(stories.map(({ story }) => story)).size,
    });
    for (const line of stories) {
      const { browser, story, mode } = line;
      const more = [several ? browser : '', mode].filter(Boolean).join(', ');
      items.push({ kind: 'line', key: `${browser} ${story} ${mode}`, line, more });
    }
  }
  return items;
}

/** What columns stand together under: their language, or that they are modes. */
export function bandOf(column: Column | undefined): string {
  return column?.mode === undefined ? (column?.locale ?? '') : 'Modes';
}

/** How large the reader's text is: 2 where it is twice the browser's default of 16 px. */
export function textScale(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16;
}

/** A row's height in CSS px; on a narrow window the name stands above the snapshots. */
export function heightOf({ kind }: HeatMapItem, narrow: boolean, scale: number): number {
  if (kind === 'title') return 40 * scale;
  return (narrow ? 56 : 28) * scale;
}

/** Where each row begins and the last one ends, in CSS px. */
export function topsOf(items: readonly HeatMapItem[], narrow: boolean, scale: number): number[] {
  const tops = [0];
  for (const item of items) tops.push((tops.at(-1) ?? 0) + heightOf(item, narrow, scale));
  return tops;
}

/** A snapshot's square and its share of the row, in CSS px at the browser's default text size. */
const PITCH = { least: 14, most: 26, narrow: 22, gap: 4 } as const;

/**
 * The map's measures as custom properties in px: all columns in the given width where snapshots need
 * not be too small for it. Worked out here, because thousands of snapshots ask for them.
 */
export function sizesOf(
  width: number,
  columns: number,
  bands: number,
  narrow: boolean,
  scale: number,
): Readonly<Record<`--${string}`, string>> {
  const names = narrow ? 0 : Math.round(scale * Math.min(320, Math.max(180, width * 0.17)));
  const room = width - names - 2 * space[6] - bands * space[3];
  const even = Math.floor((room / Math.max(1, columns)) * 4) / 4;
  const pitch = narrow
    ? PITCH.narrow * scale
    : Math.min(PITCH.most * scale, Math.max(PITCH.least * scale, even));
  return {
    '--width': `${width}px`,
    '--names': `${names}px`,
    '--pitch': `${pitch}px`,
    '--side': `${Math.min(20 * scale, pitch - PITCH.gap)}px`,
  };
}
