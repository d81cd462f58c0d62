import { describe, expect, test } from 'vitest';
import { takeReload } from './reload-once.ts';

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
    const online = { history, onLine: true };
    expect(takeReload({ answered: true }, online)).toBe(true);
    expect(history.state).toMatchObject({ key: 'a' });
    expect(takeReload({ answered: true }, online), 'after the reload').toBe(false);
    expect(takeReload({ answered: true }, { history: entry(null), onLine: true })).toBe(true);
  });

  test.each([
    ['nobody answered', { answered: false }, true],
    ['the device is offline', { answered: true }, false],
    ['it is offline, and the browser does not tell who answered', { answered: undefined }, false],
  ])(
    'FAULT-53 no reload when %s: the message is there, and nothing is used up',
    (_, error, onLine) => {
      const history = entry(null);
      expect(takeReload(error, { history, onLine })).toBe(false);
      expect(history.state).toBeNull();
    },
  );

  test('FAULT-53 where the browser does not tell who answered, being online is enough', () => {
    expect(takeReload({ answered: undefined }, { history: entry(null), onLine: true })).toBe(true);
  });

  test('FAULT-53 no reload where it cannot be noted: it could be one of many', () => {
    const refusing = { history: entry(null, true), onLine: true };
    expect(takeReload({ answered: true }, refusing)).toBe(false);
  });
});
