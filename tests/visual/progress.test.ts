import { expect, test } from 'vitest';
import { paceLine } from './progress.ts';
import { duration } from './report/app/model/quantities.ts';

test('VIS-1 the line shows snapshots done and total, snapshots per second, time left and current snapshot', () => {
  const line = paceLine({
    done: 50,
    total: 250,
    elapsedMs: 5000,
    current: 'features-x--y/vi/375',
  });
  expect(line).toBe('50/250 snapshots · 10.0 snapshots/s · 20 s left · features-x--y/vi/375');
});

test('VIS-1 the time left is unknown before the first snapshot', () => {
  expect(paceLine({ done: 0, total: 9, elapsedMs: 800, current: 'a' })).toContain('? left');
});

test('VIS-1 long durations are in minutes', () => {
  expect([duration(0.2), duration(59.1), duration(200)]).toEqual([
    '1 s',
    '1 min 0 s',
    '3 min 20 s',
  ]);
});
