/** Which elements are in the boxes of a screenshot (VIS-6). */
import { findTextRuns, selectorOf, textsOf, withAllElements } from '../lint/dom-queries.ts';
import type { Box } from '../report/results.ts';

export type BoxContent = ReturnType<typeof findElements>[number];

/** For each box, in CSS px: the innermost element around it, its texts, the texts in the box. */
export function findElements(boxes: readonly Box[]) {
  const [left, top] = [scrollX, scrollY];
  const runs = findTextRuns();
  // An element that ignores the pointer may be the one that changed.
  return withAllElements(() =>
    boxes.map((box) => {
      const element = elementAround(box, left);
      const viewportBox = new DOMRect(box.x - left, box.y - top, box.width, box.height);
      const textsInBox = runs
        .filter(({ rects }) => rects.some((rect) => intersect(rect, viewportBox)))
        .map((run) => ({ text: run.text, selector: selectorOf(run.element) }));
      return { selector: selectorOf(element) || 'body', texts: textsOf(element), textsInBox };
    }),
  );
}

function intersect(a: DOMRect, b: DOMRect): boolean {
  return a.left < b.right && a.right > b.left && a.top < b.bottom && a.bottom > b.top;
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
  // `elementFromPoint` finds nothing outside the viewport: of a tall box, only the part in view counts.
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
