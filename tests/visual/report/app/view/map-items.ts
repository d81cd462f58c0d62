/** The heat map's rows: a heading a component, a line a story that has something to show. */
import type { Filtered } from '../model/filter.ts';
import type { Line, Model } from '../model/model.ts';

/** A row of the heat map. */
export type MapItem =
  | {
      readonly kind: 'title';
      readonly key: string;
      readonly title: string;
      readonly stories: number;
    }
  | { readonly kind: 'line'; readonly key: string; readonly line: Line; readonly engine: string };

/** Only stories with a cell that passes; the engine is named where there are several. */
export function itemsOf(model: Model, { passes }: Pick<Filtered, 'passes'>): MapItem[] {
  const lines = model.lines.filter(({ cells }) =>
    cells.some((entry) => entry !== undefined && passes[entry.index] === 1),
  );
  const several = model.engines.length > 1;
  return [...Map.groupBy(lines, ({ title }) => title)].flatMap(([title, stories]) => [
    { kind: 'title' as const, key: `title ${title}`, title, stories: stories.length },
    ...stories.map((line) => ({
      kind: 'line' as const,
      key: `${line.engine} ${line.story}`,
      line,
      engine: several ? line.engine : '',
    })),
  ]);
}

/** A row's height in CSS px; on a narrow window the name stands above the cells. */
export function heightOf({ kind }: MapItem, narrow: boolean): number {
  if (kind === 'title') return 40;
  return narrow ? 56 : 28;
}
