import { expect, test } from 'vitest';
import { readFitOptions } from './fit-options.ts';

test.each(['two', '0'])('VIS-18 --workers %s is refused', (workers) => {
  expect(() => readFitOptions(['--verify', '--workers', workers])).toThrow(
    `--workers takes a whole number from 1 to 32, not "${workers}"`,
  );
});
