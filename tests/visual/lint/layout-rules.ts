/** The rules of the layout lint that are measured in the page (VIS-8). */
import {
  type ViewportPoint,
  type RawFinding,
  type ReadBoxes,
  type TextRun,
  areBothVisible,
  clippersOf,
  elementsAt,
  findTextRuns,
  isHidden,
  listTexts,
  selectorOf,
  withAllElements,
} from './dom-queries.ts';
import { suppressions } from '../page-scripts/shown-story.ts';
import { blockOf, listElements } from '../parity/page-elements.ts';
import type { Rule } from './rules.ts';

export type PageTexts = ReturnType<typeof checkLayout>;

const TARGETS =
  'a[href],button,input:not([type=hidden]),select,textarea,summary,[role=button],[role=link],[role=tab],[role=menuitem],[role=checkbox],[role=switch]';
const POPUPS = '[popover]:popover-open, dialog[open], [role=dialog], [role=listbox], [role=menu]';
/** Minimum side of a target, in px (WCAG 2.5.8). */
const MIN_TARGET = 24;
/** Half of the minimum, less 1 px for rounding: a target must be hit this far from its center. */
const HIT_DISTANCE = MIN_TARGET / 2 - 1;
const WORD = /[\p{L}\p{M}'’]+|\p{Sc}?\p{Nd}[\p{Nd}.,]*/gu;
const HAN = /\p{Script=Han}/u;
/** Their words must not break in Chinese either, because these texts are short and read at a glance. */
const HEADINGS_AND_CONTROLS = 'h1,h2,h3,h4,h5,h6,label,legend,caption,th,button,summary';

type Report = (rule: Rule, element: Element, text: string, pixels: number) => void;

/** Leaves the page as it was. With `isTextEnlarged` a word wider than the window may break. */
export function checkLayout(isTextEnlarged = false) {
  const runs = findTextRuns();
  const findings = measureLayout(runs, isTextEnlarged);
  const { lang } = document.documentElement;
  return {
    ...{ findings, texts: listTexts(runs), lang, suppressions: suppressions() },
    elements: listElements(runs),
  };
}

/** The findings of all rules that need only the visible texts, `runs`. */
export function measureLayout(runs: readonly TextRun[], isTextEnlarged = false): RawFinding[] {
  const findings: RawFinding[] = [];
  const report: Report = (rule, element, text, pixels) =>
    findings.push({
      rule,
      selector: selectorOf(element),
      text: text.slice(0, 200),
      pixels: Math.round(pixels * 10) / 10,
    });
  const boxes: ReadBoxes = new Map();
  checkPageWidth(report);
  for (const run of runs) {
    checkClipping(run, boxes, report);
    checkBrokenWord(run, isTextEnlarged, report);
  }
  checkPopups(report);
  checkPoints(runs, report);
  return findings;
}

function checkPageWidth(report: Report): void {
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return;
  const widest = [...document.body.querySelectorAll('*')].findLast(
    (element) => element.getBoundingClientRect().right > clientWidth + 0.5,
  );
  const excess = scrollWidth - clientWidth;
  report('sideways-scroll', widest ?? document.body, widest?.textContent ?? '', excess);
}

function checkClipping({ element, text, rects }: TextRun, boxes: ReadBoxes, report: Report): void {
  const excess = (outer: DOMRect, vertical: boolean) =>
    Math.max(
      ...rects.flatMap((rect) => [
        outer.left - rect.left,
        rect.right - outer.right,
        ...(vertical ? [outer.top - rect.top, rect.bottom - outer.bottom] : []),
      ]),
    );
  for (const clipper of clippersOf(element, boxes)) {
    const { overflowX, overflowY } = getComputedStyle(clipper);
    if ([overflowX, overflowY].some((value) => value === 'auto' || value === 'scroll')) return;
    // Decoration may be clipped between its lines; a line that is wholly outside is no finding.
    const isDecoration = element.closest('[aria-hidden="true"]') !== null;
    const box = clipper.getBoundingClientRect();
    if (isDecoration && rects.every((rect) => isOutside(rect, box))) return;
    const clipped = excess(box, !isDecoration);
    if (clipped > 1.5) return report('clipped', element, text, clipped);
  }
  const overflow = excess(blockOf(element).getBoundingClientRect(), false);
  if (overflow > 1.5) return report('overflow', element, text, overflow);
  const page = new DOMRect(0, -scrollY, document.documentElement.clientWidth, 1e6);
  const outside = excess(page, true);
  if (outside > 1.5) report('out-of-view', element, text, outside);
}

function isOutside(inner: DOMRect, outer: DOMRect): boolean {
  const isBeside = inner.left >= outer.right || inner.right <= outer.left;
  return isBeside || inner.top >= outer.bottom || inner.bottom <= outer.top;
}

/** A word or number on two lines. */
function checkBrokenWord(run: TextRun, isTextEnlarged: boolean, report: Report): void {
  const { element, node, text, rects } = run;
  if (rects.length < 2) return;
  const range = document.createRange();
  for (const { word, index } of wholeWords(node.data, element)) {
    range.setStart(node, index);
    range.setEnd(node, index + word.length);
    const lines = [...range.getClientRects()].filter(({ width }) => width > 1);
    const width = lines.reduce((sum, line) => sum + line.width, 0);
    if (isTextEnlarged && width > document.documentElement.clientWidth) continue;
    const [first, last] = [lines[0], lines.at(-1)];
    if (first && last && last.top > first.top + 1)
      return report('broken-word', element, text, last.width);
  }
}

/** Words that must stay on one line. Parts of URLs and hashes may break, and Chinese words in running text. */
function wholeWords(source: string, element: HTMLElement): { word: string; index: number }[] {
  const keepsHan = getComputedStyle(element).wordBreak === 'keep-all';
  const words = [...source.matchAll(WORD)].flatMap(({ 0: word, index }) => {
    const isPart =
      /[\p{L}\p{Nd}_/:@#=.]$/u.test(source.slice(0, index)) ||
      /^[\p{L}\p{Nd}_/@#=]|^[.:][\p{L}\p{Nd}]/u.test(source.slice(index + word.length));
    return isPart || (!keepsHan && HAN.test(word)) ? [] : [{ word, index }];
  });
  if (!HAN.test(source) || !isHeadingOrControl(element)) return words;
  const segments = [...new Intl.Segmenter('zh', { granularity: 'word' }).segment(source)];
  const hanWords = segments.filter(({ segment }) => HAN.test(segment));
  return [...words, ...hanWords.map(({ segment, index }) => ({ word: segment, index }))];
}

function isHeadingOrControl(element: HTMLElement): boolean {
  if (element.closest(HEADINGS_AND_CONTROLS)) return true;
  const link = element.closest('a[href]');
  // A link in a sentence breaks as its sentence does.
  return link !== null && getComputedStyle(link).display !== 'inline';
}

function checkPopups(report: Report): void {
  for (const popup of document.querySelectorAll(POPUPS)) {
    if (isHidden(popup)) continue;
    const { left, top, right, bottom } = popup.getBoundingClientRect();
    const outside = Math.max(-left, -top, right - innerWidth, bottom - innerHeight);
    if (outside > 1)
      report('popup-outside', popup, popup.getAttribute('aria-label') ?? '', outside);
  }
}

/** Two text runs that overlap; the center of the overlap and its shorter side in px. */
interface Crossing extends ViewportPoint {
  readonly a: TextRun;
  readonly b: TextRun;
  readonly depth: number;
}

export function findCrossings(runs: readonly TextRun[]): Crossing[] {
  const boxes = runs
    .flatMap((run) => run.rects.map((rect) => ({ run, rect })))
    .toSorted((a, b) => a.rect.top - b.rect.top);
  const crossings: Crossing[] = [];
  for (const [index, { run: a, rect }] of boxes.entries()) {
    for (let next = index + 1; next < boxes.length; next += 1) {
      const { run: b, rect: other } = boxes[next] ?? { run: a, rect };
      if (other.top > rect.bottom - 2) break;
      const left = Math.max(rect.left, other.left);
      const width = Math.min(rect.right, other.right) - left;
      const height = Math.min(rect.bottom, other.bottom) - other.top;
      if (width <= 2 || height <= 2) continue;
      if (a.element.contains(b.element) || b.element.contains(a.element)) continue;
      if (crossings.some((crossing) => crossing.a === a && crossing.b === b)) continue;
      const depth = Math.min(width, height);
      crossings.push({ a, b, x: left + width / 2, y: other.top + height / 2, depth });
    }
  }
  return crossings;
}

/** Targets with a side, in px, that is too short, and their centers. */
function findSmallTargets() {
  return [...document.querySelectorAll<HTMLElement>(TARGETS)].flatMap((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const side = Math.min(width, height);
    if (side >= MIN_TARGET - 0.5 || side === 0) return [];
    if (element.matches(':disabled') || isHidden(element)) return [];
    // A link in a sentence takes its height from the line (WCAG 2.5.8).
    const { parentElement: parent } = element;
    const isInSentence =
      getComputedStyle(element).display === 'inline' &&
      (parent?.textContent?.trim() ?? '') !== element.textContent?.trim() &&
      parent?.matches('p, li, dd, span, small');
    return isInSentence ? [] : [{ element, side, x: x + width / 2, y: y + height / 2 }];
  });
}

/** Hit-tests points only where a finding is likely, because that changes styles and may scroll the page. */
function checkPoints(runs: readonly TextRun[], report: Report): void {
  const [crossings, targets] = [findCrossings(runs), findSmallTargets()];
  if (crossings.length + targets.length === 0) return;
  const scrolled = scrollY;
  // Checking a point may have scrolled the page.
  const now = ({ x, y }: ViewportPoint) => ({ x, y: y - (scrollY - scrolled) });
  withAllElements(() => {
    for (const crossing of crossings) {
      const { a, b, depth } = crossing;
      if (areBothVisible(a.element, b.element, now(crossing)))
        report('overlap', a.element, `${a.text} × ${b.text}`, depth);
    }
    for (const { element, side, x, y } of targets) {
      const isHit = (dx: number, dy: number) => {
        const [top] = elementsAt(now({ x: x + dx, y: y + dy }));
        return top !== undefined && element.contains(top);
      };
      if (
        isHit(HIT_DISTANCE, 0) &&
        isHit(-HIT_DISTANCE, 0) &&
        isHit(0, HIT_DISTANCE) &&
        isHit(0, -HIT_DISTANCE)
      )
        continue;
      const text = (element.textContent ?? '').trim() || element.getAttribute('aria-label');
      report('small-target', element, text ?? '', side);
    }
  });
}
