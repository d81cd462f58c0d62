/** Accepted cells as globs for `approvals.yml`: as few as they can be without covering another cell. */
import type { ResultRow, Severity } from '../../results.ts';
import { differs, isAcceptable } from './looks.ts';

/** A line of `approvals.yml` to be. */
export interface Entry {
  /** A glob over cell names as `matchesGlob` of `node:path` reads it: `*` does not cross a `/`. */
  readonly cells: string;
  readonly reason: string;
  /** Only changes of this severity; absent: whatever differs. */
  readonly severity?: Severity;
  /** How many accepted cells it stands for; a cell under two globs is counted with the first. */
  readonly covers: number;
}

/** A glob, and the accepted cells it was chosen for. */
type Glob = Pick<Entry, 'cells' | 'covers'>;

/** What of a cell a glob looks at. */
type Named = Pick<ResultRow, 'cell' | 'story' | 'locale' | 'width' | 'mode' | 'engine'>;

/**
 * One list of globs for each reason, in the order of the cells. A glob never covers a cell that
 * differs and is not accepted, that is accepted for another reason, or that cannot be. Where fewer do
 * with a severity beside them, they have one.
 */
export function entriesOf(
  rows: readonly ResultRow[],
  accepted: ReadonlyMap<string, string>,
): Entry[] {
  const differing = rows.filter(differs);
  const mine = differing.filter((row) => isAcceptable(row) && accepted.has(row.cell));
  const entries = (cells: readonly Named[], all: readonly Named[], how: Omit<Entry, keyof Glob>) =>
    globsWithCounts(cells, all).map((it): Entry => Object.assign({}, how, it));
  return [...Map.groupBy(mine, ({ cell }) => accepted.get(cell) ?? '')].flatMap(
    ([reason, rows]) => {
      const whole = entries(rows, differing, { reason });
      const parts = [...Map.groupBy(rows, (it) => it.severity)].flatMap(([severity, some]) => {
        if (severity === undefined) return entries(some, differing, { reason });
        const alike = differing.filter((it) => it.severity === severity);
        return entries(some, alike, { reason, severity });
      });
      return parts.length < whole.length ? parts : whole;
    },
  );
}

/**
 * The globs that cover every one of `cells` and none of the rest of `differing`: a component or
 * story with all its languages and widths where that holds, else a language or width of it, else
 * the cell's name. Each stands for two cells at least or is a name, and none could be left out.
 */
export function globsFor(cells: readonly Named[], differing: readonly Named[]): string[] {
  return globsWithCounts(cells, differing).map((it) => it.cells);
}

/** The command that accepts one entry, quoted for a POSIX shell. */
export function commandOf({ cells, reason, severity }: Omit<Entry, 'covers'>): string {
  const only = severity === undefined ? '' : ` --severity ${severity}`;
  return `npm run visual -- --accept ${quoted(cells)}${only} --reason ${quoted(reason)}`;
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`;
}

/** No glob is wider than a component in an engine, so each of these is a small task of its own. */
function globsWithCounts(cells: readonly Named[], differing: readonly Named[]): Glob[] {
  const others = Map.groupBy(differing, homeOf);
  return [...Map.groupBy(cells, homeOf)].flatMap(([home, mine]) =>
    globsWithin(mine, others.get(home) ?? []),
  );
}

function homeOf({ story, engine }: Named): string {
  return `${componentOf(story) ?? story} ${engine}`;
}

/** The largest glob first, again and again: each time of those that cover only what is left to accept. */
function globsWithin(cells: readonly Named[], differing: readonly Named[]): Glob[] {
  const chosen = new Set(cells.map(({ cell }) => cell));
  const forbidden = new Set(
    differing.filter(({ cell }) => !chosen.has(cell)).flatMap((row) => wideGlobs(row)),
  );
  const globsOf = new Map(
    cells.map((row) => [row.cell, wideGlobs(row).filter((glob) => !forbidden.has(glob))]),
  );
  const members = new Map<string, Set<string>>();
  for (const [cell, globs] of globsOf)
    for (const glob of globs) members.set(glob, (members.get(glob) ?? new Set()).add(cell));

  const full = new Map([...members].map(([glob, all]) => [glob, new Set(all)]));
  const found: Glob[] = [];
  const left = new Set(chosen);
  for (let best = largest(members); best; best = largest(members)) {
    const [glob, covered] = best;
    found.push({ cells: glob, covers: covered.size });
    for (const cell of [...covered]) {
      left.delete(cell);
      for (const other of globsOf.get(cell) ?? []) members.get(other)?.delete(cell);
    }
  }
  const kept = withoutNeedless(found, full, left);
  return [...kept, ...[...left].map((cells) => ({ cells, covers: 1 }))];
}

/** The glob with the most cells; with as many, the one that was met first, which is the narrower. */
function largest(members: ReadonlyMap<string, ReadonlySet<string>>) {
  let best: readonly [string, ReadonlySet<string>] | undefined;
  for (const entry of members) {
    // A glob that stands for one cell says less than its name.
    if (entry[1].size > Math.max(1, best?.[1].size ?? 0)) best = entry;
  }
  return best;
}

/** Globs all of whose cells lie under others too, which the greedy choice can leave, are dropped. */
function withoutNeedless(
  found: readonly Glob[],
  members: ReadonlyMap<string, ReadonlySet<string>>,
  left: ReadonlySet<string>,
): Glob[] {
  let kept = [...found];
  for (const candidate of found) {
    const others = kept.filter((it) => it !== candidate);
    const under = new Set(others.flatMap(({ cells }) => [...(members.get(cells) ?? [])]));
    const needless = [...(members.get(candidate.cells) ?? [])].every(
      (cell) => under.has(cell) || left.has(cell),
    );
    if (needless) kept = others;
  }
  return kept.length === found.length ? kept : recounted(kept, members);
}

function recounted(
  kept: readonly Glob[],
  members: ReadonlyMap<string, ReadonlySet<string>>,
): Glob[] {
  const seen = new Set<string>();
  return kept.map(({ cells: glob }) => {
    const fresh = [...(members.get(glob) ?? [])].filter((cell) => !seen.has(cell));
    for (const cell of fresh) seen.add(cell);
    return { cells: glob, covers: fresh.length };
  });
}

/**
 * Every glob wider than its name that a cell lies under, the narrowest first: of two that say the
 * same now, that one hides less later.
 */
function wideGlobs({ story, locale, width, mode, engine }: Named): string[] {
  const end = engine === 'chromium' ? '' : `/${engine}`;
  // In a mode a story has another language and width than the next: the mode is what they share.
  const rests = [`${locale}/*`, mode === undefined ? `*/${width}` : `*/*+${mode}`, '*/*'];
  const globs = rests.map((rest) => `${story}/${rest}${end}`);
  const component = componentOf(story);
  if (component === undefined) return globs;
  const name = mode === undefined ? [`${locale}/${width}`] : [];
  const wider = [...name, ...rests].map((rest) => `${component}/${rest}${end}`);
  return [...globs, ...wider];
}

/** The stories of one component: Storybook's ids are `component--story`; another id has none. */
function componentOf(story: string): string | undefined {
  const cut = story.indexOf('--');
  return cut < 0 ? undefined : `${story.slice(0, cut)}--*`;
}
