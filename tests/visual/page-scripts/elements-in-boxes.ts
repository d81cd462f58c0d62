/** Which elements are in the boxes of a screenshot (VIS-6). */
import { type TextRun, findTextRuns, selectorOf, textsOf } from '../lint/dom-queries.ts';
import type { Box } from '../report/results.ts';

/** What is in one box. */
export interface BoxContent {
  /** Of the innermost element around the box. */
  readonly selector: string;
  /** What that element says, best first. */
  readonly texts: readonly string[];
  /** The texts that intersect the box. */
  readonly inside: readonly { readonly text: string; readonly selector: string }[];
}

/** The content of each box, in CSS px of the page. The page is left as it was, scroll included. */
export function findElements(boxes: readonly Box[]): BoxContent[] {
  const [left, top] = [scrollX, scrollY];
  const runs = findTextRuns();
  const sheets = [...document.adoptedStyleSheets];
  const allElements = new CSSStyleSheet();
  // An element that ignores the pointer may be the one that changed.
  allElements.replaceSync('* { pointer-events: auto !important }');
  document.adoptedStyleSheets = [...sheets, allElements];
  const contents = boxes.map((box) => {
    const element = elementAround(box, left);
    const inside = runs
      .filter(({ rects }) => rects.some((rect) => intersects(rect, box, { left, top })))
      .map((run) => ({ text: run.text, selector: selectorOf(run.element) }));
    return { selector: selectorOf(element) || 'body', texts: textsOf(element), inside };
  });
  document.adoptedStyleSheets = sheets;
  scrollTo({ left, top, behavior: 'instant' });
  return contents;
}

function intersects(
  rect: TextRun['rects'][number],
  { x, y, width, height }: Box,
  scrolled: { readonly left: number; readonly top: number },
): boolean {
  return (
    rect.left + scrolled.left < x + width &&
    rect.right + scrolled.left > x &&
    rect.top + scrolled.top < y + height &&
    rect.bottom + scrolled.top > y
  );
}

function elementAround({ x, y, width, height }: Box, left: number): Element {
  const middle = y + height / 2;
  if (y < scrollY || y + height > scrollY + innerHeight)
    scrollTo({ left, top: middle - innerHeight / 2, behavior: 'instant' });
  const [dx, dy] = [Math.min(1, width / 4), Math.min(1, height / 4)];
  const points = [
    [x + width / 2, middle],
    [x + dx, y + dy],
    [x + width - dx, y + dy],
    [x + dx, y + height - dy],
    [x + width - dx, y + height - dy],
  ] as const;
  // Nothing is found outside the viewport: a tall box is judged by what is in view.
  const hits = points.flatMap(
    ([px, py]) => document.elementFromPoint(px - scrollX, py - scrollY) ?? [],
  );
  const isAround = (element: Element) => {
    const rect = element.getBoundingClientRect();
    return (
      rect.left + scrollX - 1 <= x &&
      rect.top + scrollY - 1 <= y &&
      rect.right + scrollX + 1 >= x + width &&
      rect.bottom + scrollY + 1 >= y + height &&
      hits.every((hit) => element.contains(hit))
    );
  };
  let element: Element | null | undefined = hits[0];
  while (element && element !== document.body && !isAround(element))
    element = element.parentElement;
  return element ?? document.body;
}
