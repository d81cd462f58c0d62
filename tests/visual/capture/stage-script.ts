/**
 * The part of the stage that lives in the page of a Storybook preview. Playwright sends the
 * function as source text, so nothing outside its body can be named in it.
 */

/** What the page offers once {@link installStage} ran, as `window.__visualStage`. */
export interface PageStage {
  /** Resolves with the problems of the first render once the story has finished, `play` included. */
  opened(): Promise<string[]>;
  /** Switches globals and mounts the story again as if the page were fresh; resolves as `opened`. */
  remount(storyId: string, globals: Record<string, unknown> | undefined): Promise<string[]>;
  /**
   * Resolves once fonts, images, transitions and DOM are at rest, with the page's size in CSS px and
   * the story's `visual.allow`.
   */
  rest(): Promise<Rest>;
}

/** What the page knows of itself when it has come to rest, or, `restless`, when it did not. */
export interface Rest {
  readonly width: number;
  readonly height: number;
  readonly restless: boolean;
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
  const RealDate = Date;
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, args) =>
      Reflect.construct(target, args.length === 0 ? [now] : args) as Date,
    apply: () => new RealDate(now).toString(),
    get: (target, key) => (key === 'now' ? () => now : (Reflect.get(target, key) as unknown)),
  });

  let channel: Channel | undefined;
  let problems: string[] = [];
  let finished = Promise.withResolvers<string[]>();
  let remounting = false;
  let pristine: (() => void) | undefined;
  let mutations = 0;

  const told = (payload: unknown) => {
    const { message, title, description } = (payload ?? {}) as Record<string, string | undefined>;
    const text = message ?? [title, description].filter(Boolean).join(': ');
    // What follows the first paragraph is the whole document, as Testing Library prints it.
    return text.split('\n\n')[0] || 'no message';
  };

  /** Remembers the page as it is before the first story; the result brings that back. */
  function snapshot(): () => void {
    const elements = [document.documentElement, document.body];
    const kept = new Set<ChildNode>(document.body.childNodes);
    const attributes = elements.map(
      (element) => new Map([...element.attributes].map((a) => [a.name, a.value])),
    );
    const sheets = [...document.adoptedStyleSheets];
    const { href } = location;
    const { title } = document;
    return () => {
      localStorage.clear();
      sessionStorage.clear();
      for (const cookie of document.cookie.split('; ')) {
        document.cookie = `${cookie.split('=')[0]}=; max-age=0; path=/`;
      }
      for (const node of [...document.body.childNodes]) if (!kept.has(node)) node.remove();
      elements.forEach((element, index) => {
        const before = attributes[index] ?? new Map<string, string>();
        // Storybook's own classes say whether story or error is shown: they stay its business.
        const own = [...element.classList].filter((name) => name.startsWith('sb-'));
        const first = (before.get('class') ?? '')
          .split(/\s+/)
          .filter((name) => name !== '' && !name.startsWith('sb-'));
        for (const { name } of [...element.attributes])
          if (!before.has(name)) element.removeAttribute(name);
        for (const [name, value] of before)
          if (element.getAttribute(name) !== value) element.setAttribute(name, value);
        const names = [...first, ...own].join(' ');
        if (names === '') element.removeAttribute('class');
        else element.className = names;
      });
      document.adoptedStyleSheets = sheets;
      document.title = title;
      if (location.href !== href) history.replaceState(null, '', href);
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
      getSelection()?.removeAllRanges();
      scrollTo({ left: 0, top: 0, behavior: 'instant' });
    };
  }

  function listen(to: Channel) {
    const end = () => finished.resolve(problems);
    const problem = (event: string, what: (payload: unknown) => string, last = false) =>
      to.on(event, (payload) => {
        problems.push(what(payload));
        if (last) end();
      });
    to.on('storyRenderPhaseChanged', (payload) => {
      if ((payload as { newPhase: string }).newPhase !== 'loading') return;
      pristine ??= snapshot();
      // The old tree is gone by now and nothing of the new one has run: the moment to clean up.
      if (remounting) pristine();
      remounting = false;
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

  function act(event: string, payload: unknown): Promise<string[]> {
    problems = [];
    finished = Promise.withResolvers();
    channel?.emit(event, payload);
    return finished.promise;
  }

  addEventListener('DOMContentLoaded', () => {
    new MutationObserver((records) => (mutations += records.length)).observe(document.body, {
      subtree: true,
      childList: true,
      attributes: true,
      characterData: true,
    });
  });
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));

  /** Ends what moves by itself, as a screenshot of Playwright does; a paused animation is meant. */
  function still(): boolean {
    const running = document.getAnimations().filter(({ playState }) => playState === 'running');
    for (const animation of running) {
      if (animation.effect?.getComputedTiming().endTime === Infinity) animation.cancel();
      else animation.finish();
    }
    return running.length === 0;
  }

  window.__visualStage = {
    opened: () => finished.promise,
    async remount(storyId, globals) {
      // Alone, new globals render the old tree again, hooks and all. The remount in the same breath
      // stops that render before it has run anything of the story's.
      if (globals !== undefined) channel?.emit('updateGlobals', { globals });
      remounting = true;
      return act('forceRemount', { storyId });
    },
    async rest() {
      let restless = true;
      // Five seconds of frames: a page that never rests is reported, not waited for.
      for (let turn = 0; restless && turn < 150; turn += 1) {
        const before = mutations;
        const images = [...document.images];
        for (const image of images) if (image.loading === 'lazy') image.loading = 'eager';
        void document.body.offsetHeight;
        await Promise.all([
          document.fonts.ready,
          ...images.map((it) => it.decode().catch(() => {})),
        ]);
        await frame();
        await frame();
        restless =
          !still() ||
          mutations !== before ||
          document.fonts.status === 'loading' ||
          [...document.images].some(({ complete }) => !complete);
      }
      const { scrollWidth, scrollHeight } = document.documentElement;
      return {
        width: scrollWidth,
        height: Math.max(scrollHeight, document.body.scrollHeight),
        restless,
        allowed: window.__visualSight.allowed(),
      };
    },
  };
}
