/** Traces a Storybook just built to the files it is made of (VIS-5). */
import { globSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  type CaptureEnvironment,
  type Fingerprints,
  type Input,
  type TracedStorybook,
  UNTRACED,
  openFingerprints,
  traceFingerprints,
} from './fingerprint.ts';
import { type FileHashes, workingTreeFiles, hashOf } from './git-files.ts';
import { tracingCode } from './harness-code.ts';
import {
  type ModuleGraph,
  readModuleGraph,
  isOwnFile,
  modulesOf,
  reachableModules,
} from './module-graph.ts';
import {
  affectsBuild,
  affectsEverySnapshot,
  isCode,
  isReadByStories,
  runsInStories,
  showsOtherLocales,
} from './input-scope.ts';
import { fileInputs } from './file-inputs.ts';
import { referencedFiles, programsOf, readsFiles, textsOf } from './asset-references.ts';
import {
  type LockFile,
  changedPackages,
  dependencies,
  readLockFile,
  packageInput,
  packageOf,
  packagesNamed,
} from './packages.ts';

/** A file in the built Storybook's folder. */
export const FINGERPRINTS = 'visual-fingerprints.json';

/** Edges that Storybook's own file leaves out, see `.storybook/virtual-modules.ts`. */
const VIRTUAL_MODULES = 'visual-virtual-modules.json';

/** Programs that build; the module graph does not contain the code they import. */
const BUILDERS = ['.storybook/main.ts', 'vite.config.ts'];

/** Where the environment reaches a build: Vite's and Storybook's own prefixes. */
const REACHES_BUILDS = /^(?:VITE_|STORYBOOK_(?!DISABLE_TELEMETRY)|NODE_ENV$)/;

/** What {@link writeFingerprints} found. */
export interface FingerprintSource {
  /** Whether it could be traced, and the file written. */
  readonly traced: boolean;
  /** Modules of the graph that `buildKey` leaves out: the build must not be kept under that key. */
  readonly unkeyed: readonly string[];
}

/**
 * Writes what each story in `folder`, just built from the checkout at `root`, is made of. A
 * Storybook without a module graph cannot be traced, nor one that reaches outside its checkout.
 */
export async function writeFingerprints(
  root: string,
  folder: string,
  signal: AbortSignal,
): Promise<FingerprintSource> {
  try {
    const [stats, virtual, index, files] = await Promise.all([
      json(join(folder, 'preview-stats.json')),
      json(join(folder, VIRTUAL_MODULES)).catch(() => undefined),
      json(join(folder, 'index.json')),
      workingTreeFiles(root, signal),
    ]);
    const graph = readModuleGraph(stats, ...(virtual === undefined ? [] : [virtual]));
    const lock = readLockFile(root);
    const modules = [...modulesOf(graph)];
    const foreign = modules.filter((module) => {
      const path = packageOf(module);
      return path === undefined ? isOwnFile(module) && module.startsWith('../') : !(path in lock);
    });
    const unkeyed = modules.filter((module) => isOwnFile(module) && !affectsBuild(module));
    if (foreign.length === 0) {
      const sources = { stories: storyFiles(index), files, lock, whole: virtual !== undefined };
      const traced = await trace(root, graph, sources);
      await writeFile(join(folder, FINGERPRINTS), JSON.stringify(traced));
    }
    return { traced: foreign.length === 0, unkeyed: [...foreign, ...unkeyed] };
  } catch {
    signal.throwIfAborted();
    return { traced: false, unkeyed: [] };
  }
}

/** The fingerprints of the Storybook in `folder`; a URL or another's Storybook traces nothing. */
export async function readFingerprints(
  folder: string,
  how: CaptureEnvironment,
): Promise<Fingerprints> {
  try {
    const traced = (await json(join(folder, FINGERPRINTS))) as TracedStorybook;
    return traced.code === tracingCode() ? openFingerprints(traced, how) : UNTRACED;
  } catch {
    return UNTRACED;
  }
}

/** The environment as far as it reaches a build, as one hash. */
export function buildEnvironmentHash(env: Readonly<Record<string, string | undefined>>): string {
  const some = Object.entries(env).filter(([name]) => REACHES_BUILDS.test(name));
  return hashOf(...some.map(([name, value]) => `${name}=${value}`).toSorted());
}

/**
 * What is not as the lock file says in the packages that the checkout's sources name: no list of its
 * files shows it, and every picture may.
 */
export async function changedIn(root: string): Promise<Input[]> {
  const lock = readLockFile(root);
  const sources = globSync('{src,stories,mocks,.storybook}/**/*.{ts,tsx,mdx,css}', { cwd: root });
  const texts = await textsOf(root, [...BUILDERS, ...sources.filter(affectsBuild)]);
  const named = [...texts.values()].flatMap((text) => packagesNamed(text, lock));
  return changedPackages(root, lock, dependencies(lock, named));
}

interface Build {
  readonly stories: ReadonlyMap<string, string>;
  readonly files: FileHashes;
  readonly lock: LockFile;
  /** Whether the graph has virtual modules too; else code that it does not name may be in a story. */
  readonly whole: boolean;
}

async function trace(root: string, graph: ModuleGraph, build: Build): Promise<TracedStorybook> {
  const { stories, files, lock, whole } = build;
  const texts = await textsOf(root, [...modulesOf(graph)].filter(isOwnFile));
  const linked = referencedFiles(graph, texts);
  const programs = await programsOf(root, BUILDERS, runsInStories);
  const inputs = await fileInputs(root, [...modulesOf(linked)].filter(isOwnFile), files, texts);
  const anyCode =
    !whole || [...programs].some(([path, text]) => isReadByStories(path) && readsFiles(text));
  const isUntraced = (path: string) =>
    !inputs.has(path) &&
    affectsEverySnapshot(path) &&
    (!isCode(path) || programs.has(path) || anyCode);
  const untraced = new Map([...files].filter(([path]) => isUntraced(path)));
  // Each package is an input of its own.
  untraced.delete('package-lock.json');
  if (untraced.has('package.json')) untraced.set('package.json', await settingsOf(root));
  const builders = new Set([...programs.values()].flatMap((text) => packagesNamed(text, lock)));
  const spanning = new Set(stories.values()).values().filter((story) =>
    reachableModules(linked, [story])
      .values()
      .some((path) => showsOtherLocales(path, texts.get(path) ?? '')),
  );
  const packages = new Map<string, Input>();
  const packageAt = (path: string): Input => {
    const input = packages.get(path) ?? packageInput(lock, path);
    packages.set(path, input);
    return input;
  };
  const inputsOf = (module: string): readonly Input[] => {
    const path = packageOf(module);
    return path === undefined ? (inputs.get(module) ?? []) : [packageAt(path)];
  };
  return traceFingerprints(
    linked,
    {
      stories,
      inputsOf,
      untraced: [
        ...[...untraced].map(([name, hash]) => ({ name, hash })),
        ...[...builders].map(packageAt),
        ...(await changedIn(root)),
        { name: 'the environment', hash: buildEnvironmentHash(process.env) },
      ],
      showsOtherLocales: new Set(spanning),
    },
    tracingCode(),
  );
}

/** The hash of a `package.json` without its packages: the lock file has those. */
async function settingsOf(root: string): Promise<string> {
  const settings = (await json(join(root, 'package.json'))) as Record<string, unknown>;
  const some = Object.entries(settings).filter(([name]) => !/dependencies$/i.test(name));
  return hashOf(JSON.stringify(some));
}

function storyFiles(index: unknown): Map<string, string> {
  const { entries } = index as {
    entries: Record<string, { id: string; type: string; importPath: string }>;
  };
  const stories = Object.values(entries).filter(({ type }) => type === 'story');
  return new Map(stories.map(({ id, importPath }) => [id, importPath.replace(/^\.\//, '')]));
}

async function json(file: string): Promise<unknown> {
  return JSON.parse(await readFile(file, 'utf8'));
}
