/** Mounts stories in a preview (VIS-3): the entry of the script that is bundled into every page. */
import { textNodeAt, selectorOf } from '../lint/dom-queries.ts';
import { currentRender, storyParameters, suppressions } from './shown-story.ts';
import { checkLayout } from '../lint/layout-rules.ts';
import type { Mode } from '../matrix/modes.ts';
import type { Size } from '../report/results.ts';
import { usedProperties, watchCustomProperties } from './custom-properties.ts';
import { findElements } from './elements-in-boxes.ts';
import { mixesGlyphSizes } from './glyph-cache.ts';
import { hasLoadingImages, loadImages } from './image-loading.ts';
import {
  allowsMotion,
  applyMode,
  endAnimations,
  recreateLayers,
  resetAnimationCounts,
} from './page-mode.ts';
import { findLeftovers, isLoadedLate, rememberPage, restorePage } from './page-reset.ts';
import {
  flushTasks,
  hasPendingFrames,
  hasWorkSoon,
  nextFrame,
  stopCountingFrames,
  trackPendingWork,
  untilWorkDone,
} from './pending-work.ts';
import { forceRemount, untilFinished, watchRenderPhases } from './preview-channel.ts';
import { isResized, rememberSize, untilResized } from './resize.ts';

export interface MountedStory {
  /** Readable descriptions. */
  readonly problems: string[];
  /** State of the previous snapshot that only a fresh page removes; then nothing is mounted. */
  readonly leftovers: string[];
  /** Absent when the story was not mounted or failed. */
  readonly settled?: SettledState;
}

/** The state of the page once it has settled, or when it did not settle in time. */
export type SettledState = Awaited<ReturnType<typeof untilSettled>>;

/** `globals` only where they change. */
interface RemountOptions extends Size {
  readonly storyId: string;
  readonly globals?: Readonly<Record<string, unknown>>;
  readonly mode?: Partial<Mode>;
}

declare global {
  interface Window {
    __visual: typeof storyDriver;
  }
}

/** Iterations until a page counts as unsettled: about five seconds of frames. */
const MAX_ITERATIONS = 150;
/** With motion, frames that are still requested after so many ms are requested endlessly. */
const LOOP_MS = 2000;

let mutations = 0;
let activity = 'the preview starts';
let isRemoved = true;

// A caret blinks, and forced colors show it in any case; a screenshot must include what
// `content-visibility: auto` skips.
const stillStyles = new CSSStyleSheet();
stillStyles.replaceSync(`* { caret-color: transparent !important; caret-animation: manual !important }
  :not([hidden]) { content-visibility: visible !important }`);
// Animations of these parts are not in `document.getAnimations()`, so they cannot be ended.
for (const pseudoElement of [
  'details-content',
  'placeholder',
  'file-selector-button',
  'picker(select)',
])
  try {
    stillStyles.insertRule(
      `::${pseudoElement} { transition: none !important; animation: none !important }`,
    );
  } catch {
    // The browser has no such part.
  }

watchCustomProperties();
watchRenderPhases((phase) => {
  activity = `the story is ${phase}`;
  if (phase === 'loading' && rememberPage()) applyMode(window.__visualMode);
  if (phase !== 'rendering') return;
  trackPendingWork();
  rememberSize();
});

addEventListener('DOMContentLoaded', () => {
  new MutationObserver((records) => (mutations += records.length)).observe(document.body, {
    subtree: true,
    childList: true,
    attributes: true,
    characterData: true,
  });
});

const storyDriver = {
  untilMounted,
  unmount,
  remount,
  untilSettled,
  untilResized,
  activity: () => activity,
  findElements,
  mixesGlyphSizes,
  checkLayout,
  textNodeAt,
  selectorOf,
  storyParameters,
  usedProperties,
};
window.__visual = storyDriver;

/** Resolves once the story has finished, `play` included, and the page has settled. */
async function untilMounted(): Promise<MountedStory> {
  const problems = await untilFinished();
  resetAnimationCounts();
  if (problems.length > 0) return { problems, leftovers: [] };
  return { problems: [], leftovers: [], settled: await untilSettled() };
}

/** Removes the story's tree before anything else changes; returns whether it had images. */
async function unmount(): Promise<boolean> {
  activity = 'the story is removed';
  const hadImages = document.images.length > 0;
  const render = currentRender();
  isRemoved = render?.teardown !== undefined;
  await render?.teardown?.();
  stopCountingFrames();
  return hadImages;
}

/** After {@link unmount}: resizes, resets and mounts again, unless something cannot be removed. */
async function remount(options: RemountOptions): Promise<MountedStory> {
  const { storyId, globals, width, height, mode } = options;
  activity = 'the page is resized';
  // Listeners that the story left run now, so that their effects are reset, too.
  await untilResized(width, height);
  const leftovers = isRemoved ? await findLeftovers() : ['its own tree'];
  if (leftovers.length > 0) return { problems: [], leftovers };
  restorePage();
  applyMode(mode);
  forceRemount(storyId, globals);
  return untilMounted();
}

/** Resolves once fonts, images, animations, timers due soon and the DOM have settled. */
async function untilSettled() {
  if (!document.adoptedStyleSheets.includes(stillStyles))
    document.adoptedStyleSheets.push(stillStyles);
  const startedAt = performance.now();
  const iterations = MAX_ITERATIONS * (allowsMotion() ? 2 : 1);
  let [isSettled, isRemeasured] = [false, false];
  for (let iteration = 0; !isSettled && iteration < iterations; iteration += 1) {
    const mutationsBefore = mutations;
    activity = 'a timer of the story is due';
    await untilWorkDone();
    activity = 'fonts and images load';
    // Images first: they force a layout, which requests fonts.
    await Promise.all([loadImages(), document.fonts.ready]);
    activity = 'the page is drawn';
    // Code that has just loaded has yet to run, and React delays a retry.
    const frames = isLoadedLate() ? 6 : 1;
    for (let count = 0; count < frames; count += 1) await nextFrame();
    await flushTasks();
    const isLooping = allowsMotion() ? performance.now() - startedAt >= LOOP_MS : iteration >= 10;
    isSettled =
      endAnimations() &&
      mutations === mutationsBefore &&
      !hasWorkSoon() &&
      (!hasPendingFrames() || isLooping) &&
      document.fonts.status !== 'loading' &&
      !hasLoadingImages();
    if (!isSettled || isRemeasured || !allowsMotion() || !hasPendingFrames()) continue;
    // Scroll effects have measured the page before it settled.
    dispatchEvent(new Event('resize'));
    [isSettled, isRemeasured] = [false, true];
    for (let count = 0; count < 30; count += 1) await nextFrame();
  }
  await recreateLayers();
  activity = isSettled ? 'the page has settled' : 'the page does not settle';
  const { scrollWidth, scrollHeight, lang } = document.documentElement;
  return {
    isSettled,
    /** Of the whole page, in CSS px. */
    width: scrollWidth,
    height: Math.max(scrollHeight, document.body.scrollHeight),
    lang,
    /** Fonts, code or the width changed after the story began: its measurements may be wrong. */
    isLate: isLoadedLate() || isResized(),
    /** Only a fresh document renders its text with the right glyphs. */
    mixesGlyphSizes: mixesGlyphSizes(),
    suppressions: suppressions(),
  };
}
