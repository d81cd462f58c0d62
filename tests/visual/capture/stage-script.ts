/**
 * The part of the stage that lives in the page of a Storybook preview. Playwright sends the
 * function as source text, so nothing outside its body can be named in it.
 */

/** What the page offers once {@link installStage} ran, as `window.__visualStage`. */
export interface PageStage {
  /** Resolves once the story has finished for the first time, `play` included, and is at rest. */
  opened(): Promise<Mounted>;
  /** Takes the story's tree away before anything changes; tells whether it had pictures. */
  leave(): Promise<boolean>;
  /**
   * After {@link leave}: waits for the viewport to be `width` px wide, makes the page as good as
   * fresh and mounts the story again, with other globals where there are any; resolves as `opened`.
   * Does not mount it when it left something that cannot be taken away.
   */
  remount(
    storyId: string,
    globals: Record<string, unknown> | undefined,
    width: number,
  ): Promise<Mounted>;
  /**
   * Resolves once fonts, images, transitions, near timers and DOM are at rest, with the page's size
   * in CSS px and the story's `visual.allow`.
   */
  rest(): Promise<Rest>;
  /** What it is at now, for people: for a page that does not finish. */
  doing(): string;
}

/** What became of a story that was to be mounted. */
export interface Mounted {
  /** What went wrong, for people; empty when nothing did. */
  readonly problems: string[];
  /** What the story before left that only a fresh page takes away; when there is such, nothing is mounted. */
  readonly leftovers: string[];
  /** Absent when it was not mounted, or went wrong. */
  readonly rest?: Rest;
}

/** What the page knows of itself when it has come to rest, or, `restless`, when it did not. */
export interface Rest {
  readonly width: number;
  readonly height: number;
  /** The document's own `lang`. */
  readonly lang: string;
  readonly restless: boolean;
  /** Fonts, code or its width came after the story had begun, so it may have measured without them. */
  readonly late: boolean;
  /** See `PageLetters.borrowed`: only a document of its own shows it as it is. */
  readonly borrowed: boolean;
  readonly allowed: Readonly<Record<string, string>>;
}

declare global {
  interface Window {
    __visualStage: PageStage;
  }
}

/** Runs before any script of the page (VIS-3). `now` is what the page's clock shows for ever, in ms. */
export function installStage(now: number): void {
  interface Channel {
    on(event: string, listener: (payload: unknown) => void): void;
    emit(event: string, payload: unknown): void;
  }
  interface Render {
    teardown?(): Promise<void>;
  }
  const RealDate = Date;
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, args) =>
      Reflect.construct(target, args.length === 0 ? [now] : args) as Date,
    apply: () => new RealDate(now).toString(),
    get: (target, key) => (key === 'now' ? () => now : (Reflect.get(target, key) as unknown)),
  });

  const { __visualReset: reset, __visualPending: pending } = window;
  const { __visualSizes: sizes, __visualPictures: pictures } = window;
  const seen = new CSSStyleSheet();
  // A caret blinks; what is only drawn once it is near (`content-visibility: auto`) is in the picture too.
  seen.replaceSync(`* { caret-color: transparent !important }
    :not([hidden]) { content-visibility: visible !important }`);
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
      if (newPhase === 'loading') reset.remember();
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
  // every change of the page: that took a quarter of the time of a cell.
  let features: object | undefined;
  Object.defineProperty(window, 'FEATURES', {
    configurable: true,
    get: () => features,
    set(next: object) {
      features = { ...next, highlight: false };
    },
  });

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

  /** Ends what moves by itself, as a screenshot of Playwright does; a paused animation is meant. */
  function still(): boolean {
    const running = document.getAnimations().filter(({ playState }) => playState === 'running');
    for (const animation of running) {
      if (animation.effect?.getComputedTiming().endTime === Infinity) animation.cancel();
      else animation.finish();
    }
    return running.length === 0;
  }

  /** What observers were told in a frame, and what the page makes of that, runs after it. */
  async function turns() {
    const { port1, port2 } = new MessageChannel();
    for (let turn = 0; turn < 4; turn += 1) {
      const turned = new Promise((resolve) =>
        port1.addEventListener('message', resolve, { once: true }),
      );
      port1.start();
      port2.postMessage(null);
      await turned;
    }
    port1.close();
  }

  window.__visualStage = {
    opened: mounted,
    rest,
    doing: () => doing,
    async leave() {
      doing = 'the story goes';
      const hadPictures = document.images.length > 0;
      await render()?.teardown?.();
      pending.left();
      return hadPictures;
    },
    async remount(storyId, globals, width) {
      // Listeners that the story forgot hear of it too: what they do is taken away with the rest.
      doing = 'the page takes its size';
      await sizes.sized(width);
      const leftovers = await reset.leftovers();
      if (leftovers.length > 0) return { problems: [], leftovers };
      reset.restore();
      if (globals !== undefined) channel?.emit('updateGlobals', { globals });
      problems = [];
      finished = Promise.withResolvers();
      channel?.emit('forceRemount', { storyId });
      return mounted();
    },
  };

  async function mounted(): Promise<Mounted> {
    const found = await finished.promise;
    return { problems: found, leftovers: [], ...(found.length === 0 && { rest: await rest() }) };
  }

  async function rest(): Promise<Rest> {
    let restless = true;
    if (!document.adoptedStyleSheets.includes(seen)) document.adoptedStyleSheets.push(seen);
    // Five seconds of frames: a page that never rests is reported, not waited for.
    for (let turn = 0; restless && turn < 150; turn += 1) {
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
      await turns();
      restless =
        !still() ||
        mutations !== before ||
        pending.soon() !== undefined ||
        (turn < 10 && pending.drawing()) ||
        document.fonts.status === 'loading' ||
        pictures.missing();
    }
    doing = restless ? 'the page is restless' : 'the page is at rest';
    const { scrollWidth, scrollHeight } = document.documentElement;
    return {
      width: scrollWidth,
      height: Math.max(scrollHeight, document.body.scrollHeight),
      lang: document.documentElement.lang,
      restless,
      late: reset.loadedLate() || sizes.resized(),
      borrowed: window.__visualLetters.borrowed(),
      allowed: window.__visualSight.allowed(),
    };
  }
}
