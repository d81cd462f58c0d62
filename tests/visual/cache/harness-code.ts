/** Hashes of the harness's own code, as parts of its cache keys (VIS-5). */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LAUNCHER } from '../site.node.ts';
import { hashOf } from './git-files.ts';
import { changedPackages, packageInput, packagesNamed, readLockFile } from './packages.ts';

/** Folders whose code has no effect on a capture: it reviews, reports, sends or tests. */
export const NOT_CAPTURING = [
  ...['approvals', 'bench', 'causes', 'chromatic', 'external', 'isolation', 'report', 'selftest'],
  ...['support', 'text-fit', 'watch'],
];
const TESTS = '**/*.{test,spec}.ts';

/** A hash of the code that traces a build. A file that another version of this code wrote is ignored. */
export function tracingCode(): string {
  return hashOf(...filesIn(import.meta.dirname, '*.ts').flat());
}

/** A hash of the code that captures and lints in the harness at `root`, and of its packages. */
export function captureCode(root: string): string {
  const files = filesIn(root, `{${LAUNCHER},tests/visual/**/*.ts}`);
  const lock = readLockFile(root);
  const packages = new Set(files.flatMap(([, text]) => packagesNamed(text, lock)));
  const inputs = [
    ...[...packages].map((path) => packageInput(lock, path)),
    ...changedPackages(root, lock, packages),
  ];
  return hashOf(...files.flat(), ...inputs.flatMap(({ name, hash }) => [name, hash]));
}

function filesIn(root: string, glob: string): [path: string, text: string][] {
  const exclude = [`tests/visual/{${NOT_CAPTURING.join(',')}}/**`, TESTS];
  const paths = globSync(glob, { cwd: root, exclude });
  return paths.toSorted().map((path) => [path, readFileSync(join(root, path), 'utf8')]);
}
