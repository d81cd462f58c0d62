/** Packages as inputs (VIS-5): what the lock file says, and what was edited in node_modules since. */
import { randomUUID } from 'node:crypto';
import { lstatSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { hashOf } from './git-files.ts';
import type { Input } from './fingerprint.ts';

interface Locked {
  readonly version?: string;
  readonly resolved?: string;
  readonly integrity?: string;
  readonly optional?: boolean;
  readonly dependencies?: object;
  readonly optionalDependencies?: object;
  readonly peerDependencies?: object;
  readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional?: boolean }>>;
}

/** A package's folder, such as `node_modules/a/node_modules/b` → what npm says of it. */
export type LockFile = Readonly<Record<string, Locked>>;

/** npm's own note of what it installed, the last file it writes. */
const INSTALLED = 'node_modules/.package-lock.json';
/** Files of packages that no build reads. */
const NEVER_READ = /\.(?:d\.[cm]?ts|map|md)$/;

/** The packages of a checkout's `package-lock.json`; without one, or in an old form, none is known. */
export function readLockFile(root: string, file = 'package-lock.json'): LockFile {
  try {
    const lock = JSON.parse(readFileSync(join(root, file), 'utf8')) as { packages?: LockFile };
    return lock.packages ?? {};
  } catch {
    return {};
  }
}

/** The folder of the package that a module is in; undefined for a module of no package. */
export function packageOf(module: string): string | undefined {
  return /(node_modules\/(?:.*\/node_modules\/)?(?:@[^/]+\/)?[^/]+)\//.exec(module)?.[1];
}

/** Folders of the packages that a program's text imports, or names in a setting. */
export function packagesNamed(text: string, lock: LockFile): string[] {
  const running = text.replaceAll(/^(?:import|export) type [^;]*;/gm, '');
  const names = running.matchAll(/(['"`])((?:@[\w.-]+\/)?[\w.-]+)(?:\/[\w./-]*)?\1/g);
  return [...names].map(([, , name]) => `node_modules/${name}`).filter((path) => path in lock);
}

/** These packages and all they depend on. Of peers that may be missing, only those a program names. */
export function dependencies(lock: LockFile, paths: Iterable<string>): Set<string> {
  const seen = new Set(paths);
  // The set grows while it is walked.
  for (const path of seen) {
    const { peerDependenciesMeta: meta, ...locked } = lock[path] ?? {};
    const peers = Object.keys(locked.peerDependencies ?? {}).filter((it) => !meta?.[it]?.optional);
    const names = Object.keys({ ...locked.dependencies, ...locked.optionalDependencies });
    for (const name of [...names, ...peers]) {
      const place = placeOf(lock, path, name);
      if (place !== undefined) seen.add(place);
    }
  }
  return seen;
}

/** A package as an input: another release of it, or of what it depends on, is another hash. */
export function packageInput(lock: LockFile, path: string): Input {
  const all = [...dependencies(lock, [path])].map((it) => `${it} ${releaseOf(lock[it])}`);
  return { name: path, hash: hashOf(...all.toSorted()) };
}

/**
 * Where node_modules differs from the lock file: another release, a file edited since npm ended, and
 * a linked package, which is never the same twice.
 */
export function changedPackages(root: string, lock: LockFile, paths: Iterable<string>): Input[] {
  const installed = readLockFile(root, INSTALLED);
  // Without npm's note every file is suspect.
  const sinceMs = statSync(join(root, INSTALLED), { throwIfNoEntry: false })?.mtimeMs ?? 0;
  return [...paths].flatMap((path): Input[] => {
    const [is, wanted] = [installed[path], lock[path]];
    if (is === undefined && wanted?.optional) return [];
    const entry = lstatSync(join(root, path), { throwIfNoEntry: false });
    if (entry?.isSymbolicLink()) return [{ name: `${path} (linked)`, hash: randomUUID() }];
    const edited = entry ? editedIn(root, path, sinceMs) : [];
    return releaseOf(is) === releaseOf(wanted)
      ? edited
      : edited.concat({ name: `${path} (installed)`, hash: hashOf(releaseOf(is)) });
  });
}

function editedIn(root: string, path: string, sinceMs: number): Input[] {
  const entries = readdirSync(join(root, path), { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && !NEVER_READ.test(entry.name))
    .map(({ parentPath, name }) => join(parentPath, name))
    .filter((file) => statSync(file).mtimeMs > sinceMs)
    .map((file) => ({ name: file.slice(root.length + 1), hash: hashOf(readFileSync(file)) }));
}

function releaseOf(locked: Locked | undefined): string {
  return `${locked?.version} ${locked?.integrity ?? locked?.resolved}`;
}

/** Where Node finds a package that the one at `from` asks for. */
function placeOf(lock: LockFile, from: string, name: string): string | undefined {
  for (let at = from; ; at = at.slice(0, Math.max(0, at.lastIndexOf('/node_modules/')))) {
    const place = join(at, 'node_modules', name).replaceAll('\\', '/');
    if (place in lock) return place;
    if (at === '') return undefined;
  }
}
