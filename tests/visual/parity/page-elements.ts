/** The visible elements of a page in reading order (VIS-21). Runs in the page. */
import { type TextRun, hidesContent, selectorOf } from '../lint/dom-queries.ts';

/** What a visitor perceives: a text, a control, a picture, a list, a landmark. */
export interface PageElement {
  readonly kind: string;
  /** A name that does not depend on the language; may be empty. */
  readonly id: string;
  /** Depth in the document: elements that follow and are deeper are inside this one. */
  readonly depth: number;
  readonly selector: string;
  /** Lines of its own text; 0 for a part of a sentence and for a card. */
  readonly lines: number;
  /** Rows of the controls that begin with this one, if there are others beside or below it. */
  readonly rows: number;
  /** Whether more lines are no fault: a link that is only text, with no control beside it (VIS-19). */
  readonly mayWrapLines: boolean;
  /** Whether more rows are no fault: such links, outside a navigation bar or only two of them. */
  readonly mayWrapRows: boolean;
  /** Indexes of its text runs. */
  readonly texts: readonly number[];
}

type Draft = { -readonly [Key in keyof PageElement]: PageElement[Key] };

const KINDS: Readonly<Record<string, string>> = {
  ...{ a: 'link', button: 'button', summary: 'button', label: 'label', dt: 'term' },
  ...{ input: 'field', select: 'field', textarea: 'field', form: 'form', dialog: 'dialog' },
  ...{ h1: 'heading', h2: 'heading', h3: 'heading', h4: 'heading', h5: 'heading', h6: 'heading' },
  ...{ img: 'picture', video: 'picture', canvas: 'picture', iframe: 'frame', svg: 'icon' },
  ...{ header: 'header', nav: 'navigation', main: 'main', footer: 'footer', section: 'section' },
  ...{ ul: 'list', ol: 'list', dl: 'list', li: 'item', table: 'table', tr: 'row' },
};
/** Roles that are less specific than the element's own kind. */
const VAGUE_ROLES = new Set(['', 'presentation', 'none', 'group', 'generic', 'list']);
const CONTROL = /^(link|button|field|tab|menuitem\w*|option|radio|checkbox|switch|slider)$/;
/** Elements with a name from their content: all texts in them belong to them. */
const NAMED = `a,button,summary,label,h1,h2,h3,h4,h5,h6,${['button', 'link', 'tab', 'menuitem', 'option', 'heading'].map((role) => `[role=${role}]`).join(',')}`;

export function isControl({ kind }: Pick<PageElement, 'kind'>): boolean {
  return CONTROL.test(kind);
}

/** `runs` are the visible texts of the page. */
export function listElements(runs: readonly TextRun[]): readonly PageElement[] {
  const runsByOwner = Map.groupBy(runs.keys(), (run) => ownerOf((runs[run] as TextRun).element));
  const elements: Draft[] = [];
  walk(document.body, 0);
  return elements;

  function walk(element: Element, depth: number): void {
    const style = getComputedStyle(element);
    if (style.display === 'none' || hidesContent(element, style)) return;
    const texts = runsByOwner.get(element) ?? [];
    const kind = kindOf(element) || (texts.length > 0 ? 'text' : '');
    const isShown = kind !== '' && element.checkVisibility({ visibilityProperty: true });
    const lines = countRows(texts.flatMap((run) => runs[run]?.rects ?? []));
    const selector = isShown ? selectorOf(element) : '';
    const mayWrapLines = kind === 'link' && !hasBox(style);
    const id = idOf(element);
    const draft: Draft = {
      kind,
      id,
      depth,
      selector,
      lines,
      rows: 0,
      mayWrapLines,
      mayWrapRows: false,
      texts,
    };
    if (isShown && element.getClientRects().length > 0) elements.push(draft);
    // Text in a picture may be a number in the language's own format.
    if (kind === 'icon' || kind === 'picture') return;
    const inside = elements.length;
    const children = inReadingOrder(element, style);
    const controls = children.flatMap((child) => {
      const before = elements.length;
      walk(child, depth + 1);
      const descendants = elements.slice(before);
      const [control, ...others] = descendants.filter(isControl);
      const isAlone = others.length === 0 && !descendants.some((it) => it.kind === 'text');
      return control && isAlone ? [{ control, box: child.getBoundingClientRect() }] : [];
    });
    const [first] = controls;
    if (first && controls.length > 1) {
      const rows = countRows(controls.map(({ box }) => box));
      first.control.rows = rows;
      const isBar = controls.length > 2 && element.closest('nav, header') !== null;
      first.control.mayWrapRows = !isBar && controls.every(({ control }) => control.mayWrapLines);
      if (rows < controls.length) for (const { control } of controls) control.mayWrapLines = false;
    }
    // A card, not a control with a name.
    if (elements.slice(inside).some((it) => it.lines > 0)) draft.lines = 0;
    const isSentence =
      texts.length > 0 && children.every((it) => getComputedStyle(it).display.startsWith('inline'));
    // Another language may have the links of a sentence in another order, on any line.
    if (isSentence)
      for (const part of elements.splice(inside).toSorted((a, b) => (a.kind < b.kind ? -1 : 1)))
        elements.push({ ...part, lines: 0 });
  }
}

function kindOf(element: Element): string {
  const role = element.getAttribute('role') ?? '';
  return VAGUE_ROLES.has(role) ? (KINDS[element.localName] ?? '') : (KINDS[role] ?? role);
}

/** The element that a text belongs to: the one it names, else its block. */
function ownerOf(element: HTMLElement): Element {
  return element.closest(NAMED) ?? blockOf(element);
}

/** The block whose lines a text is part of. */
export function blockOf(element: HTMLElement): HTMLElement {
  let block = element;
  while (/^(inline|contents)$/.test(getComputedStyle(block).display) && block.parentElement)
    block = block.parentElement;
  return block;
}

/** Generated ids, which have digits, differ from page to page. */
function idOf(element: Element): string {
  const id = element.getAttribute('data-testid') ?? element.getAttribute('name') ?? element.id;
  return /^[a-z][a-z-]*$/i.test(id) ? id : '';
}

function inReadingOrder(element: Element, style: CSSStyleDeclaration): Element[] {
  const children = [...element.children];
  if (!/flex|grid/.test(style.display)) return children;
  const orders = new Map(children.map((it) => [it, Number(getComputedStyle(it).order)]));
  const sorted = children.toSorted((a, b) => (orders.get(a) ?? 0) - (orders.get(b) ?? 0));
  const isReversed = style.display.includes('flex') && style.flexDirection.endsWith('reverse');
  return isReversed ? sorted.toReversed() : sorted;
}

function hasBox({
  backgroundColor,
  backgroundImage,
  borderTopWidth,
  borderLeftWidth,
}: CSSStyleDeclaration) {
  const isFilled = backgroundColor !== 'rgba(0, 0, 0, 0)' || backgroundImage !== 'none';
  return isFilled || (borderTopWidth !== '0px' && borderLeftWidth !== '0px');
}

/** A box whose upper half overlaps the row above is in that row. */
export function countRows(boxes: readonly DOMRect[]): number {
  let [rows, bottom] = [0, -Infinity];
  for (const box of boxes.toSorted((a, b) => a.top - b.top)) {
    if (box.height === 0 || box.top + box.height / 2 < bottom) continue;
    rows += 1;
    bottom = box.bottom;
  }
  return rows;
}
