/** Accepted snapshots as globs for `approvals.yml`: as few as they can be without covering another snapshot. */
import type { ResultRow, Severity } from '../../results.ts';
import { isDifferent, isAcceptable } from './display-status.ts';

/** A line of `approvals.yml` to be. */
export interface GlobEntry {
  /** A glob over snapshot names as `matchesGlob` of `node:path` reads it: `*` does not cross a `/`. */
  readonly snapshots: string;
  readonly reason: string;
  /** Only changes of this severity; absent: whatever differs. */
  readonly severity?: Severity;
  /** How many accepted snapshots it stands for; a snapshot under two globs is counted with the first. */
  readonly covers: number;
}

/** A glob, and the accepted snapshots it was chosen for. */
type Glob = Pick<GlobEntry, 'snapshots' | 'covers'>;

/** What of a snapshot a glob looks at. */
type Named = Pick<ResultRow, 'snapshot' | 'story' | 'locale' | 'width' | 'mode' | 'browser'>;

/**
 * One list of globs for each reason, in the order of the snapshots. A glob never covers a snapshot that
 * differs and is not accepted, that is accepted for another reason, or that cannot be. Where fewer do
 * with a severity beside them, they have one.
 */
export function entriesOf(
  rows: readonly ResultRow[],
  accepted: ReadonlyMap<string, string>,
): GlobEntry[] {
  const differing = rows.filter(isDifferent);
  const mine = differing.filter((row) => isAcceptable(row) && accepted.has(row.snapshot));
  const entries = (
    snapshots: readonly Named[],
    all: readonly Named[],
    how: Omit<GlobEntry, keyof Glob>,
  ) => globsWithCounts(snapshots, all).map((it): GlobEntry => Object.assign({}, how, it));
  return [...Map.groupBy(mine, ({ snapshot }) => accepted.get(snapshot) ?? '')].flatMap(
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
 * The globs that cover every one of `snapshots` and none of the rest of `differing`: a component or
 * story with all its languages and widths where that holds, else a language or width of it, else
 * the snapshot's name. Each stands for two snapshots at least or is a name, and none could be left out.
 */
export function minimalGlobs(snapshots: readonly Named[], differing: readonly Named[]): string[] {
  return globsWithCounts(snapshots, differing).map((it) => it.snapshots);
}

/** The command that accepts one entry, quoted for a POSIX shell. */
export function acceptCommand({ snapshots, reason, severity }: Omit<GlobEntry, 'covers'>): string {
  const only = severity === undefined ? '' : ` --severity ${severity}`;
  return `npm run visual -- --accept ${quoted(snapshots)}${only} --reason ${quoted(reason)}`;
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`;
}

/** No glob is wider than a component in an engine, so each of these is a small task of its own. */
function globsWithCounts(snapshots: readonly Named[], differing: readonly Named[]): Glob[] {
  const others = Map.groupBy(differing, homeOf);
  return [...Map.groupBy(snapshots, homeOf)].flatMap(([home, mine]) =>
    globsWithin(mine, others.get(home) ?? []),
  );
}

function homeOf({ story, browser }: Named): string {
  return `${componentOf(story) ?? story} ${browser}`;
}

/** The largest glob first, again and again: each time of those that cover only what is left to accept. */
function globsWithin(snapshots: readonly Named[], differing: readonly Named[]): Glob[] {
  const chosen = new Set(snapshots.map(({ snapshot }) => snapshot));
  const forbidden = new Set(
    differing.filter(({ snapshot }) => !chosen.has(snapshot)).flatMap((row) => wideGlobs(row)),
  );
  const globsOf = new Map(
    snapshots.map((row) => [row.snapshot, wideGlobs(row).filter((glob) => !forbidden.has(glob))]),
  );
  const members = new Map<string, Set<string>>();
  for (const [snapshot, globs] of globsOf)
    for (const glob of globs) members.set(glob, (members.get(glob) ?? new Set()).add(snapshot));

  const full = new Map([...members].map(([glob, all]) => [glob, new Set(all)]));
  const found: Glob[] = [];
  const left = new Set(chosen);
  for (let best = largest(members); best; best = largest(members)) {
    const [glob, covered] = best;
    found.push({ snapshots: glob, covers: covered.size });
    for (const snapshot of [...covered]) {
      left.delete(snapshot);
      for (const other of globsOf.get(snapshot) ?? []) members.get(other)?.delete(snapshot);
    }
  }
  const kept = withoutNeedless(found, full, left);
  return [...kept, ...[...left].map((snapshots) => ({ snapshots, covers: 1 }))];
}

/** The glob with the most snapshots; with as many, the one that was met first, which is the narrower. */
function largest(members: ReadonlyMap<string, ReadonlySet<string>>) {
  let best: readonly [string, ReadonlySet<string>] | undefined;
  for (const entry of members) {
    // A glob that stands for one snapshot says less than its name.
    if (entry[1].size > Math.max(1, best?.[1].size ?? 0)) best = entry;
  }
  return best;
}

/** Globs all of whose snapshots lie under others too, which the greedy choice can leave, are dropped. */
function withoutNeedless(
  found: readonly Glob[],
  members: ReadonlyMap<string, ReadonlySet<string>>,
  left: ReadonlySet<string>,
): Glob[] {
  let kept = [...found];
  for (const candidate of found) {
    const others = kept.filter((it) => it !== candidate);
    const under = new Set(others.flatMap(({ snapshots }) => [...(members.get(snapshots) ?? [])]));
    const needless = [...(members.get(candidate.snapshots) ?? [])].every(
      (snapshot) => under.has(snapshot) || left.has(snapshot),
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
  return kept.map(({ snapshots: glob }) => {
    const fresh = [...(members.get(glob) ?? [])].filter((snapshot) => !seen.has(snapshot));
    for (const snapshot of fresh) seen.add(snapshot);
    return { snapshots: glob, covers: fresh.length };
  });
}

/**
 * Every glob wider than its name that a snapshot lies under, the narrowest first: of two that say the
 * same now, that one hides less later.
 */
function wideGlobs({ story, locale, width, mode, browser }: Named): string[] {
  const end = browser === 'chromium' ? '' : `/${browser}`;
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
