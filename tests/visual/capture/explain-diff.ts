/** What stands where two pictures of a snapshot differ (VIS-6): the element, its text, its message. */
import type { Page } from '@playwright/test';
import { plainCopy } from '../lint/expected-copy.ts';
import type { Box, Change } from '../report/results.ts';

/** A text is told this far; a longer one tells its beginning. */
const LONGEST = 80;

/**
 * Names what holds each box of what the page shows, in the boxes' order; `locale` is the snapshot's. A
 * text of one of the `suspects`, messages known to have changed, is named before what holds the box:
 * it is what moved the rest. The page is left as found, scroll position included.
 */
export async function explainDiff(
  page: Page,
  boxes: readonly Box[],
  locale: string,
  suspects: ReadonlySet<string> = new Set(),
): Promise<Change[]> {
  const { places, lang } = await page.evaluate(look, boxes);
  const wording = plainCopy(lang, locale);
  return boxes.map((box, index) => {
    const { selector = 'body', texts = [], inside = [] } = places[index] ?? {};
    const culprit = inside.find((it) => suspects.has(wording.keyOf(it.text) ?? ''));
    if (culprit) {
      const { text } = culprit;
      return {
        box,
        selector: culprit.selector,
        text: shortened(text),
        key: wording.keyOf(text) ?? '',
      };
    }
    const key = texts.map((text) => wording.keyOf(text)).find((it) => it !== undefined) ?? '';
    return { box, selector, text: shortened(texts[0] ?? ''), key };
  });
}

function shortened(text: string): string {
  return text.length > LONGEST ? `${text.slice(0, LONGEST - 1)}…` : text;
}

/** Sent to the page as source text: it may name nothing but what `installSight` left in the window. */
function look(boxes: readonly Box[]) {
  const { selectorOf, messageOf, runsOf } = window.__visualDomQueries;
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

  const held = boxes.map((box) => {
    const element = elementIn(box);
    return { selector: selectorOf(element) || 'body', texts: messageOf(element) };
  });
  document.adoptedStyleSheets = sheets;
  scrollTo({ ...place, behavior: 'instant' });
  const runs = runsOf();
  const within = ({ x, y, width, height }: Box) =>
    runs.filter(({ rects }) =>
      rects.some(
        (it) =>
          it.left + scrollX < x + width &&
          it.right + scrollX > x &&
          it.top + scrollY < y + height &&
          it.bottom + scrollY > y,
      ),
    );
  const places = held.map((it, index) => {
    const inside = within(boxes[index] as Box).map(({ element, text }) => ({
      text,
      selector: selectorOf(element),
    }));
    return Object.assign(it, { inside });
  });
  return { places, lang: document.documentElement.lang };
}
