/** Sweeps one story in one locale: finds what exists in a range of sizes, to the pixel (VIS-19). */
import { HEIGHT } from '../capture/story-navigator.ts';
import { plainCopy } from '../lint/expected-copy.ts';
import {
  type Finding,
  SWEEP_MODE,
  isDescribed,
  suppressionsIn,
  withSuppressions,
} from '../lint/rules.ts';
import type { Snapshot } from '../matrix/snapshots.ts';
import { type Range, bisect } from './bisect.ts';
import { areFlipped } from './container-limits.ts';
import { findCandidates } from './find-candidates.ts';
import { type Sampler, createSampler } from './sampler.ts';
import { type Axis, type Pass, isBreakpoint, planPasses } from './sizes.ts';
import type { StoryFramePage } from './story-frame.ts';

export interface StorySweep {
  /** Including suppressed ones; each has a range. */
  readonly findings: readonly Finding[];
  /** How often the structure changed from one sample to the next. */
  readonly jumps: number;
  readonly bisected: number;
  /** The names of what the story suppresses. */
  readonly suppressions: readonly string[];
}

/** @throws Error when the story cannot be shown. */
export async function sweepStory(page: StoryFramePage, snapshot: Snapshot): Promise<StorySweep> {
  const { locale } = snapshot;
  const sampler = createSampler(page, snapshot);
  const passes = planPasses();
  for (const pass of passes) await sampler.samplePass(pass);
  // The series of the pass that is still mounted comes first, that of all widths last.
  const ofAxis = (axis: Axis) => passes.filter((pass) => pass.axis === axis);
  const allSeries = [
    ...ofAxis('height')
      .toReversed()
      .map((pass) => [pass]),
    ofAxis('width'),
  ];

  const findings: Finding[] = [];
  let [jumps, bisected] = [0, 0];
  for (const series of allSeries) {
    const samples = series.flatMap((pass) => sampler.samplesOf(pass));
    const [{ axis, mountedAt }] = series as [Pass];
    jumps += samples.filter(
      ({ hash }, index) => index > 0 && hash !== samples[index - 1]?.hash,
    ).length;
    const candidates = findCandidates(samples, sampler.elements(), (size) =>
      isBreakpoint(axis, size),
    );
    for (const candidate of candidates) {
      // What also exists at the usual height is found by the series of widths.
      const isUsual = samples
        .slice(candidate.from, candidate.to + 1)
        .some(({ size }) => size === HEIGHT);
      if (axis === 'height' && isUsual) continue;
      bisected += 1;
      const probe = (size: number) => sampler.probe(series, size);
      const range = await bisect(candidate, samples, probe);
      if (
        !range ||
        (isDescribed(candidate) && (await belongsToBreakpoints(series, range, sampler)))
      )
        continue;
      const { rule, selector, text, pixels, pageText } = candidate;
      const key = plainCopy(sampler.lang(), locale).keyOf(pageText) ?? '';
      const across = axis === 'width' ? HEIGHT : mountedAt.width;
      findings.push({ rule, selector, key, text, pixels, range: { axis, ...range, across } });
    }
  }
  const allSuppressions = sampler.suppressions();
  const activeSuppressions = {
    ...suppressionsIn(allSuppressions, SWEEP_MODE),
    ...suppressionsIn(allSuppressions, locale),
  };
  return {
    findings: withSuppressions(findings, ({ rule }) => rule, activeSuppressions),
    ...{ jumps, bisected },
    suppressions: Object.keys(allSuppressions),
  };
}

/** Whether both ends of a range are at a breakpoint, of the viewport or of a container. */
async function belongsToBreakpoints(
  series: readonly Pass[],
  { from, to }: Range,
  sampler: Sampler,
): Promise<boolean> {
  const [{ axis, sizes }] = series as [Pass];
  const first = sizes[0]?.[axis] ?? 0;
  const last = series.at(-1)?.sizes.at(-1)?.[axis] ?? 0;
  for (const size of [from - 1, to].filter((it) => it >= first && it < last)) {
    if (isBreakpoint(axis, size)) continue;
    const before = await sampler.containerLimits(series, size);
    if (!areFlipped(before, await sampler.containerLimits(series, size + 1))) return false;
  }
  return true;
}
