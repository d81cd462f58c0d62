import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Coverage, findCoverage } from '../stories/docs/traceability.ts';
import { REQUIREMENTS } from '../stories/docs/requirements.ts';
import { FAILURE_MODES } from '../stories/docs/failure-modes.ts';

const ROOT = join(import.meta.dirname, '..');

const TEST_SOURCES = [
  '{src,mocks,tokens,tests}/**/*.{test,spec}.{ts,tsx}',
  'stories/**/*.stories.tsx',
  'tests/e2e/support/screens.ts',
];

/** The source of every test and story, by path. */
export function readTestSources(): Record<string, string> {
  const paths = globSync(TEST_SOURCES, { cwd: ROOT }).filter((path) => !path.includes('fixtures'));
  return Object.fromEntries(paths.map((path) => [path, readFileSync(join(ROOT, path), 'utf8')]));
}

/**
 * Which tests and stories cover each requirement and failure mode. The docs read it as a build-time
 * constant: imported, the tests would be inputs of the Storybook, and each edit would rebuild it (VIS-5).
 */
export function traceability(): { requirements: Coverage[]; failureModes: Coverage[] } {
  const sources = readTestSources();
  return {
    requirements: findCoverage(sources, Object.keys(REQUIREMENTS)),
    failureModes: findCoverage(sources, Object.keys(FAILURE_MODES)),
  };
}
