/** Traces a built Storybook to the files it is made of (VIS-5). */
import { existsSync, globSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { BUILDERS, SOURCES, TOKEN_CONSTANTS } from '../site.node.ts';
import { fileInputs, programsOf, readsFiles, referencedFiles, textsOf } from './file-inputs.ts';
import {
  type CaptureEnvironment,
  type Input,
  type TracedStorybook,
  UNTRACED,
  openFingerprints,
  traceFingerprints,
} from './fingerprint.ts';
import { type FileHashes, hashOf, workingTreeFiles } from './git-files.ts';
import { tracingCode } from './harness-code.ts';
import {
  affectsBuild,
  affectsEverySnapshot,
  isCode,
  readsForStories,
  runsInStories,
  showsOtherLocales,
} from './input-scope.ts';
import {
  type ModuleGraph,
  isOwnFile,
  modulesOf,
  reachableModules,
  readModuleGraph,
} from './module-graph.ts';
import {
  changedPackages,
  packageInput,
  packageOf,
  packagesNamed,
  readLockFile,
} from './packages.ts';
import { constantInputs, constantsUsed } from './token-inputs.ts';

export const FINGERPRINTS = 'visual-fingerprints.json';

/** Imports of virtual modules, which the stats omit: see `.storybook/virtual-modules.ts`. */
const VIRTUAL_MODULES = 'visual-virtual-modules.json';

/** The environment variables that Vite and Storybook pass to a build. */
const BUILD_VARIABLES = /^(?:VITE_|STORYBOOK_(?!DISABLE_TELEMETRY)|NODE_ENV$)/;

/**
 * Writes the inputs of each story into `folder`, just built from `root`, if it has a module graph without
 * files from elsewhere. Resolves with the modules outside the `buildKey`: a build with any must not be cached.
 */
export async function writeFingerprints(root: string, folder: string, signal: AbortSignal) {
  const statsFile = join(folder, 'preview-stats.json');
  if (!existsSync(statsFile)) return [];
  try {
    const stats = await readJson(statsFile);
    const virtual = await readJson(join(folder, VIRTUAL_MODULES)).catch(() => undefined);
    const graph = readModuleGraph(stats, ...(virtual === undefined ? [] : [virtual]));
    const lock = readLockFile(root);
    const modules = [...modulesOf(graph)];
    const outside = modules.filter((module) => {
      const path = packageOf(module);
      return path === undefined ? isOwnFile(module) && module.startsWith('../') : !(path in lock);
    });
    if (outside.length === 0) {
      const stories = storyFiles(await readJson(join(folder, 'index.json')));
      const files = await workingTreeFiles(root, signal);
      const traced = await trace(root, graph, stories, files, virtual !== undefined);
      await writeFile(join(folder, FINGERPRINTS), JSON.stringify(traced));
    }
    return [...outside, ...modules.filter((module) => isOwnFile(module) && !affectsBuild(module))];
  } catch (error) {
    signal.throwIfAborted();
    return [`modules that cannot be traced (${String(error)})`];
  }
}

/** {@link UNTRACED} for no build, a URL, and a Storybook that another version of the harness built. */
export async function readFingerprints(
  folder: string | undefined,
  environment: CaptureEnvironment,
) {
  if (folder === undefined) return UNTRACED;
  try {
    const traced = (await readJson(join(folder, FINGERPRINTS))) as TracedStorybook;
    return traced.code === tracingCode() ? openFingerprints(traced, environment) : UNTRACED;
  } catch {
    return UNTRACED;
  }
}

export function buildEnvironmentHash(env: NodeJS.ProcessEnv): string {
  const variables = Object.entries(env).filter(([name]) => BUILD_VARIABLES.test(name));
  return hashOf(...variables.map((variable) => variable.join('=')).toSorted());
}

/** Changes in the packages that the checkout's sources and generators name; see {@link changedPackages}. */
export async function changedPackagesIn(root: string): Promise<Input[]> {
  const lock = readLockFile(root);
  const sources = globSync(SOURCES, { cwd: root });
  const texts = await textsOf(root, [...BUILDERS, ...sources.filter(affectsBuild)]);
  const packages = [...texts.values()].flatMap((text) => packagesNamed(text, lock));
  return changedPackages(root, lock, packages);
}

async function trace(
  root: string,
  graph: ModuleGraph,
  stories: ReadonlyMap<string, string>,
  files: FileHashes,
  hasVirtualModules: boolean,
) {
  const lock = readLockFile(root);
  const texts = await textsOf(root, [...modulesOf(graph)].filter(isOwnFile));
  const fullGraph = referencedFiles(graph, texts);
  const modules = [...modulesOf(fullGraph)];
  const inputs = await fileInputs(root, modules.filter(isOwnFile), files, texts);
  const packagePaths = new Set(modules.flatMap((module) => packageOf(module) ?? []));
  const packages = new Map([...packagePaths].map((path) => [path, packageInput(lock, path)]));

  // The module graph does not contain the imports of build programs.
  const programs = await programsOf(root, BUILDERS, runsInStories);
  // Without virtual modules any code may be part of a story.
  const anyCodeCounts =
    !hasVirtualModules ||
    [...programs].some(([path, text]) => readsForStories(path) && readsFiles(text));
  const untraced = [...files.keys()].filter(
    (path) =>
      !inputs.has(path) &&
      affectsEverySnapshot(path) &&
      (!isCode(path) || programs.has(path) || anyCodeCounts),
  );
  const builders = new Set([...programs.values()].flatMap((text) => packagesNamed(text, lock)));
  // Packages are inputs of their own.
  const settings = await packageSettings(root);
  const hashes = new Map([...files, ['package-lock.json', ''], ['package.json', settings]]);
  const showsOthers = (story: string) =>
    [...reachableModules(fullGraph, [story])].some((path) =>
      showsOtherLocales(path, texts.get(path) ?? ''),
    );
  const constants = constantInputs(TOKEN_CONSTANTS, texts.get(TOKEN_CONSTANTS) ?? '');
  const constantsOf = (module: string) =>
    fullGraph.imports.get(module)?.has(TOKEN_CONSTANTS)
      ? constantsUsed(module, texts, TOKEN_CONSTANTS, constants)
      : [];
  const sources = {
    stories,
    inputsOf: (module: string) => {
      const input = packages.get(packageOf(module) ?? '');
      return input ? [input] : [...(inputs.get(module) ?? []), ...constantsOf(module)];
    },
    untraced: [
      ...untraced.map((path) => ({ name: path, hash: hashes.get(path) ?? '' })),
      ...[...builders].map((path) => packageInput(lock, path)),
      ...(await changedPackagesIn(root)),
      { name: 'the environment', hash: buildEnvironmentHash(process.env) },
    ],
    showsOtherLocales: new Set([...new Set(stories.values())].filter(showsOthers)),
  };
  return traceFingerprints(fullGraph, sources, tracingCode());
}

/** A hash of `package.json` without its dependencies, which are inputs of their own. */
async function packageSettings(root: string): Promise<string> {
  const content = await readJson(join(root, 'package.json')).catch(() => ({}));
  const settings = Object.entries(content as object);
  return hashOf(JSON.stringify(settings.filter(([name]) => !/dependencies$/i.test(name))));
}

/** Story id → story file. */
function storyFiles(index: unknown): Map<string, string> {
  const { entries } = index as {
    entries: Record<string, { id: string; type: string; importPath: string }>;
  };
  const stories = Object.values(entries).filter(({ type }) => type === 'story');
  return new Map(stories.map(({ id, importPath }) => [id, importPath.replace(/^\.\//, '')]));
}

async function readJson(file: string): Promise<unknown> {
  return JSON.parse(await readFile(file, 'utf8'));
}
