/** Mounts a story where a pass needs it, and samples it (VIS-19). */
import type { Snapshot } from '../matrix/snapshots.ts';
import type { Size } from '../report/results.ts';
import type { ContainerLimit } from './container-limits.ts';
import { type Sample, findingKey } from './find-candidates.ts';
import type { PageSamples, SweptElement } from './sample-page.ts';
import { type Pass, isAfterBreakpoint } from './sizes.ts';
import type { StoryFramePage } from './story-frame.ts';

export type Sampler = ReturnType<typeof createSampler>;

/** Its asynchronous methods throw if the story cannot be shown. */
export function createSampler(page: StoryFramePage, snapshot: Snapshot) {
  let mountedWidth = 0;
  let last: Pick<PageSamples, 'lang' | 'suppressions'> = { lang: '', suppressions: {} };
  const elements = new Map<string, SweptElement>();
  const sampled = new Map<Pass, Sample[]>();
  const probed = new Map<string, Sample>();

  async function mount({ mountedAt: { width } }: Pass): Promise<void> {
    if (mountedWidth === width) return;
    const problems = await page.show({ ...snapshot, width });
    if (problems.length > 0) throw new Error(`at ${width} px: ${problems.join('; ')}`);
    mountedWidth = width;
  }

  /** Waits for the scripts of the page at the first size only. */
  async function sample({ axis }: Pass, sizes: readonly Size[]): Promise<Sample[]> {
    if (sizes[0]) await page.settle(sizes[0]);
    const pageSamples = await page.sample(sizes);
    last = pageSamples;
    for (const element of pageSamples.elements)
      if (!elements.has(element.id)) elements.set(element.id, element);
    return pageSamples.samples.map(({ findings, states, ...size }) => {
      const byId = new Map(
        states.map(([index, lines, rows]) => [
          pageSamples.elements[index]?.id ?? '',
          { lines, rows },
        ]),
      );
      return {
        size: size[axis],
        findings: new Map(findings.map((finding) => [findingKey(finding), finding])),
        states: byId,
        hash: JSON.stringify([...byId]),
      };
    });
  }

  /** The pass of a series that contains a size, and the size of the viewport. */
  const passAt = (series: readonly Pass[], size: number) => {
    const pass = series.find(({ axis, sizes }) => (sizes.at(-1)?.[axis] ?? 0) >= size) as Pass;
    return { pass, viewport: { ...pass.mountedAt, [pass.axis]: size } };
  };

  return {
    /** In document order as far as it is known. */
    elements: (): readonly SweptElement[] => [...elements.values()],
    lang: () => last.lang,
    suppressions: () => last.suppressions,
    async samplePass(pass: Pass): Promise<void> {
      await mount(pass);
      const samples: Sample[] = [];
      for (const sizes of splitAtBreakpoints(pass)) samples.push(...(await sample(pass, sizes)));
      sampled.set(pass, samples);
    },
    samplesOf: (pass: Pass): readonly Sample[] => sampled.get(pass) ?? [],
    /** Once scripts have handled the size. */
    async probe(series: readonly Pass[], size: number): Promise<Sample> {
      const { pass, viewport } = passAt(series, size);
      const key = `${viewport.width} ${viewport.height}`;
      const cached = probed.get(key);
      if (cached) return cached;
      await mount(pass);
      const [found] = await sample(pass, [viewport]);
      probed.set(key, found as Sample);
      return found as Sample;
    },
    async containerLimits(series: readonly Pass[], size: number): Promise<ContainerLimit[]> {
      const { pass, viewport } = passAt(series, size);
      await mount(pass);
      await page.settle(viewport);
      return page.containerLimits();
    },
  };
}

/** The sizes of a pass, split once after each breakpoint, where scripts react. */
function splitAtBreakpoints({ axis, sizes }: Pass): Size[][] {
  const parts: Size[][] = [];
  for (const [index, size] of sizes.entries()) {
    const before = sizes[index - 1];
    if (!before || isAfterBreakpoint(axis, size[axis])) parts.push([]);
    parts.at(-1)?.push(size);
  }
  return parts;
}
