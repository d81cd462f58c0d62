import type { Candidate, Sample } from './find-candidates.ts';

/** Sizes in CSS px, both included. */
export interface Range {
  readonly from: number;
  readonly to: number;
}

/**
 * The exact range of a candidate. `probe` takes a sample once the page's scripts have handled the size;
 * `undefined` if the candidate does not hold then.
 */
export async function bisect(
  { from, to, holds }: Pick<Candidate, 'from' | 'to' | 'holds'>,
  samples: readonly Pick<Sample, 'size'>[],
  probe: (size: number) => Promise<Sample>,
): Promise<Range | undefined> {
  const holdsAt = async (size: number) => holds(await probe(size));
  const sizeAt = (index: number) => samples[index]?.size ?? 0;
  const endFrom = async (start: number, step: 1 | -1): Promise<number> => {
    let index = start + step;
    while (index >= 0 && index < samples.length && (await holdsAt(sizeAt(index)))) index += step;
    let [inside, outside] = [sizeAt(index - step), sizeAt(index)];
    if (index < 0 || index === samples.length) return inside;
    while (Math.abs(outside - inside) > 1) {
      const middle = Math.round((inside + outside) / 2);
      if (await holdsAt(middle)) inside = middle;
      else outside = middle;
    }
    return inside;
  };
  if (!(await holdsAt(sizeAt(from))) || !(await holdsAt(sizeAt(to)))) return undefined;
  return { from: await endFrom(from, -1), to: await endFrom(to, 1) };
}
