import { expect, test } from 'vitest';
import { type Job, schedule } from './schedule.ts';

/** Jobs that record what runs at the same time, and in which order they start. */
function recordedJobs(needs: Readonly<Record<string, readonly string[]>>) {
  const events: string[] = [];
  const running = new Set<string>();
  let maxRunning = 0;
  const jobs = Object.entries(needs).map(([name, after]): Job => ({
    name,
    after,
    run: async () => {
      events.push(`start ${name}`);
      running.add(name);
      maxRunning = Math.max(maxRunning, running.size);
      await Promise.resolve();
      await Promise.resolve();
      running.delete(name);
      events.push(`end ${name}`);
    },
  }));
  return { jobs, events, maxRunning: () => maxRunning };
}

test('jobs run in order, two at a time, each after its dependencies', async () => {
  const { jobs, events, maxRunning } = recordedJobs({ a: [], b: ['a'], c: ['a'], d: ['b'], e: [] });
  await schedule(jobs, 2);
  expect(events.filter((it) => it.startsWith('start'))).toHaveLength(5);
  expect(events.indexOf('start b')).toBeGreaterThan(events.indexOf('end a'));
  expect(events.indexOf('start d')).toBeGreaterThan(events.indexOf('end b'));
  expect(events[1]).toBe('start e');
  expect(maxRunning()).toBe(2);
});

test('an unknown dependency is ignored; a cycle is an error', async () => {
  const alone = recordedJobs({ a: ['nothing'] });
  await schedule(alone.jobs, 2);
  expect(alone.events).toEqual(['start a', 'end a']);
  await expect(schedule(recordedJobs({ a: ['b'], b: ['a'] }).jobs, 2)).rejects.toThrow('a,b');
});

test('an error in a job ends the schedule', async () => {
  const run = async () => {
    throw new Error('planted');
  };
  await expect(schedule([{ name: 'a', after: [], run }], 2)).rejects.toThrow('planted');
});
