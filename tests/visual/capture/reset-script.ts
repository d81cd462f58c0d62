/**
 * What a story leaves behind in its page: taken away where that can be done, told where it cannot
 * (VIS-3). Playwright sends the function as source text, so nothing outside its body can be named
 * in it.
 */

/** What the page offers once {@link installReset} ran, as `window.__visualReset`. */
export interface PageReset {
  /** Remembers the page as it is before its first story. */
  remember(): void;
  /** From here on timers and frames are the story's. */
  rendering(): void;
  /**
   * After the story's tree is gone: what of it is left that cannot be taken away, for people. Empty
   * when {@link restore} makes the page as good as a fresh one. Pending frames run first.
   */
  leftovers(): Promise<string[]>;
  /** Takes away what the story left, and puts back what it changed. */
  restore(): void;
  /** Resolves when a timer that the story is about to feel has run; undefined when there is none. */
  soon(): Promise<void> | undefined;
  /** Whether files (fonts, pictures, code) were asked for after the story's first element stood. */
  loadedLate(): boolean;
  /** The page's own: the story's frames are counted, the stage's are not. */
  frame(): Promise<void>;
}

declare global {
  interface Window {
    __visualReset: PageReset;
  }
}

/** Runs before any script of the page. `soonMs`: a one-shot timer due by then belongs to the picture. */
export function installReset(soonMs: number): void {
  const builtIn = new Set(Reflect.ownKeys(window));
  const native = {
    setTimeout: window.setTimeout.bind(window),
    setInterval: window.setInterval.bind(window),
    requestAnimationFrame: window.requestAnimationFrame.bind(window),
  };
  /** What the story waits for; a repeated timer is a poll, which a picture does not wait for. */
  const timers = new Map<number, { readonly soon: boolean }>();
  const frames = new Set<number>();
  const rounds = new Map<string, number>();
  const POLL = 10;
  /** Globals of Storybook, React's test mode, axe and frames. */
  const TOOLS = /^(__|STORYBOOK_|IS_REACT_ACT_|axe$|\d+$)/;
  let live = false;
  let databases = false;
  let wake = () => {};
  let restoreDom: (() => void) | undefined;
  let known = new Map<PropertyKey, unknown>();

  function watchTimers() {
    const start = (kind: 'setTimeout' | 'setInterval') =>
      function (handler: TimerHandler, delay = 0, ...args: unknown[]): number {
        const run = (...given: unknown[]) => {
          if (kind === 'setTimeout') end(id);
          if (typeof handler === 'function') (handler as (...all: unknown[]) => void)(...given);
        };
        const id = native[kind](typeof handler === 'string' ? handler : run, delay, ...args);
        if (live) {
          const name = `${delay} ${String(handler)}`;
          const round = (rounds.get(name) ?? 0) + 1;
          rounds.set(name, round);
          timers.set(id, { soon: kind === 'setTimeout' && delay <= soonMs && round <= POLL });
        }
        return id;
      };
    const end = (id: number | undefined) => {
      if (timers.delete(id ?? 0)) wake();
    };
    const stop = (kind: 'clearTimeout' | 'clearInterval') => {
      const clear = window[kind].bind(window);
      return (id: number | undefined) => {
        end(id);
        clear(id);
      };
    };
    Object.assign(window, {
      setTimeout: start('setTimeout'),
      setInterval: start('setInterval'),
      clearTimeout: stop('clearTimeout'),
      clearInterval: stop('clearInterval'),
    });

    const cancel = window.cancelAnimationFrame.bind(window);
    window.requestAnimationFrame = (callback) => {
      const id = native.requestAnimationFrame((time) => {
        frames.delete(id);
        callback(time);
      });
      if (live) frames.add(id);
      return id;
    };
    window.cancelAnimationFrame = (id) => {
      frames.delete(id);
      cancel(id);
    };
  }

  /** Deleting a database waits for whoever still has it open: a page that used one is not reused. */
  function watchDatabases() {
    for (const it of [window.IDBFactory?.prototype, window.CacheStorage?.prototype]) {
      const open = it?.open as ((...args: unknown[]) => unknown) | undefined;
      if (!it || !open) continue;
      (it as { open: typeof open }).open = function (...args) {
        databases ||= live;
        return open.apply(this, args);
      };
    }
  }

  /** Globals that scripts of the page made, with their values; other tools' own are not the story's. */
  function globals(): Map<PropertyKey, unknown> {
    const own = Reflect.ownKeys(window).filter((key) => {
      const descriptor = builtIn.has(key)
        ? undefined
        : Object.getOwnPropertyDescriptor(window, key);
      return descriptor && 'value' in descriptor && !TOOLS.test(String(key));
    });
    return new Map(own.map((key) => [key, (window as never)[key] as unknown]));
  }

  /** Styles that somebody wrote into the page; a file's come by link, a library's fill theirs by rule. */
  const styles = () =>
    [...document.head.querySelectorAll('style')].map(({ textContent }) => textContent).join('');
  let knownStyles = '';

  function snapshot(): () => void {
    const elements = [document.documentElement, document.body];
    const root = document.querySelector('#storybook-root');
    if (root) elements.push(root as HTMLElement);
    const kept = new Set<ChildNode>([...document.body.childNodes, ...document.head.childNodes]);
    const attributes = elements.map(
      (it) => new Map([...it.attributes].map((a) => [a.name, a.value])),
    );
    const sheets = [...document.adoptedStyleSheets];
    const fonts = new Set(document.fonts);
    const { href } = location;
    const { title } = document;
    return () => {
      localStorage.clear();
      sessionStorage.clear();
      for (const cookie of document.cookie.split('; '))
        document.cookie = `${cookie.split('=')[0]}=; max-age=0; path=/`;
      for (const node of [...document.body.childNodes]) if (!kept.has(node)) node.remove();
      for (const node of document.head.querySelectorAll('meta, base, title'))
        if (!kept.has(node)) node.remove();
      elements.forEach((it, index) => restoreAttributes(it, attributes[index] ?? new Map()));
      document.adoptedStyleSheets = sheets;
      for (const font of document.fonts) if (!fonts.has(font)) document.fonts.delete(font);
      document.title = title;
      window.name = '';
      history.scrollRestoration = 'auto';
      if (location.href !== href) history.replaceState(null, '', href);
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
      getSelection()?.removeAllRanges();
      scrollTo({ left: 0, top: 0, behavior: 'instant' });
    };
  }

  function restoreAttributes(element: Element, before: ReadonlyMap<string, string>) {
    // Storybook's own classes say whether story or error is shown, `hidden` what of the two: its business.
    const own = [...element.classList].filter((name) => name.startsWith('sb-'));
    const first = (before.get('class') ?? '')
      .split(/\s+/)
      .filter((name) => name !== '' && !name.startsWith('sb-'));
    for (const { name } of [...element.attributes])
      if (!before.has(name) && name !== 'hidden') element.removeAttribute(name);
    for (const [name, value] of before)
      if (name !== 'hidden' && element.getAttribute(name) !== value)
        element.setAttribute(name, value);
    const names = [...first, ...own].join(' ');
    if (names === '') element.removeAttribute('class');
    else if (element.className !== names) element.className = names;
  }

  let stood = Infinity;
  performance.setResourceTimingBufferSize(10_000);
  function watchFirstElement() {
    const root = document.querySelector('#storybook-root') ?? document.body;
    new MutationObserver((_records, observer) => {
      if (root.childElementCount === 0) return;
      stood = performance.now();
      observer.disconnect();
    }).observe(root, { childList: true });
  }

  const frame = () => new Promise<void>((resolve) => native.requestAnimationFrame(() => resolve()));

  // The tab's own store outlives a navigation; an opaque page, such as about:blank, has none.
  if (origin !== 'null' && self === top) {
    localStorage.clear();
    sessionStorage.clear();
  }
  watchTimers();
  watchDatabases();
  window.__visualReset = {
    frame,
    remember() {
      if (restoreDom) return;
      restoreDom = snapshot();
      watchFirstElement();
      known = globals();
      knownStyles = styles();
    },
    rendering() {
      live = true;
    },
    async leftovers() {
      if (frames.size > 0) await frame();
      live = false;
      const found: string[] = [];
      if (timers.size > 0) found.push('a timer');
      if (frames.size > 0) found.push('a loop of frames');
      if (databases) found.push('a database or cache');
      if (styles() !== knownStyles) found.push('a style in the head');
      for (const [key, value] of globals())
        if (!known.has(key) || (known.get(key) !== value && Object(value) !== value))
          found.push(`window.${String(key)}`);
      return found;
    },
    restore() {
      rounds.clear();
      restoreDom?.();
    },
    loadedLate() {
      const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
      return files.some(
        ({ startTime, initiatorType }) =>
          startTime >= stood && !['fetch', 'xmlhttprequest', 'beacon'].includes(initiatorType),
      );
    },
    soon() {
      if (![...timers.values()].some(({ soon }) => soon)) return undefined;
      return new Promise((resolve) => (wake = resolve));
    },
  };
}
