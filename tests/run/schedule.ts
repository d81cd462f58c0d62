/** Starts once the jobs named in `after` have ended. */
export interface Job {
  readonly name: string;
  readonly after: readonly string[];
  readonly run: () => Promise<void>;
}

/**
 * Runs jobs in their order, at most `limit` at a time. A name in `after` that no job has is ignored.
 * @throws Error for a cycle, and the error of a job.
 */
export async function schedule(jobs: readonly Job[], limit: number): Promise<void> {
  const waiting = new Set(jobs);
  const ended = new Set<string>();
  const running = new Set<Promise<void>>();
  const isReady = ({ after }: Job) =>
    after.every((name) => ended.has(name) || !jobs.some((job) => job.name === name));

  while (waiting.size > 0 || running.size > 0) {
    const next = running.size < limit ? [...waiting].find(isReady) : undefined;
    if (next) {
      waiting.delete(next);
      const done: Promise<void> = next.run().finally(() => {
        ended.add(next.name);
        running.delete(done);
      });
      running.add(done);
    } else if (running.size > 0) await Promise.race(running);
    else
      throw new Error(`Jobs wait for each other: ${[...waiting].map(({ name }) => name).join()}`);
  }
}
