/** One hash of everything a snapshot depends on (VIS-5). `fingerprint-files.ts` reads the files for it. */
import { modeNamed } from '../matrix/modes.ts';
import { type Snapshot, snapshotName } from '../matrix/snapshots.ts';
import { FALLBACK_LOCALE, PSEUDO_LOCALE } from '../site.config.ts';
import { LOCALES, messageFile } from '../site.node.ts';
import { hashOf } from './git-files.ts';
import { type ModuleGraph, reachableModules, sharedModules } from './module-graph.ts';

/** A file, or a part of it that counts for some locales only. Its name is unique in a checkout. */
export interface Input {
  readonly name: string;
  readonly hash: string;
  readonly locales?: readonly string[] | undefined;
  /** The custom property of this input, which counts only for snapshots whose page uses the property. */
  readonly property?: string;
  /** The rules that declare the property. */
  readonly css?: string;
  /** Of a constant. */
  readonly value?: string;
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

/** Names of custom properties, with `--`. */
export type UsedProperties = ReadonlySet<string>;

/** `visual-fingerprints.json`: each input once, then lists of names. `code` is the `tracingCode` that wrote it. */
export type TracedStorybook = ReturnType<typeof traceFingerprints>;

/** `browser` differs between builds of a browser, `code` is the `captureCode`. */
export interface CaptureEnvironment {
  readonly engine: string;
  readonly browser: string;
  readonly code: string;
}

/** Of one built Storybook. Keys and inputs are undefined where it cannot be traced. */
export type Fingerprints = ReturnType<typeof openFingerprints>;

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
  usageKey: () => undefined,
  showsOtherLocales: () => true,
  inputsOf: () => undefined,
};

export function openFingerprints(traced: TracedStorybook, environment: CaptureEnvironment) {
  const { engine, browser, code } = environment;
  const fileOf = ({ story }: Snapshot) => traced.stories[story.id] ?? '';
  /** Whether the page may be in another language than its snapshot, which is an error otherwise. */
  const showsOtherLocales = (snapshot: Snapshot) =>
    traced.showsOtherLocales.includes(fileOf(snapshot));

  /** By name. Custom properties that are not in `used` do not count; without `used` all of them count. */
  const inputsOf = (snapshot: Snapshot, used?: UsedProperties) => {
    const names = traced.files[fileOf(snapshot)];
    if (names === undefined) return undefined;
    const isUsed = ({ locales = [snapshot.locale], property }: Input) =>
      (locales.includes(snapshot.locale) || showsOtherLocales(snapshot)) &&
      (property === undefined || used === undefined || used.has(property));
    const inputs = [...traced.shared, ...names].flatMap((name) => traced.inputs[name] ?? []);
    return new Map(inputs.filter(isUsed).map((input) => [input.name, input]));
  };

  const hashOfInputs = (inputs: Iterable<Input>) => {
    const lines = [...inputs].map(({ name, hash }) => `${name}\n${hash}`);
    return lines.length > 0 ? hashOf(...lines.toSorted()) : undefined;
  };
  const properties = Object.values(traced.inputs).filter(({ property }) => property !== undefined);
  /** Without custom properties: the same for all stories of a file and for all widths. */
  const hashes = new Map<string, string | undefined>();
  const usageKey = (snapshot: Snapshot) => {
    const key = `${fileOf(snapshot)}\n${snapshot.locale}`;
    if (!hashes.has(key))
      hashes.set(key, hashOfInputs(inputsOf(snapshot, new Set())?.values() ?? []));
    const inputs = hashes.get(key);
    const mode = JSON.stringify(modeNamed(snapshot.mode));
    return inputs && hashOf(inputs, snapshotName(snapshot), mode, engine, browser, code);
  };

  const captureKey = (snapshot: Snapshot, used?: UsedProperties) => {
    const key = usageKey(snapshot);
    const some = properties.filter(({ property = '' }) => used?.has(property) ?? true);
    return key && hashOf(key, hashOfInputs(some) ?? '');
  };
  /**
   * For findings (VIS-8, VIS-9): the lint looks for English text in every locale, and in the
   * pseudo-locale for what no language translates.
   */
  const findingsKey = (snapshot: Snapshot, used?: UsedProperties) => {
    const key = captureKey(snapshot, used);
    const locales = snapshot.locale === PSEUDO_LOCALE ? LOCALES : [FALLBACK_LOCALE];
    const messages = locales.flatMap((locale) => traced.inputs[messageFile(locale)]?.hash ?? []);
    return key && messages.length === locales.length ? hashOf(key, ...messages) : undefined;
  };
  return { captureKey, findingsKey, usageKey, showsOtherLocales, inputsOf };
}

const EXPLAINED_INPUTS = 3;

/** Explains the difference between a snapshot's fingerprints; empty when they are equal. */
export function explainRecapture(
  base: Fingerprints,
  candidate: Fingerprints,
  snapshot: Snapshot,
  used?: UsedProperties,
) {
  const [before, after] = [base.inputsOf(snapshot, used), candidate.inputsOf(snapshot, used)];
  if (!before || !after) {
    if (before === after) return 'neither build can be traced';
    return `the ${before ? 'candidate' : 'baseline'} build cannot be traced`;
  }
  const names = new Set([...before.keys(), ...after.keys()]);
  const changes = [...names].flatMap((name) => {
    if (before.get(name)?.hash === after.get(name)?.hash) return [];
    if (!before.has(name)) return [`${name} added`];
    return [`${name} ${after.has(name) ? 'changed' : 'removed'}`];
  });
  const more = changes.length - EXPLAINED_INPUTS;
  const named = changes.slice(0, EXPLAINED_INPUTS);
  return [...named, ...(more > 0 ? [`${more} more`] : [])].join(', ');
}
