import { describe, expect, test } from 'vitest';
import { claimChunkReload } from './chunk-reload.ts';

/** A history as a browser keeps it: a reload finds the entry's state again. */
function entry(state: unknown, refuses = false) {
  return {
    state,
    replaceState(next: unknown) {
      if (refuses) throw new DOMException('Too often', 'SecurityError');
      this.state = structuredClone(next);
    },
  };
}

describe('FAULT-53 code that is gone after a deploy', () => {
  test('FAULT-53 is worth one reload an entry of the history, and what else the entry holds stays', () => {
    const history = entry({ key: 'a' });
    expect(claimChunkReload(404, history, true)).toBe(true);
    expect(history.state).toMatchObject({ key: 'a' });
    expect(claimChunkReload(404, history, true), 'after the reload').toBe(false);
    expect(claimChunkReload(404, entry(null), true)).toBe(true);
  });

  test.each([
    ['nobody answered', 0, true],
    ['the device is offline', 404, false],
    ['it is offline, and the browser does not tell who answered', undefined, false],
  ])(
    'FAULT-53 no reload when %s: the message is there, and nothing is used up',
    (_, status, onLine) => {
      const history = entry(null);
      expect(claimChunkReload(status, history, onLine)).toBe(false);
      expect(history.state).toBeNull();
    },
  );

  test('FAULT-53 where the browser does not tell who answered, being online is enough', () => {
    expect(claimChunkReload(undefined, entry(null), true)).toBe(true);
  });

  test('FAULT-53 no reload where it cannot be noted: it could be one of many', () => {
    expect(claimChunkReload(404, entry(null, true), true)).toBe(false);
  });
});
