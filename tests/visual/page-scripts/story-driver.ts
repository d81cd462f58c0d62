/**
 * The part of the stage that lives in the page of a Storybook preview. Playwright sends the
 * function as source text, so nothing outside its body can be named in it.
 */

import type { Mode } from '../matrix/modes.ts';

/** What the page offers once {@link installStoryDriver} ran, as `window.__visualStoryDriver`. */
export interface StoryDriver {
  /** Resolves once the story has finished for the first time, `play` included, and is at rest. */
  opened(): Promise<MountedStory>;
  /** Takes the story's tree away before anything changes; tells whether it had pictures. */
  leave(): Promise<boolean>;
  /**
   * After {@link leave}: waits for the viewport to have its size, makes the page as good as fresh
   * and mounts the story again, with other globals where there are any, in the mode that `to` names
   * or in none; resolves as `opened`. Does not mount it when it left something that cannot be taken
   * away.
   */
  remount(
    storyId: string,
    globals: Record<string, unknown> | undefined,
    to: { readonly width: number; readonly height: number; readonly mode?: Partial<Mode> },
  ): Promise<MountedStory>;
  /**
   * Resolves once fonts, images, transitions, near timers and DOM are at rest, with the page's size
   * in CSS px and the story's `visual.suppress`.
   */
  rest(): Promise<SettledState>;
  /** What it is at now, for people: for a page that does not finish. */
  doing(): string;
}

/** What became of a story that was to be mounted. */
export interface MountedStory {
  /** What went wrong, for people; empty when nothing did. */
  readonly problems: string[];
  /** What the story before left that only a fresh page takes away; when there is such, nothing is mounted. */
  readonly leftovers: string[];
  /** Absent when it was not mounted, or went wrong. */
  readonly rest?: SettledState;
}

/** What the page knows of itself when it has come to rest, or, `restless`, when it did not. */
export interface SettledState {
  readonly width: number;
  readonly height: number;
  /** The document's own `lang`. */
  readonly lang: string;
  readonly restless: boolean;
  /** Fonts, code or its width came after the story had begun, so it may have measured without them. */
  readonly late: boolean;
  /** See `PageLetters.borrowed`: only a document of its own shows it as it is. */
  readonly borrowed: boolean;
  readonly suppressions: Readonly<Record<string, string>>;
}

declare global {
  interface Window {
    __visualStoryDriver: StoryDriver;
  }
}

/** Runs before any script of the page (VIS-3). */
export function installStoryDriver(): void {
  interface Channel {
    on(event: string, listener: (payload: unknown) => void): void;
    emit(event: string, payload: unknown): void;
  }
  interface Render {
    teardown?(): Promise<void>;
  }
  const { __visualPageReset: reset, __visualPendingWork: pending } = window;
  const { __visualResize: sizes, __visualImageLoading: pictures, __visualModes: modes } = window;
  const seen = new CSSStyleSheet();
  // A caret blinks; what is only drawn once it is near (`content-visibility: auto`) is in the picture too.
  seen.replaceSync(`* { caret-color: transparent !important }
    :not([hidden]) { content-visibility: visible !important }`);
  // What moves in these is not among the document's animations, so it cannot be ended one by one. An
  // engine that does not know one of them refuses its rule.
  for (const part of ['details-content', 'placeholder', 'file-selector-button', 'picker(select)'])
    try {
      seen.insertRule(`::${part} { transition: none !important; animation: none !important }`);
    } catch {
      // It has no such part.
    }
  let channel: Channel | undefined;
  let problems: string[] = [];
  let finished = Promise.withResolvers<string[]>();
  let mutations = 0;
  let doing = 'the preview starts';

  const told = (payload: unknown) => {
    const { message, title, description } = (payload ?? {}) as Record<string, string | undefined>;
    const text = message ?? [title, description].filter(Boolean).join(': ');
    // What follows the first paragraph is the whole document, as Testing Library prints it.
    return text.split('\n\n')[0] || 'no message';
  };

  function listen(to: Channel) {
    const end = () => finished.resolve(problems);
    const problem = (event: string, what: (payload: unknown) => string, last = false) =>
      to.on(event, (payload) => {
        problems.push(what(payload));
        if (last) end();
      });
    to.on('storyRenderPhaseChanged', (payload) => {
      const { newPhase } = payload as { newPhase: string };
      doing = `the story is ${newPhase}`;
      if (newPhase === 'loading' && reset.remember()) modes.take(window.__visualMode);
      if (newPhase !== 'rendering') return;
      pending.begin();
      sizes.begin();
    });
    to.on('storyFinished', end);
    to.on('storyUnchanged', end);
    problem('storyErrored', (it) => `the story is wrong: ${told(it)}`);
    problem('storyThrewException', (it) => `the story threw: ${told(it)}`);
    problem('playFunctionThrewException', (it) => `play threw: ${told(it)}`);
    problem(
      'unhandledErrorsWhilePlaying',
      (it) => `unhandled while playing: ${(it as unknown[]).map(told).join('; ')}`,
    );
    problem('storyMissing', () => 'the story is missing', true);
    problem('configError', (it) => `the preview did not start: ${told(it)}`, true);
  }
  // The preview sets this before it renders anything; a listener added later could miss the end.
  Object.defineProperty(window, '__STORYBOOK_ADDONS_CHANNEL__', {
    configurable: true,
    get: () => channel,
    set(next: Channel | undefined) {
      if (next && next !== channel) listen(next);
      channel = next;
    },
  });

  // Storybook's highlights, of which a picture has none, ask for the style of every element after
  // every change of the page: that took a quarter of the time of a snapshot. `features` in a Storybook's
  // configuration would do the same, but is not ours to set. Without this a run is only slower.
  let features: object | undefined;
  Object.defineProperty(window, 'FEATURES', {
    configurable: true,
    get: () => features,
    set(next: object) {
      features = { ...next, highlight: false };
    },
  });

  // No event of the channel takes a story away and nothing in its place. Where a Storybook no longer
  // has this, each snapshot is opened anew: slower, as isolated as before.
  let wentAway = true;
  function render(): Render | undefined {
    return (window as { __STORYBOOK_PREVIEW__?: { currentRender?: Render } }).__STORYBOOK_PREVIEW__
      ?.currentRender;
  }

  addEventListener('DOMContentLoaded', () => {
    new MutationObserver((records) => (mutations += records.length)).observe(document.body, {
      subtree: true,
      childList: true,
      attributes: true,
      characterData: true,
    });
  });

  /** Frames that are still asked for after so long, in ms, are asked for for ever. */
  const LOOPS_MS = 2000;

  window.__visualStoryDriver = {
    opened: mounted,
    rest,
    doing: () => doing,
    async leave() {
      doing = 'the story goes';
      const hadPictures = document.images.length > 0;
      const shown = render();
      wentAway = shown?.teardown !== undefined;
      await shown?.teardown?.();
      pending.left();
      return hadPictures;
    },
    async remount(storyId, globals, { width, height, mode: next }) {
      // Listeners that the story forgot hear of it too: what they do is taken away with the rest.
      doing = 'the page takes its size';
      await sizes.sized(width, height);
      const leftovers = wentAway ? await reset.leftovers() : ['its own tree'];
      if (leftovers.length > 0) return { problems: [], leftovers };
      reset.restore();
      modes.take(next);
      if (globals !== undefined) channel?.emit('updateGlobals', { globals });
      problems = [];
      finished = Promise.withResolvers();
      channel?.emit('forceRemount', { storyId });
      return mounted();
    },
  };

  async function mounted(): Promise<MountedStory> {
    const found = await finished.promise;
    modes.begin();
    return { problems: found, leftovers: [], ...(found.length === 0 && { rest: await rest() }) };
  }

  async function rest(): Promise<SettledState> {
    let restless = true;
    if (!document.adoptedStyleSheets.includes(seen)) document.adoptedStyleSheets.push(seen);
    const began = performance.now();
    let told = false;
    // Five seconds of frames: a page that never rests is reported, not waited for.
    for (let turn = 0; restless && turn < 150 * (modes.motion() ? 2 : 1); turn += 1) {
      const before = mutations;
      doing = 'a timer of the story is due';
      await pending.soon();
      doing = 'fonts and pictures come';
      // Pictures first: they have the page laid out, and that is what asks for fonts.
      await Promise.all([pictures.come(), document.fonts.ready]);
      // Code that has just come is still to run, and a retry of React's waits for its moment.
      doing = 'the page is drawn';
      const frames = reset.loadedLate() ? 6 : 1;
      for (let count = 0; count < frames; count += 1) await pending.frame();
      await pending.turns();
      restless =
        !modes.still() ||
        mutations !== before ||
        pending.soon() !== undefined ||
        (pending.drawing() &&
          (modes.motion() ? performance.now() - began < LOOPS_MS : turn < 10)) ||
        document.fonts.status === 'loading' ||
        pictures.missing();
      if (restless || told || !modes.motion() || !pending.drawing()) continue;
      // What follows the scroll position has measured the page as it was: it measures it again.
      dispatchEvent(new Event('resize'));
      [restless, told] = [true, true];
      for (let count = 0; count < 30; count += 1) await pending.frame();
    }
    doing = restless ? 'the page is restless' : 'the page is at rest';
    const { scrollWidth, scrollHeight } = document.documentElement;
    return {
      width: scrollWidth,
      height: Math.max(scrollHeight, document.body.scrollHeight),
      lang: document.documentElement.lang,
      restless,
      late: reset.loadedLate() || sizes.resized(),
      borrowed: window.__visualGlyphCache.borrowed(),
      suppressions: window.__visualDomQueries.suppressions(),
    };
  }
}
