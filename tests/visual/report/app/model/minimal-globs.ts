/** Accepted snapshots as entries of `approvals.yml`: few globs that match no other differing snapshot. */
import { type ResultRow, type Severity, isAcceptable, isDifferent } from '../../results.ts';
import type { Accepted } from './pending-approvals.ts';

export type GlobEntry = ReturnType<typeof entriesFor>[number];

type GlobText = Pick<GlobEntry, 'snapshots' | 'reason' | 'severity'>;

/** The properties of a snapshot that its name consists of. */
type Named = Pick<ResultRow, 'snapshot' | 'story' | 'locale' | 'width' | 'mode' | 'browser'>;

/**
 * A glob never matches a differing snapshot that is not accepted, is accepted for another reason, or
 * cannot be accepted. Entries have a severity where that needs fewer of them.
 */
export function entriesFor(rows: readonly ResultRow[], accepted: Accepted) {
  const differing = rows.filter(isDifferent);
  const acceptedRows = differing.filter((row) => isAcceptable(row) && accepted.has(row.snapshot));
  const byReason = Map.groupBy(acceptedRows, ({ snapshot }) => accepted.get(snapshot) ?? '');
  return [...byReason].flatMap(([reason, rows]) => {
    const entriesOf = (some: readonly ResultRow[], severity?: Severity) => {
      const others = differing.filter((row) => severity === undefined || row.severity === severity);
      const common = { reason, ...(severity && { severity }) };
      return globsFor(some, others).map((glob) => Object.assign(glob, common));
    };
    const withoutSeverity = entriesOf(rows);
    const bySeverity = Map.groupBy(rows, (row) => row.severity);
    const withSeverity = [...bySeverity].flatMap(([severity, some]) => entriesOf(some, severity));
    return withSeverity.length < withoutSeverity.length ? withSeverity : withoutSeverity;
  });
}

/**
 * Globs that match all of `snapshots` and no other of `differing`: a component or story where possible,
 * else a language or width of it, else single names. None of them is redundant.
 */
export function minimalGlobs(snapshots: readonly Named[], differing: readonly Named[]): string[] {
  return globsFor(snapshots, differing).map((glob) => glob.snapshots);
}

export function acceptCommand({ snapshots, reason, severity }: GlobText): string {
  const only = severity === undefined ? '' : ` --severity ${severity}`;
  return `npm run visual -- --accept ${quoteArg(snapshots)}${only} --reason ${quoteArg(reason)}`;
}

/** For a POSIX shell. */
export function quoteArg(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`;
}

/** No glob is wider than a component in a browser, so each of these is solved on its own. */
function globsFor(snapshots: readonly Named[], differing: readonly Named[]) {
  const scopeOf = ({ story, browser }: Named) => `${componentOf(story) ?? story} ${browser}`;
  const others = Map.groupBy(differing, scopeOf);
  return [...Map.groupBy(snapshots, scopeOf)].flatMap(([scope, scopeSnapshots]) =>
    globsInScope(scopeSnapshots, others.get(scope) ?? []),
  );
}

function globsInScope(snapshots: readonly Named[], differing: readonly Named[]) {
  const accepted = new Set(snapshots.map(({ snapshot }) => snapshot));
  const forbidden = new Set(
    differing.filter(({ snapshot }) => !accepted.has(snapshot)).flatMap(wideGlobs),
  );
  const matches = new Map<string, Set<string>>();
  for (const row of snapshots)
    for (const glob of wideGlobs(row))
      if (!forbidden.has(glob))
        matches.set(glob, (matches.get(glob) ?? new Set()).add(row.snapshot));

  // Greedy: the glob that matches most of the rest; of equal ones the first, which is the narrowest.
  let chosen: [string, ReadonlySet<string>][] = [];
  let rest: ReadonlySet<string> = accepted;
  for (;;) {
    const counts = [...matches].map(
      ([glob, matched]) => [matched.intersection(rest).size, glob] as const,
    );
    const best = counts.reduce((a, b) => (b[0] > a[0] ? b : a), [1, ''] as const);
    const bestMatches = matches.get(best[1]);
    if (!bestMatches) break;
    chosen.push([best[1], bestMatches]);
    rest = rest.difference(bestMatches);
  }
  // Later choices can make an earlier one redundant.
  for (const candidate of chosen) {
    const others = chosen.filter((it) => it !== candidate);
    const covered = others.reduce((all, [, matched]) => all.union(matched), rest);
    if (candidate[1].isSubsetOf(covered)) chosen = others;
  }
  let alreadyMatched: ReadonlySet<string> = new Set();
  const names = [...rest].map((name) => [name, new Set([name])] as const);
  return [...chosen, ...names].map(([glob, matched]) => {
    const covers = matched.difference(alreadyMatched).size;
    alreadyMatched = alreadyMatched.union(matched);
    return {
      /** As `matchesGlob` of `node:path` reads it: `*` does not match a `/`. */
      snapshots: glob,
      /** The accepted snapshots that the glob matches. */
      matches: [...matched],
      /** How many of them no earlier glob matches. */
      covers,
    };
  });
}

/** Every glob that matches a snapshot and others, the narrowest first. */
function wideGlobs({ story, locale, width, mode, browser }: Named): string[] {
  const suffix = browser === 'chromium' ? '' : `/${browser}`;
  // Stories have a mode at different locales and widths, so only the mode is common to them.
  const dimensions = [`${locale}/*`, mode === undefined ? `*/${width}` : `*/*+${mode}`, '*/*'];
  const component = componentOf(story);
  const exact = mode === undefined ? [`${locale}/${width}`] : [];
  const inComponent = component === undefined ? [] : [...exact, ...dimensions];
  return [
    ...dimensions.map((it) => `${story}/${it}${suffix}`),
    ...inComponent.map((it) => `${component}/${it}${suffix}`),
  ];
}

/** Storybook's ids are `component--story`; ids of another form have no component. */
function componentOf(story: string): string | undefined {
  const end = story.indexOf('--');
  return end < 0 ? undefined : `${story.slice(0, end)}--*`;
}
