import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { waitForExit } from '../builds/exec.ts';

test.each(['two', '0'])('VIS-18 the limits are not called true by %s browsers', async (workers) => {
  const command = [join(import.meta.dirname, 'fit.ts'), '--verify', '--workers', workers];
  // No folder with a Storybook: it must fail before it looks.
  const args = [...command, '--storybook', import.meta.dirname];
  const { code, output } = await waitForExit(spawn(process.execPath, args));
  expect(code).toBe(1);
  expect(output).toContain(`--workers takes a whole number from 1 to 32, not "${workers}"`);
});
