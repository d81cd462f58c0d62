import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

interface LockedPackage {
  readonly version?: string;
  readonly resolved?: string;
  readonly integrity?: string;
  readonly link?: boolean;
  readonly hasInstallScript?: boolean;
}

interface Manifest {
  readonly [kind: string]: Readonly<Record<string, string>> | string | undefined;
}

const ROOT = join(import.meta.dirname, '..', '..');
const LOCK_FILES = ['package-lock.json', ...globSync('tests/**/package-lock.json', { cwd: ROOT })];

/**
 * Packages with an install script, and why they work without it: .npmrc disables them all. A new entry is a
 * new program on every developer's machine: review it first.
 */
const KNOWN_INSTALL_SCRIPTS: Readonly<Record<string, string>> = {
  '@parcel/watcher': 'compiles itself where no ready-made binary fits; those of npm do',
  '@swc/core': 'looks whether its binary starts, and fetches another build if not',
  esbuild: 'puts its binary in the place of its launcher, which works as well',
  '@mdn/mdn-http-observatory': 'fetches lists of domains, which bench:observatory leaves empty',
  node_extra_ca_certs_mozilla_bundle: 'fetches certificates; the scan has one of its own',
};

function readPackages(file: string): readonly (readonly [string, LockedPackage])[] {
  const { packages } = JSON.parse(readFileSync(join(ROOT, file), 'utf8')) as {
    packages: Record<string, LockedPackage>;
  };
  return Object.entries(packages).filter(([path]) => path !== '');
}

const packageName = (path: string) => path.slice(path.lastIndexOf('node_modules/') + 13);

test('the lock files are those of the site and of the Observatory scanner', () => {
  expect(LOCK_FILES).toEqual(['package-lock.json', 'tests/bench/observatory/package-lock.json']);
});

/** Paths of packages without a hash: npm would install any content that the registry sends. */
function withoutHash(packages: readonly (readonly [string, LockedPackage])[]): string[] {
  return packages
    .filter(([, { integrity = '' }]) => !/^sha512-[\w+/]{86}==$/.test(integrity))
    .map(([path]) => path);
}

test.each(LOCK_FILES)('FAULT-92 %s: every package has an integrity hash', (file) => {
  const packages = readPackages(file);
  expect(packages.length).toBeGreaterThan(100);
  expect(withoutHash(packages)).toEqual([]);
});

test('FAULT-92 packages that lose their hash are found, also a package for another system', () => {
  const stripped = ['rollup-linux-x64-gnu', 'rollup-win32-x64-msvc'].map(
    (name) => `node_modules/@rollup/${name}`,
  );
  const packages = readPackages('package-lock.json').map(([path, locked]) => {
    const { integrity: _, ...loose } = locked;
    return [path, stripped.includes(path) ? loose : locked] as const;
  });
  expect(withoutHash(packages)).toEqual(stripped);
});

test.each(LOCK_FILES)('%s: every package is from the registry', (file) => {
  // `resolved` would name a host, a git repository or a folder; without it npm uses its registry.
  const elsewhere = readPackages(file).filter(
    ([, { resolved, link, version }]) =>
      resolved !== undefined ||
      link ||
      !/^\d+\.\d+\.\d+(?:-[\w.-]+)?(?:\+[\w.-]+)?$/.test(version ?? ''),
  );
  expect(elsewhere.map(([path]) => path)).toEqual([]);
});

test.each(LOCK_FILES)('%s: every dependency has an exact version', (file) => {
  const manifest = JSON.parse(
    readFileSync(join(ROOT, file.replace('package-lock', 'package')), 'utf8'),
  ) as Manifest;
  const versions = ['dependencies', 'devDependencies', 'optionalDependencies'].flatMap((kind) =>
    Object.entries(manifest[kind] ?? {}),
  );
  expect(versions.filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
});

test('install scripts are disabled, and every package that has one is known', () => {
  const found = LOCK_FILES.flatMap(readPackages).filter(([, it]) => it.hasInstallScript);
  const names = new Set(found.map(([path]) => packageName(path)));
  expect([...names].toSorted()).toEqual(Object.keys(KNOWN_INSTALL_SCRIPTS).toSorted());
  expect(readFileSync(join(ROOT, '.npmrc'), 'utf8')).toMatch(/^ignore-scripts=true$/m);
});
