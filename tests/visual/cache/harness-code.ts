/** The harness's own code as keys of its cache (VIS-5). */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashOf } from './git-files.ts';
import {
  changedPackages,
  dependencies,
  readLockFile,
  packageInput,
  packagesNamed,
} from './packages.ts';

/** Parts that judge, show, send or test what was captured: they decide about no picture. */
const NOT_CAPTURING =
  'tests/visual/{approvals,bench,chromatic,external,isolation,report,selftest,support}/**';
const TESTS = '**/*.{test,spec}.ts';

/** One hash of the code that traces a build: what another version of it wrote is ignored. */
export function tracingCode(): string {
  return hashOf(...filesIn(import.meta.dirname, '*.ts').flat());
}

/** One hash of the code that captures and lints in the harness at `root`, with its packages. */
export function captureCode(root: string): string {
  const files = filesIn(root, '{tests/run/browser.ts,tests/visual/**/*.ts}');
  const lock = readLockFile(root);
  const named = new Set(files.flatMap(([, text]) => packagesNamed(text, lock)));
  const packages = [
    ...[...named].map((path) => packageInput(lock, path)),
    ...changedPackages(root, lock, dependencies(lock, named)),
  ];
  return hashOf(...[...files, ...packages.map(({ name, hash }) => [name, hash])].flat());
}

function filesIn(root: string, glob: string): [path: string, text: string][] {
  const paths = globSync(glob, { cwd: root, exclude: [NOT_CAPTURING, TESTS] });
  return paths.toSorted().map((path) => [path, readFileSync(join(root, path), 'utf8')]);
}
