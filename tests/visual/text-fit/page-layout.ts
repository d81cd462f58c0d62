/** The layout of a page, as far as a longer text must not change it (VIS-18). Runs in the page. */
import { type TextRun, areBothVisible } from '../lint/dom-queries.ts';
import { blockOf } from '../parity/page-elements.ts';
import { findCrossings } from '../lint/layout-rules.ts';

/** What happens to a text that is longer than its room. */
export type Effect = 'wraps' | 'clips' | 'pushes';

/** Tolerance in px: lines may be 1/64 px too long. */
const MOVED = 0.02;

/** An element or a text, and the item that contained it horizontally. */
interface Item {
  readonly node: Element | Text;
  readonly rect: DOMRect;
  /** Index of the item that must contain it; absent if it did not. */
  container?: number;
  /** Left and right border and padding, in px of the viewport. */
  readonly insets: readonly [number, number];
}

export interface Layout {
  readonly runs: readonly TextRun[];
  /** First the runs, then the elements. */
  readonly items: readonly Item[];
  /** Elements whose text is drawn at an angle: their bounding boxes are not compared. */
  readonly turned: ReadonlySet<Element>;
  readonly scrollWidth: number;
  readonly crossings: ReturnType<typeof findCrossings>;
}

export function readLayout(runs: readonly TextRun[]): Layout {
  const turned = new Set<Element>();
  const elements = [...document.body.querySelectorAll('*')].filter((element) => {
    const parent = element.parentElement;
    if ((parent && turned.has(parent)) || isTurned(element)) turned.add(element);
    return !turned.has(element) && !parent?.closest('svg') && element.checkVisibility();
  });
  const indexes = new Map(elements.map((element, index) => [element, runs.length + index]));
  const items: Item[] = [
    ...runs.map(({ node }) => ({ node, rect: rectOf(node), insets: [0, 0] as const })),
    ...elements.map((element) => ({
      node: element,
      rect: rectOf(element),
      insets: insetsOf(element),
    })),
  ];
  const contain = (index: number, container: Element | null) => {
    const [item, at] = [items[index], container && indexes.get(container)];
    const outer = at === undefined || at === null ? undefined : items[at];
    if (item && outer && excess(item.rect, outer.rect, outer) <= MOVED)
      item.container = at as number;
  };
  for (const [index, { element }] of runs.entries()) contain(index, element);
  for (const [element, index] of indexes) contain(index, containerOf(element));
  const { scrollWidth } = document.documentElement;
  return { runs, items, turned, scrollWidth, crossings: findCrossings(runs) };
}

const range = document.createRange();

function rectOf(node: Element | Text): DOMRect {
  if (node instanceof Element) return node.getBoundingClientRect();
  range.selectNodeContents(node);
  return range.getBoundingClientRect();
}

/** Px of the viewport per CSS px: 1 unless it is transformed. */
export function scaleOf(element: HTMLElement): number {
  const { width } = element.getBoundingClientRect();
  // `offsetWidth` is a whole number.
  return Math.abs(width - element.offsetWidth) < 1 ? 1 : width / element.offsetWidth;
}

function isTurned(element: Element): boolean {
  const { transform, rotate } = getComputedStyle(element);
  if (rotate !== 'none') return true;
  const { is2D, b, c } = new DOMMatrixReadOnly(transform);
  return !is2D || Math.abs(b) > 1e-6 || Math.abs(c) > 1e-6;
}

function containerOf(element: Element): Element | null {
  const { position } = getComputedStyle(element);
  if (position === 'fixed') return null;
  const isAbsolute = position === 'absolute' && element instanceof HTMLElement;
  return isAbsolute ? element.offsetParent : element.parentElement;
}

function insetsOf(element: Element): readonly [number, number] {
  const style = getComputedStyle(element);
  if (style.display === 'inline' || !(element instanceof HTMLElement)) return [0, 0];
  const scale = scaleOf(element);
  const inset = (side: 'Left' | 'Right') =>
    (parseFloat(style[`padding${side}`]) + parseFloat(style[`border${side}Width`])) * scale;
  return [inset('Left'), inset('Right')];
}

function excess(rect: DOMRect, outer: DOMRect, { insets: [left, right] }: Item): number {
  return Math.max(outer.left + left - rect.left, rect.right - outer.right + right);
}

/**
 * What differs from the layout `before` when some of its runs have `grown` by so many px; `undefined` if
 * nothing does. Wider texts and elements, and horizontal moves, are no differences.
 */
export function changeOf(before: Layout, grown: ReadonlyMap<number, number>): Effect | undefined {
  const { items, runs, scrollWidth } = before;
  const rects = items.map(({ node }) => rectOf(node));
  const isMoved = (index: number) => {
    if (before.turned.has(before.runs[index]?.element as Element)) return false;
    const [{ rect }, now] = [items[index] as Item, rects[index] as DOMRect];
    return Math.abs(now.top - rect.top) > MOVED || Math.abs(now.height - rect.height) > MOVED;
  };
  for (const index of grown.keys())
    if ((rects[index] as DOMRect).height > (items[index] as Item).rect.height * 1.5) return 'wraps';
  if (document.documentElement.scrollWidth > scrollWidth) return 'clips';
  for (const [index, { container }] of items.entries()) {
    if (container === undefined) continue;
    const [rect, outer] = [rects[index] as DOMRect, rects[container] as DOMRect];
    if (rect.width > 0 && excess(rect, outer, items[container] as Item) > MOVED) return 'clips';
  }
  const blocks = new Set(
    [...grown.keys()].map((index) => blockOf((runs[index] as TextRun).element)),
  );
  // Another text of the same line may be the one that wraps.
  if (runs.some(({ element }, index) => isMoved(index) && blocks.has(blockOf(element))))
    return 'wraps';
  if (items.some((_item, index) => isMoved(index))) return 'pushes';
  return touchesOther(before, grown, rects) ? 'pushes' : undefined;
}

/** Whether a grown text now overlaps another one that it did not overlap before. */
function touchesOther(
  { runs, items, crossings }: Layout,
  grown: ReadonlyMap<number, number>,
  rects: readonly DOMRect[],
): boolean {
  // No text has moved up or down.
  const now = runs.map((run, at) => {
    const more = grown.get(at) ?? 0;
    const [was, is] = [items[at]?.rect ?? run.rects[0], rects[at]] as [DOMRect, DOMRect];
    const moved = run.rects.map(
      ({ left, top, width, height }) =>
        new DOMRect(
          left + is.left - was.left - more,
          top,
          width + is.width - was.width + more,
          height,
        ),
    );
    return { ...run, rects: moved };
  });
  const own = new Set([...grown.keys()].map((index) => runs[index]?.node));
  const [left, top] = [scrollX, scrollY];
  return findCrossings(now).some((crossing) => {
    const { a, b } = crossing;
    const isOld = crossings.some((it) => it.a.node === a.node && it.b.node === b.node);
    if (isOld || (!own.has(a.node) && !own.has(b.node))) return false;
    const isVisible = areBothVisible(a.element, b.element, crossing);
    // The check may have scrolled the page.
    scrollTo({ left, top, behavior: 'instant' });
    return isVisible;
  });
}
