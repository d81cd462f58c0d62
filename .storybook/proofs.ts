import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Proof, proofsIn } from '../stories/docs/proofs.ts';
import { CLAUSES } from '../stories/docs/clauses.ts';
import { FAULTS } from '../stories/docs/faults.ts';

const ROOT = join(import.meta.dirname, '..');

/** Every file that holds tests or stories. */
const PROVING = [
  '{src,mocks,tokens,tests}/**/*.{test,spec}.{ts,tsx}',
  'stories/**/*.stories.tsx',
  'tests/e2e/support/screens.ts',
];

/** The project's tests and stories as text, by path. */
export function provingFiles(): Record<string, string> {
  const paths = globSync(PROVING, { cwd: ROOT }).filter((path) => !path.includes('fixtures'));
  return Object.fromEntries(paths.map((path) => [path, readFileSync(join(ROOT, path), 'utf8')]));
}

/**
 * What proves each clause and each fault, read when the Storybook is built. It comes in as a
 * constant, so that the tests are no part of the Storybook: a change of one is no reason to build it
 * again (VIS-5).
 */
export function proofs(): { clauses: Proof[]; faults: Proof[] } {
  const files = provingFiles();
  return {
    clauses: proofsIn(files, Object.keys(CLAUSES)),
    faults: proofsIn(files, Object.keys(FAULTS)),
  };
}
