/**
 * Traces a Storybook just built to the files it is made of (VIS-5).
 *
 *     writeFingerprints(root, folder, signal): Promise<Trace>         right after the build
 *     readFingerprints(folder, how): Promise<Fingerprints>            never rejects
 *     captureCode(root, signal): Promise<string>                      for `how.code`
 */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  type Capturing,
  type Fingerprints,
  type Traced,
  UNTRACED,
  fingerprintsIn,
  fingerprintsOf,
} from './fingerprint.ts';
import { type Files, filesOf, hashOf } from './checkout.ts';
import { type Graph, graphOf, isOwnFile, modulesOf } from './graph.ts';
import { countsForBuild, countsUntraced, isCode, speaksOthers } from './influence.ts';
import { inputsIn } from './inputs.ts';
import { importsOf, linkedFiles } from './links.ts';

/** The file's name in the built Storybook's folder. */
export const FINGERPRINTS = 'visual-fingerprints.json';

/** Programs that build; the code they import works beside the module graph. */
const BUILDERS = ['.storybook/main.ts', 'vite.config.ts'];

/** Where the environment reaches a build: Vite's and Storybook's own prefixes. */
const REACHES_BUILDS = /^(?:VITE_|STORYBOOK_(?!DISABLE_TELEMETRY)|NODE_ENV$)/;

/** What {@link writeFingerprints} found. */
export interface Trace {
  /** Whether it could be traced, and the file written. */
  readonly traced: boolean;
  /** Files of the graph that `buildKey` leaves out: the build must not be kept under that key. */
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
): Promise<Trace> {
  try {
    const [stats, index, files] = await Promise.all([
      json(join(folder, 'preview-stats.json')),
      json(join(folder, 'index.json')),
      filesOf(root, signal),
    ]);
    const graph = graphOf(stats);
    const traced = await trace(root, graph, storyFiles(index), files);
    await writeFile(join(folder, FINGERPRINTS), JSON.stringify(traced));
    const unkeyed = [...modulesOf(graph)].filter(
      (module) => isOwnFile(module) && !countsForBuild(module),
    );
    return { traced: true, unkeyed };
  } catch {
    signal.throwIfAborted();
    return { traced: false, unkeyed: [] };
  }
}

/** The fingerprints of the Storybook in `folder`; a URL or another's Storybook traces nothing. */
export async function readFingerprints(folder: string, how: Capturing): Promise<Fingerprints> {
  try {
    return fingerprintsIn((await json(join(folder, FINGERPRINTS))) as Traced, how);
  } catch {
    return UNTRACED;
  }
}

/** The environment as far as it reaches a build, as one hash. */
export function environment(env: Readonly<Record<string, string | undefined>>): string {
  const some = Object.entries(env).filter(([name]) => REACHES_BUILDS.test(name));
  return hashOf(...some.map(([name, value]) => `${name}=${value}`).toSorted());
}

/** One hash of the code that takes pictures and looks for faults in the harness at `root`. */
export async function captureCode(root: string, signal: AbortSignal): Promise<string> {
  const code =
    /^tests\/(?:browser\.ts|visual\/(?:(?:capture|lint)\/|sides\/serve\.ts|cache\/fingerprint\.ts)(?!.*\.test\.ts))/;
  const files = [...(await filesOf(root, signal))].filter(([path]) => code.test(path));
  return hashOf(...files.map(([path, hash]) => `${path}\n${hash}`).toSorted());
}

async function trace(
  root: string,
  graph: Graph,
  stories: ReadonlyMap<string, string>,
  files: Files,
): Promise<Traced> {
  const named = [...modulesOf(graph)].filter(isOwnFile);
  const outside = named.find((module) => module.startsWith('../'));
  if (outside !== undefined) throw new Error(`${outside} is not in the checkout.`);
  const linked = await linkedFiles(root, graph, named);
  const built = await importsOf(root, BUILDERS);
  const inputs = await inputsIn(root, [...modulesOf(linked)].filter(isOwnFile), files);
  const isUntraced = (path: string) =>
    !inputs.has(path) &&
    countsUntraced(path) &&
    (!isCode(path) || built.imported.has(path) || built.readsFiles);
  const untraced = [...files].filter(([path]) => isUntraced(path));
  const sources = await Promise.all(
    [...new Set(stories.values())].map(
      async (path) => [path, await readFile(join(root, path), 'utf8')] as const,
    ),
  );
  return fingerprintsOf(linked, {
    stories,
    inputsOf: (module) => inputs.get(module) ?? [],
    untraced: [
      ...untraced.map(([name, hash]) => ({ name, hash })),
      { name: 'the environment', hash: environment(process.env) },
    ],
    spanning: new Set(sources.flatMap(([path, text]) => (speaksOthers(text) ? [path] : []))),
  });
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
