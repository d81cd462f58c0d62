/** Finds possible faults in a series of samples (VIS-19). Pure functions. */
import type { RawFinding } from '../lint/dom-queries.ts';
import { type Finding, identityOf } from '../lint/rules.ts';
import { outermost } from '../parity/match-elements.ts';
import type { SweptElement } from './sample-page.ts';

/** One size of a story, along one axis. */
export interface Sample {
  /** In CSS px. */
  readonly size: number;
  /** By identity. */
  readonly findings: ReadonlyMap<string, RawFinding>;
  readonly states: ReadonlyMap<SweptElement['id'], Readonly<Record<'lines' | 'rows', number>>>;
  /** Of `states`: equal for the same structure. */
  readonly hash: string;
}

/** A state that holds in consecutive samples, and not beyond them. */
export interface Candidate extends Pick<Finding, 'rule' | 'selector' | 'text' | 'pixels'> {
  readonly pageText: string;
  /** Indexes of the first and the last sample. */
  readonly from: number;
  readonly to: number;
  readonly holds: (sample: Sample) => boolean;
}

/** Elements in document order; `isBreakpoint`: whether the layout may change after a size. */
export function findCandidates(
  samples: readonly Sample[],
  elements: readonly SweptElement[],
  isBreakpoint: (size: number) => boolean,
): Candidate[] {
  const runsOf = (holds: Candidate['holds']) => findRuns(samples, holds);
  const endsOffBreakpoint = ({ from, to }: Run) => {
    const ends = [from - 1, to].filter((index) => index >= 0 && index + 1 < samples.length);
    return ends.some((index) => !isBreakpoint(samples[index]?.size ?? 0));
  };

  const lint = [...new Set(samples.flatMap(({ findings }) => [...findings.keys()]))];
  const lintCandidates = lint.flatMap((identity) => {
    const holds = ({ findings }: Sample) => findings.has(identity);
    return runsOf(holds).flatMap(({ from, to }): Candidate[] => {
      const all = samples.slice(from, to + 1).flatMap((it) => it.findings.get(identity) ?? []);
      const [worst] = all.toSorted((a, b) => b.pixels - a.pixels);
      if (!worst) return [];
      const { rule, selector, text, pixels } = worst;
      return [{ from, to, holds, rule, selector, text, pixels, pageText: text }];
    });
  });

  const changes = elements.flatMap((element, index) => {
    const { id } = element;
    const count = samples.filter(({ states }) => states.has(id)).length;
    const isMissing = count * 2 > samples.length;
    const holds = ({ states }: Sample) => states.has(id) !== isMissing;
    const runs = runsOf(holds).filter(endsOffBreakpoint);
    return runs.map(({ from, to }) => ({ from, to, holds, index, element, isMissing }));
  });
  const sorted = changes.toSorted((a, b) => a.from - b.from || a.to - b.to || a.index - b.index);
  const roots = outermost(sorted, (a, b) => a.from === b.from && a.to === b.to);
  const elementCandidates = roots.map(({ from, to, holds, element, isMissing, inside }) => {
    const { kind, selector, text: pageText } = element;
    const more = inside === 0 ? '' : ` and ${inside} in it`;
    const text = `this ${kind}${more} ${isMissing ? 'is missing' : 'exists only here'}`;
    return {
      from,
      to,
      holds,
      pageText,
      rule: 'sweep-elements',
      selector,
      text,
      pixels: 0,
    } as const;
  });

  const wrapCandidates = elements.flatMap(({ id, kind, selector, text: pageText }) =>
    (['lines', 'rows'] as const).flatMap((measure) => {
      const valueIn = (sample: Sample | undefined) => sample?.states.get(id)?.[measure];
      const holds = (sample: Sample) => (valueIn(sample) ?? 0) > 1;
      // Only between sizes at which it is on one line: on a small screen it may need two.
      return runsOf(holds)
        .filter(endsOffBreakpoint)
        .filter(
          ({ from, to }) => valueIn(samples[from - 1]) === 1 && valueIn(samples[to + 1]) === 1,
        )
        .map(({ from, to }): Candidate => {
          const what = measure === 'lines' ? `this ${kind} has` : `these ${kind}s have`;
          const text = `${what} ${valueIn(samples[from])} ${measure}`;
          return { from, to, holds, pageText, rule: 'sweep-wrap', selector, text, pixels: 0 };
        });
    }),
  );
  return [...lintCandidates, ...elementCandidates, ...wrapCandidates];
}

/** The key of a finding in {@link Sample.findings}. */
export function findingKey(finding: RawFinding): string {
  return identityOf({ ...finding, key: '' });
}

type Run = Pick<Candidate, 'from' | 'to'>;

function findRuns(samples: readonly Sample[], holds: Candidate['holds']): Run[] {
  const runs: { from: number; to: number }[] = [];
  for (const [index, sample] of samples.entries()) {
    if (!holds(sample)) continue;
    const last = runs.at(-1);
    if (last?.to === index - 1) last.to = index;
    else runs.push({ from: index, to: index });
  }
  return runs;
}
