/** One hash of all that a snapshot depends on (VIS-5). Pure; `trace.ts` reads the disk for it. */
import { type Snapshot, snapshotName } from '../matrix/snapshots.ts';
import { modeNamed } from '../matrix/modes.ts';
import { hashOf } from './git-files.ts';
import { type ModuleGraph, reachableModules, sharedModules } from './module-graph.ts';

/** A file, or the part of one that counts for some locales only. */
export interface Input {
  /** For people, and unique within a checkout: the path, and the part in brackets. */
  readonly name: string;
  readonly hash: string;
  /** Only snapshots in these locales can show it; absent: all can. */
  readonly locales?: readonly string[] | undefined;
}

/** A checkout as far as pictures depend on it. */
export interface Sources {
  /** Story id → path of the file it is in. */
  readonly stories: ReadonlyMap<string, string>;
  /** The inputs that a module of the graph stands for; none for a virtual one. */
  readonly inputsOf: (module: string) => readonly Input[];
  /** What no graph names and yet may change any picture. */
  readonly untraced: readonly Input[];
  /** Paths of story files that may show other languages than their snapshot's. */
  readonly showsOtherLocales: ReadonlySet<string>;
}

/** `visual-fingerprints.json`: each input once, stories as places in that list. */
export interface TracedStorybook {
  /** The `tracingCode` that wrote it: another version's file is ignored. */
  readonly code: string;
  readonly inputs: readonly Input[];
  /** What counts for every story. */
  readonly shared: readonly number[];
  /** Story file → what else counts for its stories. */
  readonly files: Readonly<Record<string, readonly number[]>>;
  /** Story id → story file. */
  readonly stories: Readonly<Record<string, string>>;
  readonly showsOtherLocales: readonly string[];
}

/** What takes the pictures; the same for both sides of a run. */
export interface CaptureEnvironment {
  /** `chromium`, `firefox`, … */
  readonly engine: string;
  /** Differs for each build of that browser. */
  readonly browser: string;
  /** See `captureCode`. */
  readonly code: string;
}

/** The fingerprints of one built Storybook. */
export interface Fingerprints {
  /** Equal only where the pictures are; undefined: cannot be traced, so nothing may be skipped. */
  captureKey(snapshot: Snapshot): string | undefined;
  /** The same for findings (VIS-8, VIS-9): the lint looks for English words in every locale. */
  findingsKey(snapshot: Snapshot): string | undefined;
  /** Whether the snapshot may show another language than its own; any other that does is refused. */
  showsOtherLocales(snapshot: Snapshot): boolean;
  /** Name → hash of each input; undefined as in {@link Fingerprints.captureKey}. */
  inputsOf(snapshot: Snapshot): ReadonlyMap<string, string> | undefined;
}

const ENGLISH = 'src/i18n/messages/en.json';

/** The inputs of every story. Story files that the graph does not know are left out. */
export function traceFingerprints(
  graph: ModuleGraph,
  sources: Sources,
  code: string,
): TracedStorybook {
  const inputs: Input[] = [];
  const places = new Map<string, number>();
  const place = (input: Input): number => {
    const known = places.get(input.name) ?? inputs.push(input) - 1;
    places.set(input.name, known);
    return known;
  };
  const placesOf = (modules: Iterable<string>) =>
    [...modules].flatMap((module) => sources.inputsOf(module).map(place));

  const shared = new Set([...placesOf(sharedModules(graph)), ...sources.untraced.map(place)]);
  const files: Record<string, number[]> = {};
  for (const file of new Set(sources.stories.values())) {
    // Without an input of its own it would seem never to change.
    if (sources.inputsOf(file).length === 0) continue;
    const own = new Set(placesOf(reachableModules(graph, [file])));
    files[file] = [...own.difference(shared)];
  }
  return {
    code,
    inputs,
    shared: [...shared],
    files,
    stories: Object.fromEntries([...sources.stories].filter(([, file]) => file in files)),
    showsOtherLocales: [...sources.showsOtherLocales],
  };
}

/** For a Storybook that another project or version built. */
export const UNTRACED: Fingerprints = {
  captureKey: () => undefined,
  findingsKey: () => undefined,
  showsOtherLocales: () => true,
  inputsOf: () => undefined,
};

/** Reads what {@link traceFingerprints} made. */
export function openFingerprints(traced: TracedStorybook, how: CaptureEnvironment): Fingerprints {
  const english = traced.inputs.find(({ name }) => name === ENGLISH)?.hash ?? '';
  const hashes = new Map<string, string>();
  const showsOtherLocales = ({ story }: Snapshot) =>
    traced.showsOtherLocales.includes(traced.stories[story.id] ?? '');

  function inputsOf(snapshot: Snapshot): ReadonlyMap<string, string> | undefined {
    const own = traced.files[traced.stories[snapshot.story.id] ?? ''];
    if (own === undefined) return undefined;
    const all = showsOtherLocales(snapshot);
    const inputs = [...traced.shared, ...own]
      .flatMap((index) => traced.inputs[index] ?? [])
      .filter(({ locales }) => all || (locales?.includes(snapshot.locale) ?? true));
    return new Map(inputs.map(({ name, hash }) => [name, hash]));
  }

  /** A story file's inputs are the same for all its stories and widths. */
  function inputsHash(snapshot: Snapshot): string | undefined {
    const key = `${traced.stories[snapshot.story.id]}\n${snapshot.locale}`;
    const known = hashes.get(key);
    if (known !== undefined) return known;
    const inputs = inputsOf(snapshot);
    if (inputs === undefined) return undefined;
    const hash = hashOf(...[...inputs].map(([name, hash]) => `${name}\n${hash}`).toSorted());
    hashes.set(key, hash);
    return hash;
  }

  const captureKey = (snapshot: Snapshot): string | undefined => {
    const made = inputsHash(snapshot);
    if (made === undefined) return undefined;
    const mode = JSON.stringify(modeNamed(snapshot.mode));
    return hashOf(made, snapshotName(snapshot), mode, how.engine, how.browser, how.code);
  };
  return {
    captureKey,
    findingsKey(snapshot) {
      const picture = captureKey(snapshot);
      return picture === undefined ? undefined : hashOf(picture, english);
    },
    showsOtherLocales,
    inputsOf,
  };
}

/** How many names {@link explainRecapture} lists before it only counts. */
const TOLD = 3;

/** Why a snapshot's fingerprints differ, for people; empty when they are equal. */
export function explainRecapture(
  before: Fingerprints,
  after: Fingerprints,
  snapshot: Snapshot,
): string {
  const [old, now] = [before.inputsOf(snapshot), after.inputsOf(snapshot)];
  if (old === undefined || now === undefined) {
    if (old === now) return 'neither side can be traced';
    return `${old ? 'this tree' : 'the base'} cannot be traced`;
  }
  const changed = [...new Set([...old.keys(), ...now.keys()])].flatMap((name) => {
    if (!old.has(name)) return [`${name} added`];
    if (!now.has(name)) return [`${name} removed`];
    return old.get(name) === now.get(name) ? [] : [`${name} changed`];
  });
  const rest = changed.length - TOLD;
  return [...changed.slice(0, TOLD), ...(rest > 0 ? [`${rest} more`] : [])].join(', ');
}
