/** Packages as inputs (VIS-5): by the lock file, and by changes in node_modules since the installation. */
import { randomUUID } from 'node:crypto';
import { lstatSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Input } from './fingerprint.ts';
import { hashOf } from './git-files.ts';

type LockedPackage = Partial<Record<'version' | 'resolved' | 'integrity', string>> &
  Partial<Record<'dependencies' | 'optionalDependencies' | 'peerDependencies', object>> & {
    readonly optional?: boolean;
    readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional?: boolean }>>;
  };

/** A package's folder, such as `node_modules/a/node_modules/b` → its entry in the lock file. */
export type LockFile = Readonly<Record<string, LockedPackage>>;

/** The last file that npm writes. */
const INSTALLED = 'node_modules/.package-lock.json';
const NOT_IN_BUILDS = /\.(?:d\.[cm]?ts|map|md)$/;

/** Empty without a lock file, or with one of an old version. */
export function readLockFile(root: string, file = 'package-lock.json'): LockFile {
  try {
    const lock = JSON.parse(readFileSync(join(root, file), 'utf8')) as { packages?: LockFile };
    return lock.packages ?? {};
  } catch {
    return {};
  }
}

export function packageOf(module: string): string | undefined {
  return /(node_modules\/(?:.*\/node_modules\/)?(?:@[^/]+\/)?[^/]+)\//.exec(module)?.[1];
}

/** The folders of the packages that a program imports at run time, or names in a string. */
export function packagesNamed(text: string, lock: LockFile): string[] {
  const program = text.replaceAll(/^(?:import|export) type [^;]*;/gm, '');
  const names = program.matchAll(/(['"`])((?:@[\w.-]+\/)?[\w.-]+)(?:\/[\w./-]*)?\1/g);
  return [...names].map(([, , name]) => `node_modules/${name}`).filter((path) => path in lock);
}

/** These packages and everything they depend on, without optional peers. */
export function dependencies(lock: LockFile, paths: Iterable<string>): Set<string> {
  const reached = new Set(paths);
  // The loop also visits what it adds.
  for (const path of reached) {
    const { peerDependenciesMeta: meta, peerDependencies: peers, ...entry } = lock[path] ?? {};
    const required = Object.keys(peers ?? {}).filter((peer) => !meta?.[peer]?.optional);
    const names = Object.keys({ ...entry.dependencies, ...entry.optionalDependencies });
    for (const name of [...names, ...required]) {
      const found = resolvePackage(lock, path, name);
      if (found !== undefined) reached.add(found);
    }
  }
  return reached;
}

/** Its hash differs for another release of the package or of a dependency. */
export function packageInput(lock: LockFile, path: string): Input {
  const all = [...dependencies(lock, [path])].map((name) => `${name} ${releaseOf(lock[name])}`);
  return { name: path, hash: hashOf(...all.toSorted()) };
}

/**
 * Differences between node_modules and the lock file, for packages and their dependencies: another
 * release, a file edited since npm ran, or a link, which never has the same hash twice.
 */
export function changedPackages(root: string, lock: LockFile, paths: Iterable<string>): Input[] {
  const installed = readLockFile(root, INSTALLED);
  // Without npm's record every file may have been edited.
  const sinceMs = statSync(join(root, INSTALLED), { throwIfNoEntry: false })?.mtimeMs ?? 0;
  return [...dependencies(lock, paths)].flatMap((path): Input[] => {
    const [actual, expected] = [installed[path], lock[path]];
    if (actual === undefined && expected?.optional) return [];
    const entry = lstatSync(join(root, path), { throwIfNoEntry: false });
    if (entry?.isSymbolicLink()) return [{ name: `${path} (linked)`, hash: randomUUID() }];
    const edited = entry ? editedFiles(root, path, sinceMs) : [];
    if (releaseOf(actual) === releaseOf(expected)) return edited;
    return edited.concat({ name: `${path} (installed)`, hash: hashOf(releaseOf(actual)) });
  });
}

function editedFiles(root: string, path: string, sinceMs: number): Input[] {
  return readdirSync(join(root, path), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !NOT_IN_BUILDS.test(entry.name))
    .map(({ parentPath, name }) => join(parentPath, name))
    .filter((file) => statSync(file).mtimeMs > sinceMs)
    .map((file) => ({ name: file.slice(root.length + 1), hash: hashOf(readFileSync(file)) }));
}

function releaseOf(entry: LockedPackage | undefined): string {
  return `${entry?.version} ${entry?.integrity ?? entry?.resolved}`;
}

/** Node's resolution: the innermost node_modules folder with the package. */
function resolvePackage(lock: LockFile, from: string, name: string): string | undefined {
  const parent = from.slice(0, Math.max(0, from.lastIndexOf('/node_modules/')));
  const path = from === '' ? `node_modules/${name}` : `${from}/node_modules/${name}`;
  if (path in lock) return path;
  return from === '' ? undefined : resolvePackage(lock, parent, name);
}
