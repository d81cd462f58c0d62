/** What a run tells about itself: time that grows with the snapshots, memory that does not. */
import { duration } from '../progress.ts';
import type { StoryGridResult } from './result-rows.ts';

/** One line for each figure there is. */
export function runStats(
  sheets: readonly Pick<StoryGridResult, 'memory' | 'worker'>[],
  marks: readonly { readonly share: number; readonly seconds: number }[],
): string[] {
  const pace = marks.map(({ share, seconds }) => `${share * 100} % after ${duration(seconds)}`);
  const known = sheets.filter(({ memory }) => Number.isFinite(memory));
  // Each worker has one browser at a time: what matters is whether it grows from story to story.
  const browsers = [...Map.groupBy(known, ({ worker }) => worker)].map(([worker, its]) => {
    const [first, last] = [its[0]?.memory ?? 0, its.at(-1)?.memory ?? 0];
    const most = Math.max(...its.map(({ memory }) => memory));
    return `browser ${worker + 1} ${first.toFixed(0)} MB after its first story, ${most.toFixed(0)} MB at most, ${last.toFixed(0)} MB at the end`;
  });
  return [...(pace.length > 0 ? [pace.join(', ')] : []), ...browsers];
}
