/**
 * What the layout lint sees in a page: texts with the boxes of their lines, what cuts them, what
 * covers them (VIS-8). Playwright sends the function as source text, so nothing outside its body
 * can be named in it.
 */

/** A place where the layout breaks a rule; `text` is what stands there, `pixels` by how much. */
export interface RawFinding {
  readonly rule: string;
  readonly selector: string;
  readonly text: string;
  readonly pixels: number;
}

/** A visible text or a labelling attribute; `font` is the first family and the weight. */
export interface RawText {
  readonly selector: string;
  readonly text: string;
  readonly font: string;
  /** Place in `window.__visualLayoutRules.elements`, absent for an attribute. */
  readonly element?: number;
}

/** What one look at a page gives. */
export interface PageTexts {
  readonly findings: readonly RawFinding[];
  readonly texts: readonly RawText[];
  /** The language the page says it speaks; a story may have chosen another than its snapshot's. */
  readonly lang: string;
  /** The story's parameter `visual.suppress`: rule → reason. */
  readonly suppress: Readonly<Record<string, string>>;
}

/** A visible text node's element, words and lines, in CSS px of the viewport. */
export interface TextRun {
  element: HTMLElement;
  node: Text;
  text: string;
  rects: DOMRect[];
}

/** What {@link installDomQueries} leaves for the rules, as `window.__visualDomQueries`. */
export interface DomQueries {
  /** The elements that {@link RawText.element} counts, since the last `textsOf`. */
  elements: Element[];
  readonly selectorOf: (element: Element) => string;
  readonly isHidden: (element: Element) => boolean;
  readonly clippersOf: (element: HTMLElement) => HTMLElement[];
  readonly runsOf: () => TextRun[];
  readonly stackAt: (x: number, y: number) => { stack: Element[]; moved: number };
  readonly bothSeen: (a: Element, b: Element, x: number, y: number) => boolean;
  readonly textsOf: (runs: readonly TextRun[]) => RawText[];
  /** The shown story's `parameters`; empty before there is a story. */
  readonly parameters: () => Readonly<Record<string, unknown>>;
  readonly suppressions: () => Record<string, string>;
  /** What an element says, best first: its own text, all of its text when short, its label. */
  readonly messageOf: (element: Element) => string[];
}

declare global {
  interface Window {
    __visualDomQueries: DomQueries;
  }
}

/** Runs before any script of the page. */
export function installDomQueries(): void {
  const LABELS = ['aria-label', 'placeholder', 'alt', 'title'];
  const sight: DomQueries = {
    elements: [],
    selectorOf,
    isHidden,
    clippersOf,
    runsOf,
    stackAt,
    bothSeen,
    textsOf,
    parameters,
    suppressions,
    messageOf,
  };
  window.__visualDomQueries = sight;

  /** At most four steps, from the nearest id or landmark down; rows of a list share theirs. */
  function selectorOf(element: Element): string {
    const steps: string[] = [];
    for (let at: Element | null = element; at && steps.length < 4; at = at.parentElement) {
      if (at.id === 'storybook-root' || at === document.body) break;
      const name = at.localName;
      if (at.id !== '' && !/[^\w-]/.test(at.id)) {
        steps.unshift(`#${at.id}`);
        break;
      }
      const own = at;
      const alike = [...(at.parentElement?.children ?? [])].filter((it) => it.localName === name);
      const row = ['li', 'dt', 'dd', 'tr'].includes(name);
      steps.unshift(
        alike.length > 1 && !row ? `${name}:nth-of-type(${alike.indexOf(own) + 1})` : name,
      );
      if (['header', 'main', 'footer', 'dialog', 'nav'].includes(name)) break;
    }
    return steps.join(' > ');
  }

  /** Meant for screen readers only: cut to nothing by itself or an ancestor. */
  function isHidden(element: Element): boolean {
    for (let at: Element | null = element; at; at = at.parentElement) {
      const { clipPath, opacity, position } = getComputedStyle(at);
      if (opacity === '0' || clipPath === 'inset(50%)') return true;
      if (
        position === 'absolute' &&
        at.clientWidth <= 1 &&
        at.clientHeight <= 1 &&
        at.clientHeight > 0
      )
        return true;
    }
    return !element.checkVisibility({ visibilityProperty: true });
  }

  /** Boxes that cut what stands in `element`, inside out; a fixed box ends at the viewport. */
  function clippersOf(element: HTMLElement): HTMLElement[] {
    const found: HTMLElement[] = [];
    let escapes = '';
    for (let at: HTMLElement | null = element; at && at !== document.body; at = at.parentElement) {
      const style = getComputedStyle(at);
      const holds = style.position !== 'static' || style.transform !== 'none';
      if ((escapes === '' || (escapes === 'absolute' && holds)) && style.overflow !== 'visible')
        if (style.display !== 'inline') found.push(at);
      if (escapes === '' || holds) {
        escapes = ['absolute', 'fixed'].includes(style.position) ? style.position : '';
      }
      if (at.matches(':popover-open, :modal')) break;
    }
    return found;
  }

  /** Texts with the boxes of their lines, not taller than their line height: letters, not leading. */
  function runsOf(): TextRun[] {
    const runs: TextRun[] = [];
    const hidden = new Map<Element, boolean>();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      const text = (node.nodeValue ?? '').replace(/\s+/g, ' ').trim();
      if (!(element instanceof HTMLElement) || text === '') continue;
      if (['SCRIPT', 'STYLE', 'NOSCRIPT'].includes(element.tagName)) continue;
      if (!hidden.has(element)) hidden.set(element, isHidden(element));
      if (hidden.get(element)) continue;
      range.selectNodeContents(node);
      const line = parseFloat(getComputedStyle(element).lineHeight) || Infinity;
      const rects = [...range.getClientRects()]
        .filter(({ width, height }) => width > 1 && height > 1)
        .map((it) => {
          const height = Math.min(it.height, line);
          return new DOMRect(it.x, it.y + (it.height - height) / 2, it.width, height);
        });
      if (rects.length > 0) runs.push({ element, node: node as Text, text, rects });
    }
    return runs;
  }

  /** Elements at a point of the viewport, top first, whether or not they take the pointer. */
  function stackAt(x: number, y: number): { stack: Element[]; moved: number } {
    const before = scrollY;
    if (y < 0 || y >= innerHeight)
      scrollBy({ left: 0, top: y - innerHeight / 2, behavior: 'instant' });
    const moved = scrollY - before;
    return { stack: document.elementsFromPoint(x, y - moved), moved };
  }

  function paints(element: Element): boolean {
    const style = getComputedStyle(element);
    const alpha = /rgba\(.*, ([\d.]+)\)|\/ ([\d.]+)\)/.exec(style.backgroundColor);
    const see = alpha ? Number(alpha[1] ?? alpha[2]) : 1;
    return see > 0.5 || style.backgroundImage !== 'none' || /IMG|VIDEO/.test(element.tagName);
  }

  /** Whether both are seen there: neither hidden nor under something painted that is not round both. */
  function bothSeen(a: Element, b: Element, x: number, y: number): boolean {
    const { stack } = stackAt(x, y);
    const places = [a, b].map((it) => stack.findIndex((at) => at === it || it.contains(at)));
    const [first = -1, last = -1] = places.toSorted((i, j) => i - j);
    if (first < 0) return false;
    return !stack
      .slice(0, last)
      .some(
        (it) =>
          paints(it) && !(it.contains(a) && it.contains(b)) && !it.contains(stack[last] ?? null),
      );
  }

  function textsOf(runs: readonly TextRun[]): RawText[] {
    sight.elements = runs.map(({ element }) => element);
    const shown = runs.map(({ element, text }, index) => {
      const { fontFamily, fontWeight } = getComputedStyle(element);
      return {
        selector: selectorOf(element),
        text,
        font: `${fontFamily.split(',')[0]} ${fontWeight}`,
        element: index,
      };
    });
    const labels = LABELS.flatMap((name) =>
      [...document.body.querySelectorAll(`[${name}]`)].map((it) => ({
        selector: `${selectorOf(it)}[${name}]`,
        text: (it.getAttribute(name) ?? '').trim(),
        font: '',
      })),
    ).filter(({ text }) => text !== '');
    return [...shown, ...labels];
  }

  function parameters(): Readonly<Record<string, unknown>> {
    const preview = (
      window as {
        __STORYBOOK_PREVIEW__?: {
          currentRender?: { story?: { parameters?: Record<string, unknown> } };
        };
      }
    ).__STORYBOOK_PREVIEW__;
    return preview?.currentRender?.story?.parameters ?? {};
  }

  function suppressions(): Record<string, string> {
    const visual = parameters()['visual'] as { suppress?: Record<string, string> } | undefined;
    return visual?.suppress ?? {};
  }

  function messageOf(element: Element): string[] {
    const normal = (text: string | null) => (text ?? '').replace(/\s+/g, ' ').trim();
    const texts = [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE);
    const own = normal(texts.map(({ nodeValue }) => nodeValue).join(''));
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const parts: string[] = [];
    while (walker.nextNode()) parts.push(normal(walker.currentNode.nodeValue));
    const all = parts.filter(Boolean).join(' ');
    const labels = LABELS.map((name) => normal(element.getAttribute(name)));
    return [own, all.length <= 80 ? all : '', ...labels].filter((text) => text !== '');
  }
}
