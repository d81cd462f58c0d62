/** What stands where two pictures of a cell differ (VIS-6): the element, its text, its message. */
import type { Page } from '@playwright/test';
import { spokenWording } from '../lint/wording.ts';
import type { Box, Change } from '../report/results.ts';

/** A text is told this far; a longer one tells its beginning. */
const LONGEST = 80;

/**
 * Names what holds each box of what the page shows, in the boxes' order; `locale` is the cell's.
 * The page is left as found, scroll position included.
 */
export async function describeOn(
  page: Page,
  boxes: readonly Box[],
  locale: string,
): Promise<Change[]> {
  const { places, lang } = await page.evaluate(look, boxes);
  const wording = spokenWording(lang, locale);
  return boxes.map((box, index) => {
    const { selector = 'body', texts = [] } = places[index] ?? {};
    const key = texts.map((text) => wording.keyOf(text)).find((it) => it !== undefined) ?? '';
    const text = texts[0] ?? '';
    const short = text.length > LONGEST ? `${text.slice(0, LONGEST - 1)}…` : text;
    return { box, selector, text: short, key };
  });
}

/** Sent to the page as source text: it may name nothing but what `installSight` left in the window. */
function look(boxes: readonly Box[]) {
  const { selectorOf, messageOf } = window.__visualSight;
  const place = { left: scrollX, top: scrollY };
  const sheets = [...document.adoptedStyleSheets];
  const open = new CSSStyleSheet();
  // An element that does not take the pointer may well be the one that changed.
  open.replaceSync('* { pointer-events: auto !important }');
  document.adoptedStyleSheets = [...sheets, open];

  const elementIn = ({ x, y, width, height }: Box): Element => {
    const middle = y + height / 2;
    if (y < scrollY || y + height > scrollY + innerHeight)
      scrollTo({ left: place.left, top: middle - innerHeight / 2, behavior: 'instant' });
    const [dx, dy] = [Math.min(1, width / 4), Math.min(1, height / 4)];
    const points = [
      [x + width / 2, middle],
      [x + dx, y + dy],
      [x + width - dx, y + dy],
      [x + dx, y + height - dy],
      [x + width - dx, y + height - dy],
    ] as const;
    // Out of the viewport nothing answers; a tall box is judged by what can be seen of it at once.
    const tops = points.flatMap(([px, py]) => {
      const top = document.elementFromPoint(px - scrollX, py - scrollY);
      return top === null ? [] : [top];
    });
    const holds = (element: Element) => {
      const it = element.getBoundingClientRect();
      const [left, top] = [it.left + scrollX - 1, it.top + scrollY - 1];
      return (
        left <= x &&
        top <= y &&
        left + it.width + 2 >= x + width &&
        top + it.height + 2 >= y + height &&
        tops.every((other) => element.contains(other))
      );
    };
    let at: Element | null | undefined = tops[0];
    while (at && at !== document.body && !holds(at)) at = at.parentElement;
    return at ?? document.body;
  };

  const places = boxes.map((box) => {
    const element = elementIn(box);
    return { selector: selectorOf(element) || 'body', texts: messageOf(element) };
  });
  document.adoptedStyleSheets = sheets;
  scrollTo({ ...place, behavior: 'instant' });
  return { places, lang: document.documentElement.lang };
}
