import { expect, test } from 'vitest';
import { duration, paceLine } from './progress.ts';

test('VIS-1 the line says snapshots done of all, snapshots a second, time left and what is done now', () => {
  const line = paceLine({ done: 50, all: 250, elapsedMs: 5000, now: 'features-x--y/vi/375' });
  expect(line).toBe('50/250 snapshots · 10.0 snapshots/s · 20 s left · features-x--y/vi/375');
});

test('VIS-1 no time is promised before the first snapshot', () => {
  expect(paceLine({ done: 0, all: 9, elapsedMs: 800, now: 'a' })).toContain('? left');
});

test('VIS-1 long times are in minutes', () => {
  expect([duration(0.2), duration(59.1), duration(200)]).toEqual([
    '1 s',
    '1 min 0 s',
    '3 min 20 s',
  ]);
});
