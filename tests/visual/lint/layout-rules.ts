/**
 * The rules of the layout lint that are measured in the page (VIS-8). Playwright sends the function
 * as source text: it may name nothing outside its body but what `installSight` left in the window.
 */
import type { RawFinding, PageTexts, TextRun as Run } from './dom-queries.ts';

declare global {
  interface Window {
    __visualLayoutRules: { look(grown?: boolean): PageTexts };
  }
}

/**
 * Runs before any script of the page; `look` leaves the page as it was, scroll position included.
 * With `grown` text a word that is wider than the window may break: no layout has room for it.
 */
export function installLayoutRules(): void {
  const TARGETS =
    'a[href],button,input:not([type=hidden]),select,textarea,summary,[role=button],[role=link],[role=tab],[role=menuitem],[role=checkbox],[role=switch]';
  const LEAST_TARGET = 24;
  window.__visualLayoutRules = { look };
  const { selectorOf, isHidden, clippersOf, runsOf, stackAt, bothSeen, textsOf, suppressions } =
    window.__visualDomQueries;

  function look(grown = false): PageTexts {
    const findings: RawFinding[] = [];
    const add = (rule: string, element: Element, text: string, pixels: number) =>
      findings.push({
        rule,
        selector: selectorOf(element),
        text: text.slice(0, 200),
        pixels: Math.round(pixels * 10) / 10,
      });
    const open = new CSSStyleSheet();
    open.replaceSync('* { pointer-events: auto !important }');
    const sheets = [...document.adoptedStyleSheets];
    const place = scrollY;
    const runs = runsOf();
    sideways(add);
    for (const run of runs) {
      cut(run, add);
      broken(run, grown, add);
    }
    popups(add);
    const crossing = crossings(runs);
    const small = smallTargets();
    // Only a suspicion costs a new style and, out of sight, a scroll.
    if (crossing.length + small.length > 0) document.adoptedStyleSheets = [...sheets, open];
    for (const { a, b, x, y, depth } of crossing) {
      if (bothSeen(a.element, b.element, x, y - (scrollY - place)))
        add('overlap', a.element, `${a.text} × ${b.text}`, depth);
    }
    for (const { element, side, x, y } of small) {
      const reach = LEAST_TARGET / 2 - 1;
      const hit = (
        [
          [reach, 0],
          [-reach, 0],
          [0, reach],
          [0, -reach],
        ] as const
      ).every(([dx, dy]) => {
        const top = stackAt(x + dx, y + dy - (scrollY - place)).stack[0];
        return top !== undefined && element.contains(top);
      });
      if (!hit)
        add(
          'small-target',
          element,
          (element.textContent ?? '').trim() || (element.getAttribute('aria-label') ?? ''),
          side,
        );
    }
    document.adoptedStyleSheets = sheets;
    scrollTo({ left: scrollX, top: place, behavior: 'instant' });
    return {
      findings,
      texts: textsOf(runs),
      lang: document.documentElement.lang,
      suppress: suppressions(),
    };
  }

  type Add = (rule: string, element: Element, text: string, pixels: number) => void;

  function sideways(add: Add) {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return;
    const wide = [...document.body.querySelectorAll('*')].filter(
      (it) => it.getBoundingClientRect().right > clientWidth + 0.5,
    );
    add(
      'sideways-scroll',
      wide.at(-1) ?? document.body,
      wide.at(-1)?.textContent ?? '',
      scrollWidth - clientWidth,
    );
  }

  function cut({ element, text, rects }: Run, add: Add) {
    const clippers = clippersOf(element);
    let block: HTMLElement = element;
    while (
      getComputedStyle(block).display.startsWith('inline') &&
      getComputedStyle(block).display === 'inline' &&
      block.parentElement
    )
      block = block.parentElement;
    const box = block.getBoundingClientRect();
    const beyond = (inner: DOMRect, outer: DOMRect, vertical: boolean) =>
      Math.max(
        outer.left - inner.left,
        inner.right - outer.right,
        ...(vertical ? [outer.top - inner.top, inner.bottom - outer.bottom] : []),
      );
    let scrolls = false;
    for (const clipper of clippers) {
      const { overflowX, overflowY } = getComputedStyle(clipper);
      scrolls ||= [overflowX, overflowY].some((it) => it === 'auto' || it === 'scroll');
      const edge = clipper.getBoundingClientRect();
      const depth = scrolls ? 0 : Math.max(...rects.map((it) => beyond(it, edge, true)));
      if (depth > 1.5) return add('clipped', element, text, depth);
    }
    if (scrolls) return undefined;
    const over = Math.max(...rects.map((it) => beyond(it, box, false)));
    if (over > 1.5) return add('overflow', element, text, over);
    const page = new DOMRect(0, -scrollY, document.documentElement.clientWidth, 1e6);
    const out = Math.max(...rects.map((it) => beyond(it, page, true)));
    return out > 1.5 ? add('out-of-view', element, text, out) : undefined;
  }

  /**
   * A word or a number on two lines; parts of addresses and hashes are none, nor are Han that may part.
   */
  function broken({ element, node, text, rects }: Run, grown: boolean, add: Add) {
    if (rects.length < 2) return;
    const source = node.data;
    const keepsHan = getComputedStyle(element).wordBreak === 'keep-all';
    const range = document.createRange();
    for (const { 0: word, index } of source.matchAll(
      /[\p{L}\p{M}'’]+|\p{Sc}?\p{Nd}[\p{Nd}.,]*/gu,
    )) {
      const end = index + word.length;
      const machine =
        /[\p{L}\p{Nd}_/:@#=.]$/u.test(source.slice(0, index)) ||
        /^[\p{L}\p{Nd}_/@#=]|^[.:][\p{L}\p{Nd}]/u.test(source.slice(end));
      if (machine || (!keepsHan && /\p{Script=Han}/u.test(word))) continue;
      range.setStart(node, index);
      range.setEnd(node, end);
      const parts = [...range.getClientRects()].filter(({ width }) => width > 1);
      const last = parts.at(-1);
      const wide = parts.reduce((sum, { width }) => sum + width, 0);
      if (grown && wide > document.documentElement.clientWidth) continue;
      if (last && parts[0] && last.top > parts[0].top + 1)
        return add('broken-word', element, text, last.width);
    }
  }

  function crossings(runs: readonly Run[]) {
    const boxes = runs
      .flatMap((run) => run.rects.map((rect) => ({ run, rect })))
      .toSorted((a, b) => a.rect.top - b.rect.top);
    const found: { a: Run; b: Run; x: number; y: number; depth: number }[] = [];
    boxes.forEach(({ run: a, rect }, index) => {
      for (let next = index + 1; next < boxes.length; next += 1) {
        const { run: b, rect: other } = boxes[next] ?? { run: a, rect };
        if (other.top > rect.bottom - 2) break;
        const left = Math.max(rect.left, other.left);
        const wide = Math.min(rect.right, other.right) - left;
        const high = Math.min(rect.bottom, other.bottom) - other.top;
        if (
          wide <= 2 ||
          high <= 2 ||
          a.element.contains(b.element) ||
          b.element.contains(a.element)
        )
          continue;
        if (found.some((it) => it.a === a && it.b === b)) continue;
        found.push({
          a,
          b,
          x: left + wide / 2,
          y: other.top + high / 2,
          depth: Math.min(wide, high),
        });
      }
    });
    return found;
  }

  function popups(add: Add) {
    for (const popup of document.querySelectorAll(
      '[popover]:popover-open, dialog[open], [role=dialog], [role=listbox], [role=menu]',
    )) {
      if (isHidden(popup)) continue;
      const box = popup.getBoundingClientRect();
      const out = Math.max(-box.left, -box.top, box.right - innerWidth, box.bottom - innerHeight);
      if (out > 1) add('popup-outside', popup, popup.getAttribute('aria-label') ?? '', out);
    }
  }

  function smallTargets() {
    return [...document.querySelectorAll<HTMLElement>(TARGETS)].flatMap((element) => {
      const box = element.getBoundingClientRect();
      const side = Math.min(box.width, box.height);
      if (
        side >= LEAST_TARGET - 0.5 ||
        side === 0 ||
        element.matches(':disabled') ||
        isHidden(element)
      )
        return [];
      // A link in a sentence takes its height from the line (WCAG 2.5.8).
      const around = element.parentElement?.textContent?.trim() ?? '';
      const inSentence =
        getComputedStyle(element).display === 'inline' &&
        around !== element.textContent?.trim() &&
        element.parentElement?.matches('p, li, dd, span, small');
      return inSentence
        ? []
        : [{ element, side, x: box.x + box.width / 2, y: box.y + box.height / 2 }];
    });
  }
}
