/** Turns one page from snapshot to snapshot, in place wherever that is as good as a fresh page (VIS-3). */
import { setTimeout as after } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { type Snapshot, NO_LOCALE } from '../matrix/snapshots.ts';
import { modeNamed } from '../matrix/modes.ts';
import { ORIGIN } from '../builds/serve-storybook.ts';
import { MAX_HEIGHT } from './screenshot.ts';
import { watchPendingRequests } from './pending-requests.ts';
import type { MountedStory, SettledState } from '../page-scripts/story-driver.ts';

/** The preview's viewport height, but for a mode with one of its own; pictures are of the full page. */
export const HEIGHT = 900;
/**
 * A story with this tag is opened anew for each snapshot: it keeps a state that nobody can see from
 * outside, such as a variable of its module. Reason in a comment beside the tag.
 */
export const FRESH_TAG = 'visual:fresh';
/** A story that has not finished by then is broken; never a wait that a good story feels. */
export const LIMIT_MS = 30_000;
/** Storybook's accessibility addon would run axe after each render; that has a pass of its own. */
const NO_AXE = 'a11y.manual:!true';

/** A page that shows one snapshot after the other. */
export interface StoryNavigator {
  /** See `Stage.show`. */
  show(snapshot: Snapshot, fresh: boolean): Promise<string[]>;
  /** The snapshot that is shown, unless it failed. */
  shown(): Snapshot | undefined;
  /** What the page said of itself when it had come to rest. */
  settled(): SettledState;
  /** See `Stage.failedFirst`. */
  retriedFailure(): string;
  /** See `Stage.reloadedStories`. */
  reloadedStories: ReadonlyMap<string, readonly string[]>;
}

/** How a page is turned. */
export interface NavigatorOptions {
  /** Empties what the origin has stored. */
  readonly clear: () => Promise<void>;
  /**
   * Makes the browser forget which pictures it has: of a `srcset` it takes one it has already,
   * where that is a larger one, so what was shown before would choose.
   */
  readonly forgetPictures: () => Promise<void>;
  /** Tells the browser what a snapshot's locale and mode ask of it. */
  readonly emulate: (snapshot: Snapshot) => Promise<void>;
  /** Hears of each new attempt. */
  readonly forget: () => void;
  /** What a story may take, in ms. */
  readonly limitMs: number;
}

const NOWHERE: SettledState = {
  width: 0,
  height: 0,
  lang: '',
  restless: false,
  late: false,
  borrowed: false,
  suppressions: {},
};

/** The global that holds the locale; no other one changes while a page is turned. */
function spoken({ locale, globals }: Snapshot): Record<string, string> {
  return locale === NO_LOCALE ? {} : { [globals?.locale ?? 'locale']: locale };
}

/** Turns a page that has the stage's scripts. */
export function createStoryNavigator(
  page: Page,
  { clear, forgetPictures, emulate, forget, limitMs }: NavigatorOptions,
): StoryNavigator {
  const requests = watchPendingRequests(page);
  const reloadedStories = new Map<string, readonly string[]>();
  /** Stories with a snapshot that failed each time: their other snapshots are not waited for as long. */
  const broken = new Set<string>();
  let shown: Snapshot | undefined;
  let rest = NOWHERE;
  /** What went wrong in tries that a later one made good. */
  let failures: string[] = [];

  const opensAnew = ({ story }: Snapshot) =>
    reloadedStories.has(story.id) || story.tags.includes(FRESH_TAG);
  // Loops that were let run go with their page only.
  const isTurned = (snapshot: Snapshot) =>
    shown?.story.id === snapshot.story.id && !opensAnew(snapshot) && !modeNamed(shown.mode).motion;
  const sizeOf = ({ width, mode }: Snapshot) => ({
    width,
    height: modeNamed(mode).height ?? HEIGHT,
  });

  async function open(snapshot: Snapshot): Promise<string[]> {
    const { story } = snapshot;
    requests.forget(true);
    await page.setViewportSize(sizeOf(snapshot));
    await Promise.all([clear(), forgetPictures(), emulate(snapshot)]);
    // A plain page is told nothing, so it costs nothing.
    const told =
      snapshot.mode === undefined
        ? undefined
        : await page.addInitScript(
            (mode) => (window.__visualMode = mode),
            modeNamed(snapshot.mode),
          );
    const globals = Object.entries({ ...spoken(snapshot), ...snapshot.globals?.set }).map(
      ([name, value]) => `${name}:${value}`,
    );
    const query = new URLSearchParams({
      id: story.id,
      viewMode: 'story',
      globals: [...globals, NO_AXE].join(';'),
    });
    await page.goto(`${ORIGIN}/iframe.html?${query}`, { waitUntil: 'commit' });
    await told?.dispose();
    return settle(await page.evaluate(() => window.__visualStoryDriver.opened()));
  }

  /** Undefined when the story, or a snapshot before, left something that only a fresh page takes away. */
  async function again(snapshot: Snapshot): Promise<string[] | undefined> {
    const { story, locale } = snapshot;
    const { width, height } = sizeOf(snapshot);
    const hadPictures = await page.evaluate(() => window.__visualStoryDriver.leave());
    if (hadPictures) await forgetPictures();
    requests.forget(false);
    await page.setViewportSize({ width, height });
    await emulate(snapshot);
    const globals = shown?.locale === locale ? undefined : spoken(snapshot);
    const mounted = await page.evaluate(
      async (args) => window.__visualStoryDriver.remount(...args),
      [
        story.id,
        globals,
        { width, height, ...(snapshot.mode !== undefined && { mode: modeNamed(snapshot.mode) }) },
      ] as const,
    );
    if (mounted.leftovers.length > 0) {
      // What motion leaves is the mode's, not the story's.
      if (!modeNamed(shown?.mode).motion) reloadedStories.set(story.id, mounted.leftovers);
      return undefined;
    }
    const problems = await settle(mounted);
    return rest.borrowed ? undefined : problems;
  }

  const atRest = () => page.evaluate(() => window.__visualStoryDriver.rest());

  async function settle({ problems, rest: first }: MountedStory): Promise<string[]> {
    for (let now = first; now; now = await atRest()) {
      rest = now;
      if (rest.restless) return ['the page never came to rest'];
      if (await requests.quiet()) return problems;
      await requests.progress();
    }
    return problems;
  }

  async function render(snapshot: Snapshot): Promise<string[]> {
    let problems =
      (isTurned(snapshot) ? await again(snapshot) : undefined) ?? (await open(snapshot));
    // What it measured before a font or a piece of code had come is a matter of chance. Twice, for
    // code that asks for code; a story that loads something each time is taken as it is.
    for (let turn = 0; turn < 2 && !opensAnew(snapshot); turn += 1) {
      const failed = problems.length > 0;
      if (failed ? turn > 0 || broken.has(snapshot.story.id) : !rest.late) break;
      if (failed) {
        // So is what a play looked for in vain: it gets what it asked for, and looks again.
        failures.push(...problems);
        await settle({ problems, leftovers: [], rest: await atRest() });
        forget();
      }
      shown = snapshot;
      problems = (await again(snapshot)) ?? (await open(snapshot));
    }
    const height = rest.height * (modeNamed(snapshot.mode).pixelRatio ?? 1);
    if (problems.length > 0 || height <= MAX_HEIGHT) return problems;
    return [
      `the page would be a picture ${height} px high; more than ${MAX_HEIGHT} cannot be compared`,
    ];
  }

  /** What a page that did not finish was at. */
  async function untold(): Promise<string> {
    const doing = page
      .evaluate(() => window.__visualStoryDriver.doing())
      .catch(() => 'it is not there');
    const answer = await Promise.race([doing, after(1000, 'it does not answer', { ref: false })]);
    return [answer, ...requests.underWay()].join(', ');
  }

  async function attempt(snapshot: Snapshot): Promise<string[]> {
    forget();
    try {
      const problems = await within(limitMs, render(snapshot), untold);
      // Whatever state a failure left, the next snapshot starts from a fresh page.
      shown = problems.length === 0 ? snapshot : undefined;
      return problems;
    } catch (error) {
      shown = undefined;
      return [error instanceof Error ? error.message : String(error)];
    }
  }

  return {
    async show(snapshot, fresh) {
      if (fresh) shown = undefined;
      const mayBlameThePage = isTurned(snapshot) || !broken.has(snapshot.story.id);
      failures = [];
      const problems = await attempt(snapshot);
      if (problems.length === 0 || !mayBlameThePage) return problems;
      failures.push(...problems);
      const last = await attempt(snapshot);
      if (last.length > 0) broken.add(snapshot.story.id);
      return last;
    },
    shown: () => shown,
    settled: () => rest,
    retriedFailure: () => (failures.length === 0 ? '' : `failed at first: ${failures[0]}`),
    reloadedStories,
  };
}

async function within<T>(
  limitMs: number,
  work: Promise<T>,
  untold: () => Promise<string>,
): Promise<T> {
  const stop = new AbortController();
  const late = after(limitMs, undefined, { signal: stop.signal }).then(async () => {
    throw new Error(`not finished after ${limitMs / 1000} s: ${await untold()}`);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    stop.abort();
    late.catch(() => {});
  }
}
