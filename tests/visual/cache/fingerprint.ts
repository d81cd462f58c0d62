/** One hash of everything a snapshot depends on (VIS-5). `fingerprint-files.ts` reads the files for it. */
import { modeNamed } from '../matrix/modes.ts';
import { type Snapshot, snapshotName } from '../matrix/snapshots.ts';
import { hashOf } from './git-files.ts';
import { type ModuleGraph, reachableModules, sharedModules } from './module-graph.ts';

/** A file, or a part of it that counts for some locales only. Its name is unique in a checkout. */
export interface Input {
  readonly name: string;
  readonly hash: string;
  readonly locales?: readonly string[] | undefined;
}

interface Sources {
  /** Story id → story file. */
  readonly stories: ReadonlyMap<string, string>;
  /** The inputs of a module of the graph; none for a virtual module. */
  readonly inputsOf: (module: string) => readonly Input[];
  /** Inputs outside the graph that may change every snapshot. */
  readonly untraced: readonly Input[];
  /** Story files. */
  readonly showsOtherLocales: ReadonlySet<string>;
}

/** `visual-fingerprints.json`: each input once, then names of inputs, by the `tracingCode` in `code`. */
export type TracedStorybook = ReturnType<typeof traceFingerprints>;

/** `browser` differs between builds of a browser, `code` is the `captureCode`. */
export interface CaptureEnvironment {
  readonly engine: string;
  readonly browser: string;
  readonly code: string;
}

/** Of one built Storybook. Keys and inputs are undefined where it cannot be traced. */
export type Fingerprints = ReturnType<typeof openFingerprints>;

const ENGLISH = 'src/i18n/messages/en.json';

/** Stories whose file is not in the graph are left out. */
export function traceFingerprints(graph: ModuleGraph, sources: Sources, code: string) {
  const { stories, inputsOf, untraced, showsOtherLocales } = sources;
  const inputs: Record<string, Input> = {};
  const register = (some: readonly Input[]) => {
    for (const input of some) inputs[input.name] = input;
    return some.map(({ name }) => name);
  };
  const namesOf = (modules: Iterable<string>) =>
    [...modules].flatMap((module) => register(inputsOf(module)));
  const shared = new Set([...namesOf(sharedModules(graph)), ...register(untraced)]);
  // Without an input the file would never seem to change.
  const traced = [...stories].filter(([, file]) => inputsOf(file).length > 0);
  /** Story file → the inputs that are not shared by all stories. */
  const files: Record<string, string[]> = {};
  for (const [, file] of traced) {
    const names = files[file] ?? namesOf(reachableModules(graph, [file]));
    files[file] = [...new Set(names).difference(shared)];
  }
  const lists = { shared: [...shared], showsOtherLocales: [...showsOtherLocales] };
  return { code, inputs, files, stories: Object.fromEntries(traced), ...lists };
}

/** Of a Storybook that another project or another version of the harness built. */
export const UNTRACED: Fingerprints = {
  captureKey: () => undefined,
  findingsKey: () => undefined,
  showsOtherLocales: () => true,
  inputsOf: () => undefined,
};

export function openFingerprints(traced: TracedStorybook, environment: CaptureEnvironment) {
  const { engine, browser, code } = environment;
  const english = traced.inputs[ENGLISH]?.hash ?? '';
  const fileOf = ({ story }: Snapshot) => traced.stories[story.id] ?? '';
  /** Whether the page may be in another language than its snapshot, which is an error otherwise. */
  const showsOtherLocales = (snapshot: Snapshot) =>
    traced.showsOtherLocales.includes(fileOf(snapshot));

  /** Name → hash. */
  const inputsOf = (snapshot: Snapshot) => {
    const names = traced.files[fileOf(snapshot)];
    if (names === undefined) return undefined;
    const isUsed = ({ locales = [snapshot.locale] }: Input) =>
      locales.includes(snapshot.locale) || showsOtherLocales(snapshot);
    const inputs = [...traced.shared, ...names].flatMap((name) => traced.inputs[name] ?? []);
    return new Map(inputs.filter(isUsed).map(({ name, hash }) => [name, hash]));
  };

  /** The same for all stories of a file and for all widths. */
  const hashes = new Map<string, string | undefined>();
  const inputsHash = (snapshot: Snapshot) => {
    const key = `${fileOf(snapshot)}\n${snapshot.locale}`;
    if (!hashes.has(key)) {
      const lines = [...(inputsOf(snapshot) ?? [])].map((input) => input.join('\n'));
      hashes.set(key, lines.length > 0 ? hashOf(...lines.toSorted()) : undefined);
    }
    return hashes.get(key);
  };

  const captureKey = (snapshot: Snapshot) => {
    const inputs = inputsHash(snapshot);
    const mode = JSON.stringify(modeNamed(snapshot.mode));
    return inputs && hashOf(inputs, snapshotName(snapshot), mode, engine, browser, code);
  };
  /** For findings (VIS-8, VIS-9): the lint looks for English text in every locale. */
  const findingsKey = (snapshot: Snapshot) => {
    const key = captureKey(snapshot);
    return key && hashOf(key, english);
  };
  return { captureKey, findingsKey, showsOtherLocales, inputsOf };
}

const EXPLAINED_INPUTS = 3;

/** Explains the difference between a snapshot's fingerprints; empty when they are equal. */
export function explainRecapture(base: Fingerprints, candidate: Fingerprints, snapshot: Snapshot) {
  const [before, after] = [base.inputsOf(snapshot), candidate.inputsOf(snapshot)];
  if (!before || !after) {
    if (before === after) return 'neither build can be traced';
    return `the ${before ? 'candidate' : 'baseline'} build cannot be traced`;
  }
  const names = new Set([...before.keys(), ...after.keys()]);
  const changes = [...names].flatMap((name) => {
    if (before.get(name) === after.get(name)) return [];
    if (!before.has(name)) return [`${name} added`];
    return [`${name} ${after.has(name) ? 'changed' : 'removed'}`];
  });
  const more = changes.length - EXPLAINED_INPUTS;
  const named = changes.slice(0, EXPLAINED_INPUTS);
  return [...named, ...(more > 0 ? [`${more} more`] : [])].join(', ');
}
