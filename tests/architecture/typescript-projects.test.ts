import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const FIXTURES = join(import.meta.dirname, 'fixtures', 'typescript-projects');

it.each([
  ['browser', ["Cannot find name 'node:fs'", "Cannot find name 'process'"]],
  ['worker', ["Cannot find name 'window'"]],
])(
  'code of the %s that uses an API of another platform does not compile',
  (project, errors) => {
    const tsc = join('node_modules', 'typescript', 'bin', 'tsc');
    const { stdout } = spawnSync(process.execPath, [tsc, '-p', join(FIXTURES, project)], {
      encoding: 'utf8',
    });
    const errorLines = stdout.split('\n').filter((line) => line.includes('error TS'));
    expect(errorLines).toHaveLength(errors.length);
    errors.forEach((error, index) => expect(errorLines[index]).toContain(error));
  },
  120_000,
);
