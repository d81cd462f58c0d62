/**
 * What a story leaves behind in its page: taken away where that can be done, told where it cannot
 * (VIS-3). Playwright sends the function as source text, so nothing outside its body can be named
 * in it.
 */

/** What the page offers once {@link installPageReset} ran, as `window.__visualPageReset`. */
export interface PageReset {
  /** Remembers the page as it is before its first story; later it does nothing, and says so. */
  remember(): boolean;
  /**
   * After the story's tree is gone: what of it is left that cannot be taken away, for people. Empty
   * when {@link restore} makes the page as good as a fresh one.
   */
  leftovers(): Promise<string[]>;
  /** Takes away what the story left, and puts back what it changed. */
  restore(): void;
  /** Whether fonts or code were asked for after the first element of what is mounted now stood. */
  loadedLate(): boolean;
}

declare global {
  interface Window {
    __visualPageReset: PageReset;
  }
}

/** Runs before any script of the page but that of `installPending`. */
export function installPageReset(): void {
  const builtIn = new Set(Reflect.ownKeys(window));
  /** Globals of Storybook, React's test mode, axe and frames. */
  const TOOLS = /^(__|STORYBOOK_|IS_REACT_ACT_|axe$|\d+$)/;
  let restoreDom: (() => void) | undefined;
  let known = new Map<PropertyKey, unknown>();

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

  /** What a story may measure too early: code by its initiator, fonts by their name. */
  const LAID_OUT_BY = /^(script|link|other) |\.(woff2?|ttf|otf)\b/;
  let stood = Infinity;
  let standing: MutationObserver | undefined;
  performance.setResourceTimingBufferSize(10_000);
  function watchFirstElement() {
    const root = document.querySelector('#storybook-root') ?? document.body;
    stood = Infinity;
    standing?.disconnect();
    standing = new MutationObserver(() => {
      if (root.childElementCount === 0) return;
      stood = performance.now();
      standing?.disconnect();
    });
    standing.observe(root, { childList: true });
  }

  // The tab's own store outlives a navigation; an opaque page, such as about:blank, has none.
  if (origin !== 'null' && self === top) {
    localStorage.clear();
    sessionStorage.clear();
  }
  window.__visualPageReset = {
    remember() {
      if (restoreDom) return false;
      restoreDom = snapshot();
      watchFirstElement();
      known = globals();
      knownStyles = styles();
      return true;
    },
    async leftovers() {
      const found = await window.__visualPendingWork.rest();
      if (styles() !== knownStyles) found.push('a style in the head');
      for (const [key, value] of globals())
        if (!known.has(key) || (known.get(key) !== value && Object(value) !== value))
          found.push(`window.${String(key)}`);
      return found;
    },
    restore() {
      restoreDom?.();
      watchFirstElement();
    },
    loadedLate() {
      const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
      return files.some(
        ({ startTime, initiatorType, name }) =>
          startTime >= stood && LAID_OUT_BY.test(`${initiatorType} ${name}`),
      );
    },
  };
}
