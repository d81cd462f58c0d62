/** Shows one snapshot after the other on a page, in place where that equals a fresh page (VIS-3). */
import { setTimeout as delay } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { ORIGIN } from '../builds/serve-storybook.ts';
import { modeNamed } from '../matrix/modes.ts';
import { type Snapshot, NO_LOCALE } from '../matrix/snapshots.ts';
import type { MountedStory, SettledState } from '../page-scripts/story-driver.ts';
import type { BrowserState } from './emulation.ts';
import { watchPendingRequests } from './pending-requests.ts';
import { MAX_HEIGHT } from './screenshot.ts';

/** Of the viewport, in px, except in a mode that has its own; screenshots are of the full page. */
export const HEIGHT = 900;
/** A story with this tag is reloaded for each snapshot: its state cannot be detected from outside. */
const FRESH_TAG = 'visual:fresh';
/** A story that has not finished by then has failed. */
export const LIMIT_MS = 30_000;
/** Storybook's accessibility addon would run axe after each render; the harness runs it once. */
const NO_AXE = 'a11y.manual:!true';

/** A page that a story is shown in, or a frame that can be resized like a page. */
export type StoryFrame = Pick<Page, 'evaluate' | 'goto' | 'setViewportSize'>;

/** For a page with the bundled script. `onAttempt` is called before each attempt to show a snapshot. */
export function createStoryNavigator(
  page: Page,
  { emulate, clearStorage, clearImages }: BrowserState,
  onAttempt: () => void,
  limitMs: number,
  frame: StoryFrame = page,
) {
  const requests = watchPendingRequests(page);
  const reloadedStories = new Map<string, readonly string[]>();
  /** Stories with a snapshot that failed on each attempt: their other snapshots get fewer attempts. */
  const failedStories = new Set<string>();
  let shownSnapshot: Snapshot | undefined;
  let settledState: SettledState | undefined;
  /** Problems in attempts before one that passed. */
  let failures: string[] = [];

  const needsReload = ({ story }: Snapshot) =>
    reloadedStories.has(story.id) || story.tags.includes(FRESH_TAG);
  // In a mode with motion, loops of animation frames keep running until the next navigation.
  const canRemount = (snapshot: Snapshot) =>
    shownSnapshot?.story.id === snapshot.story.id &&
    !needsReload(snapshot) &&
    !modeNamed(shownSnapshot.mode).motion;

  async function open(snapshot: Snapshot): Promise<string[]> {
    const { story, mode, globals } = snapshot;
    requests.forget();
    requests.forgetHanging();
    await frame.setViewportSize(viewportOf(snapshot));
    await Promise.all([clearStorage(), clearImages(), emulate(snapshot)]);
    const modeScript =
      mode === undefined
        ? undefined
        : await page.addInitScript((it) => (window.__visualMode = it), modeNamed(mode));
    const values = Object.entries({ ...localeGlobal(snapshot), ...globals?.set });
    const query = new URLSearchParams({
      id: story.id,
      viewMode: 'story',
      globals: [...values.map((it) => it.join(':')), NO_AXE].join(';'),
    });
    await frame.goto(`${ORIGIN}/iframe.html?${query}`, { waitUntil: 'commit' });
    await modeScript?.dispose();
    return settle(await frame.evaluate(() => window.__visual.untilMounted()));
  }

  /** Undefined when only a fresh page can show the snapshot. */
  async function remount(snapshot: Snapshot): Promise<string[] | undefined> {
    const { story, locale, mode } = snapshot;
    const hadImages = await frame.evaluate(() => window.__visual.unmount());
    if (hadImages) await clearImages();
    requests.forget();
    await frame.setViewportSize(viewportOf(snapshot));
    await emulate(snapshot);
    const mounted = await frame.evaluate((options) => window.__visual.remount(options), {
      storyId: story.id,
      ...(shownSnapshot?.locale !== locale && { globals: localeGlobal(snapshot) }),
      ...viewportOf(snapshot),
      ...(mode !== undefined && { mode: modeNamed(mode) }),
    });
    if (mounted.leftovers.length > 0) {
      // Motion leaves pending work behind as well, which the story did not cause.
      if (!modeNamed(shownSnapshot?.mode).motion) reloadedStories.set(story.id, mounted.leftovers);
      return undefined;
    }
    const problems = await settle(mounted);
    return settledState?.mixesGlyphSizes ? undefined : problems;
  }

  const untilSettled = () => frame.evaluate(() => window.__visual.untilSettled());

  async function settle(mounted: MountedStory): Promise<string[]> {
    for (let state = mounted.settled; state; state = await untilSettled()) {
      settledState = state;
      if (!state.isSettled) return ['the page does not settle'];
      if (await requests.isIdle()) break;
      await requests.untilProgress();
    }
    return mounted.problems;
  }

  async function render(snapshot: Snapshot): Promise<string[]> {
    const isFailed = failedStories.has(snapshot.story.id);
    let problems =
      (canRemount(snapshot) ? await remount(snapshot) : undefined) ?? (await open(snapshot));
    // If a story measured before a font or code had loaded, its result is random, so it is mounted again: up to
    // twice, because code may load more code. A story that loads something each time is captured as it is.
    for (let retry = 0; retry < 2 && !needsReload(snapshot); retry += 1) {
      if (problems.length > 0) {
        if (retry > 0 || isFailed) break;
        // A play function may have checked too early: it runs again once everything has loaded.
        failures.push(...problems);
        await settle({ problems, leftovers: [], settled: await untilSettled() });
        onAttempt();
      } else if (!settledState?.isLate) break;
      shownSnapshot = snapshot;
      problems = (await remount(snapshot)) ?? (await open(snapshot));
    }
    const height = (settledState?.height ?? 0) * (modeNamed(snapshot.mode).pixelRatio ?? 1);
    if (problems.length > 0 || height <= MAX_HEIGHT) return problems;
    return [
      `the screenshot would be ${height} px high; more than ${MAX_HEIGHT} cannot be compared`,
    ];
  }

  async function attempt(snapshot: Snapshot): Promise<string[]> {
    onAttempt();
    try {
      const problems = await withTimeout(limitMs, render(snapshot), describeActivity);
      // After a failure the next snapshot gets a fresh page.
      shownSnapshot = problems.length === 0 ? snapshot : undefined;
      return problems;
    } catch (error) {
      shownSnapshot = undefined;
      return [error instanceof Error ? error.message : String(error)];
    }
  }

  async function describeActivity(): Promise<string> {
    const activity = frame
      .evaluate(() => window.__visual.activity())
      .catch(() => 'the page is gone');
    const timeout = delay(1000, 'the page does not answer', { ref: false });
    return [await Promise.race([activity, timeout]), ...requests.addresses()].join(', ');
  }

  return {
    show: async (snapshot: Snapshot, isFresh = false) => {
      if (isFresh) shownSnapshot = undefined;
      const canRetry = canRemount(snapshot) || !failedStories.has(snapshot.story.id);
      failures = [];
      const problems = await attempt(snapshot);
      if (problems.length === 0 || !canRetry) return problems;
      failures.push(...problems);
      const lastProblems = await attempt(snapshot);
      if (lastProblems.length > 0) failedStories.add(snapshot.story.id);
      return lastProblems;
    },
    /** The snapshot that is shown, unless it failed. */
    shownSnapshot: () => shownSnapshot,
    /** The page as it was last settled. */
    settledState: () => settledState,
    retriedFailure: () => (failures.length === 0 ? '' : `failed at first: ${failures[0]}`),
    reloadedStories: () => reloadedStories,
  };
}

function viewportOf({ width, mode }: Snapshot): { width: number; height: number } {
  return { width, height: modeNamed(mode).height ?? HEIGHT };
}

/** The global that selects the locale: the only one that changes between snapshots of a page. */
function localeGlobal({ locale, globals }: Snapshot): Record<string, string> {
  return locale === NO_LOCALE ? {} : { [globals?.locale ?? 'locale']: locale };
}

async function withTimeout<T>(
  limitMs: number,
  work: Promise<T>,
  describe: () => Promise<string>,
): Promise<T> {
  const done = new AbortController();
  const timeout = delay(limitMs, undefined, { signal: done.signal }).then(async () => {
    throw new Error(`not finished after ${limitMs / 1000} s: ${await describe()}`);
  });
  try {
    return await Promise.race([work, timeout]);
  } finally {
    done.abort();
    timeout.catch(() => {});
  }
}
