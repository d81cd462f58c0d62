/** DOM queries of the layout lint: texts, and the elements that clip or cover them (VIS-8). */
import type { Finding } from './rules.ts';

/** A place where the layout breaks a rule, by how many px. */
export type RawFinding = Omit<Finding, 'key' | 'suppressed'>;

/** A visible text or a labelling attribute. */
export interface RawText {
  readonly selector: string;
  readonly text: string;
  /** First family and weight; empty for an attribute. */
  readonly font: string;
  /** Index in {@link textNodeAt}; absent for an attribute. */
  readonly node?: number;
}

/** A visible text node with the boxes of its lines, in CSS px of the viewport. */
export interface TextRun {
  readonly element: HTMLElement;
  readonly node: Text;
  readonly text: string;
  readonly rects: readonly DOMRect[];
}

export type ViewportPoint = Readonly<Record<'x' | 'y', number>>;

const LABELS = ['aria-label', 'placeholder', 'alt', 'title'];
const LANDMARKS = new Set(['header', 'main', 'footer', 'dialog', 'nav']);
const ROWS = new Set(['li', 'dt', 'dd', 'tr']);

let textNodes: readonly Text[] = [];

/** A text node of the last {@link listTexts}. */
export function textNodeAt(index: number): Text | undefined {
  return textNodes[index];
}

/** At most four steps, from the nearest id or landmark; rows of a list share one selector. */
export function selectorOf(element: Element): string {
  const steps: string[] = [];
  for (const ancestor of ancestorsOf(element)) {
    const { id, localName, parentElement } = ancestor;
    if (id === 'storybook-root' || ancestor === document.body || steps.length === 4) break;
    if (id !== '' && !/[^\w-]/.test(id)) return [`#${id}`, ...steps].join(' > ');
    const siblings = ROWS.has(localName)
      ? []
      : [...(parentElement?.children ?? [])].filter((sibling) => sibling.localName === localName);
    const isNumbered = siblings.length > 1;
    steps.unshift(
      isNumbered ? `${localName}:nth-of-type(${siblings.indexOf(ancestor) + 1})` : localName,
    );
    if (LANDMARKS.has(localName)) break;
  }
  return steps.join(' > ');
}

/** Not rendered, transparent, or for screen readers only. `cache` is valid until the layout changes. */
export function isHidden(element: Element, cache = new Map<Element, boolean>()): boolean {
  return isInHidden(element, cache) || !element.checkVisibility({ visibilityProperty: true });
}

function isInHidden(element: Element, cache: Map<Element, boolean>): boolean {
  const { parentElement } = element;
  const isIn =
    cache.get(element) ??
    ((parentElement !== null && isInHidden(parentElement, cache)) || hidesContent(element));
  cache.set(element, isIn);
  return isIn;
}

/** Whether an element and all in it are transparent, or for screen readers only. */
export function hidesContent(element: Element, style = getComputedStyle(element)): boolean {
  const { clipPath, opacity, position } = style;
  if (opacity === '0' || clipPath === 'inset(50%)') return true;
  return position === 'absolute' && element.clientWidth <= 1 && element.clientHeight === 1;
}

/**
 * Boxes that clip the content of `element`, innermost first; a fixed box ends at the viewport. `boxes`
 * caches the styles that were read; it is valid until the layout changes.
 */
export function clippersOf(element: HTMLElement, boxes: ReadBoxes = new Map()): HTMLElement[] {
  const clippers: HTMLElement[] = [];
  let escapes = '';
  for (const ancestor of ancestorsOf(element)) {
    if (ancestor === document.body) break;
    const { position, isContainer, clips } = boxOf(ancestor, boxes);
    if (clips && (escapes === '' || (escapes === 'absolute' && isContainer)))
      clippers.push(ancestor as HTMLElement);
    if (escapes === '' || isContainer)
      escapes = ['absolute', 'fixed'].includes(position) ? position : '';
    if (ancestor.matches(':popover-open, :modal')) break;
  }
  return clippers;
}

export type ReadBoxes = Map<Element, { position: string; isContainer: boolean; clips: boolean }>;

function boxOf(element: Element, boxes: ReadBoxes) {
  const cached = boxes.get(element);
  if (cached) return cached;
  const { position, transform, overflow, display } = getComputedStyle(element);
  const box = {
    position,
    isContainer: position !== 'static' || transform !== 'none',
    clips: overflow !== 'visible' && display !== 'inline',
  };
  boxes.set(element, box);
  return box;
}

/** Visible texts. In the block direction their boxes are at most one line height: glyphs without leading. */
export function findTextRuns(): TextRun[] {
  const runs: TextRun[] = [];
  const knownHidden = new Map<Element, boolean>();
  const range = document.createRange();
  for (const node of textNodesIn(document.body)) {
    const element = node.parentElement;
    const text = normalized(node.data);
    if (!(element instanceof HTMLElement) || text === '') continue;
    if (['SCRIPT', 'STYLE', 'NOSCRIPT'].includes(element.tagName)) continue;
    if (isHidden(element, knownHidden)) continue;
    range.selectNodeContents(node);
    const style = getComputedStyle(element);
    const lineHeight = parseFloat(style.lineHeight) || Infinity;
    const isVertical = style.writingMode !== 'horizontal-tb';
    const rects = [...range.getClientRects()]
      .filter(({ width, height }) => width > 1 && height > 1)
      .map(({ x, y, width, height }) => {
        const leading = Math.max(0, (isVertical ? width : height) - lineHeight);
        return isVertical
          ? new DOMRect(x + leading / 2, y, width - leading, height)
          : new DOMRect(x, y + leading / 2, width, height - leading);
      });
    if (rects.length > 0) runs.push({ element, node, text, rects });
  }
  return runs;
}

let isWithAllElements = false;

/** Runs `work` while {@link elementsAt} also finds elements with `pointer-events: none`; then restores the page. */
export function withAllElements<Result>(work: () => Result): Result {
  const [left, top] = [scrollX, scrollY];
  const sheets = [...document.adoptedStyleSheets];
  // Nested calls use the same style sheet, which saves them a style recalculation of the whole page.
  const isOutermost = !isWithAllElements;
  if (isOutermost) {
    const allElements = new CSSStyleSheet();
    allElements.replaceSync('* { pointer-events: auto !important }');
    document.adoptedStyleSheets = [...sheets, allElements];
    isWithAllElements = true;
  }
  const result = work();
  if (isOutermost) {
    document.adoptedStyleSheets = sheets;
    isWithAllElements = false;
  }
  scrollTo({ left, top, behavior: 'instant' });
  return result;
}

/** Elements at a point of the viewport, topmost first; scrolls there when it is outside. */
export function elementsAt({ x, y }: ViewportPoint): Element[] {
  const before = scrollY;
  if (y < 0 || y >= innerHeight)
    scrollBy({ left: 0, top: y - innerHeight / 2, behavior: 'instant' });
  return document.elementsFromPoint(x, y - (scrollY - before));
}

/** Whether both are visible at the point: not covered by a painted element that is no ancestor of both. */
export function areBothVisible(a: Element, b: Element, point: ViewportPoint): boolean {
  const stack = elementsAt(point);
  const [first = -1, last = -1] = [a, b]
    .map((element) => stack.findIndex((other) => other === element || element.contains(other)))
    .toSorted((i, j) => i - j);
  if (first < 0) return false;
  return !stack.slice(0, last).some((element) => {
    const isAround = element.contains(a) && element.contains(b);
    return !isAround && !element.contains(stack[last] ?? null) && isPainted(element);
  });
}

export function listTexts(runs: readonly TextRun[]): RawText[] {
  textNodes = runs.map(({ node }) => node);
  const visible = runs.map(({ element, text }, index) => {
    const { fontFamily, fontWeight } = getComputedStyle(element);
    const font = `${fontFamily.split(',')[0]} ${fontWeight}`;
    return { selector: selectorOf(element), text, font, node: index };
  });
  const labels = LABELS.flatMap((name) =>
    [...document.body.querySelectorAll(`[${name}]`)].map((element) => ({
      selector: `${selectorOf(element)}[${name}]`,
      text: (element.getAttribute(name) ?? '').trim(),
      font: '',
    })),
  ).filter(({ text }) => text !== '');
  return [...visible, ...labels];
}

/** The texts of an element, best first: its own, all of its text if short, its labels. */
export function textsOf(element: Element): string[] {
  const own = [...element.childNodes].filter((node) => node instanceof Text);
  const all = textNodesIn(element).map(({ data }) => normalized(data));
  const text = all.filter(Boolean).join(' ');
  return [
    normalized(own.map(({ data }) => data).join('')),
    text.length <= 80 ? text : '',
    ...LABELS.map((name) => normalized(element.getAttribute(name) ?? '')),
  ].filter((it) => it !== '');
}

function ancestorsOf(element: Element): Element[] {
  const ancestors = [];
  for (let at: Element | null = element; at; at = at.parentElement) ancestors.push(at);
  return ancestors;
}

function textNodesIn(root: Element): Text[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const nodes: Text[] = [];
  while (walker.nextNode()) nodes.push(walker.currentNode as Text);
  return nodes;
}

export function normalized(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

function isPainted(element: Element): boolean {
  const { backgroundColor, backgroundImage } = getComputedStyle(element);
  const alpha = /rgba\(.*, ([\d.]+)\)|\/ ([\d.]+)\)/.exec(backgroundColor);
  const opacity = alpha ? Number(alpha[1] ?? alpha[2]) : 1;
  return opacity > 0.5 || backgroundImage !== 'none' || /IMG|VIDEO/.test(element.tagName);
}
