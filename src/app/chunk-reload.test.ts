import { describe, expect, test } from 'vitest';
import { claimChunkReload } from './chunk-reload.ts';

/** The state of a history entry, which survives a reload. */
function entry(state: unknown, refuses = false) {
  return {
    state,
    replaceState(next: unknown) {
      if (refuses) throw new DOMException('Too often', 'SecurityError');
      this.state = structuredClone(next);
    },
  };
}

describe('FAULT-53 a chunk that a deploy removed', () => {
  test('FAULT-53 causes one reload per history entry, and the other state of the entry stays', () => {
    const history = entry({ key: 'a' });
    expect(claimChunkReload(404, history, true)).toBe(true);
    expect(history.state).toMatchObject({ key: 'a' });
    expect(claimChunkReload(404, history, true), 'after the reload').toBe(false);
    expect(claimChunkReload(404, entry(null), true)).toBe(true);
  });

  test.each([
    ['there is no response', 0, true],
    ['the device is offline', 404, false],
    ['the device is offline, and the browser does not report the status', undefined, false],
  ])(
    'FAULT-53 no reload when %s: the error page stays, and the one reload is not used up',
    (_, status, onLine) => {
      const history = entry(null);
      expect(claimChunkReload(status, history, onLine)).toBe(false);
      expect(history.state).toBeNull();
    },
  );

  test('FAULT-53 a browser that does not report the status reloads if it is online', () => {
    expect(claimChunkReload(undefined, entry(null), true)).toBe(true);
  });

  test('FAULT-53 no reload if it cannot be recorded, since it could loop', () => {
    expect(claimChunkReload(404, entry(null, true), true)).toBe(false);
  });
});
