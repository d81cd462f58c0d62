/**
 * Grows texts of the shown story, and finds at how many px of growth the layout changes (VIS-18). Runs in
 * the page. A text grows by an indent of its line: no element is added that a style could match.
 */
import { type TextRun, findTextRuns, withAllElements } from '../lint/dom-queries.ts';
import { blockOf, countRows } from '../parity/page-elements.ts';
import { type Effect, type Layout, changeOf, readLayout, scaleOf } from './page-layout.ts';
import type { TextFont } from './shape-text.ts';

/** Browsers lay out lines in these fractions of a px. */
const UNITS = 64;
/** Between words. */
const SPACES = /(?<=\S)\s+(?=\S)/g;
const CONTROLS =
  'a,button,label,summary,dt,th,[role=button],[role=link],[role=tab],[role=option],[role=menuitem]';

/** A visible text of the page. */
export interface ShownText {
  readonly text: string;
  /** The same with the spaces of the document, some of which may not break a line. */
  readonly source: string;
  /** Lines of the block that contains it. */
  readonly lines: number;
  /** In CSS px. */
  readonly width: number;
  readonly style: TextFont;
  /** Where it is in the document. */
  readonly path: string;
  readonly isControl: boolean;
  /** Whether it is drawn at an angle: it cannot be measured. */
  readonly isTurned: boolean;
}

/** A message in one style; if it occurs more than once, all occurrences grow. */
export interface FitRequest {
  /** Indexes of texts. */
  readonly texts: readonly number[];
  /** Of the text, in CSS px. */
  readonly width: number;
  /** The room that was found elsewhere, or the most that is tried, in px per px of width. */
  readonly ratio: number;
  /** Whether a limit with an equal ratio replaces the one found elsewhere. */
  readonly winsTies: boolean;
}

export interface FoundLimit {
  /** Index of the request. */
  readonly request: number;
  /** In CSS px, a multiple of 1/64; more has the effect. */
  readonly room: number;
  readonly effect: Effect;
}

declare global {
  interface Window {
    __textFit: typeof textFit;
  }
}

const textFit = { listTexts, findLimits, tryText, boxOf };
window.__textFit = textFit;

let layout: Layout = readLayout([]);

const sheet = new CSSStyleSheet();
sheet.replaceSync(`[data-fit] * { text-indent: 0 !important }
*, ::before, ::after { transition: none !important }`);

/** The visible texts. The other functions take their indexes. */
function listTexts(): ShownText[] {
  if (!document.adoptedStyleSheets.includes(sheet)) document.adoptedStyleSheets.push(sheet);
  const runs = findTextRuns();
  layout = readLayout(runs);
  const blocks = Map.groupBy(runs, ({ element }) => blockOf(element));
  return runs.map(({ element, node, text, rects }) => {
    const block = blockOf(element);
    const scale = scaleOf(block);
    return {
      text,
      source: node.data.trim(),
      lines: countRows((blocks.get(block) ?? []).flatMap((run) => run.rects)),
      width: rects.reduce((sum, rect) => sum + rect.width, 0) / scale,
      style: styleOf(element),
      path: pathOf(node),
      isControl: element.closest(CONTROLS) !== null,
      isTurned: layout.turned.has(element),
    };
  });
}

function styleOf(element: Element): TextFont {
  const style = getComputedStyle(element);
  return {
    family: style.fontFamily.split(',')[0]?.replaceAll(/["']/g, '').trim() ?? '',
    weight: Number(style.fontWeight),
    size: parseFloat(style.fontSize),
    letterSpacing: parseFloat(style.letterSpacing) || 0,
    wordSpacing: parseFloat(style.wordSpacing) || 0,
    isUppercase: style.textTransform === 'uppercase',
    isTabular: style.fontVariantNumeric.includes('tabular-nums'),
    isHalfPunctuation: style.fontFeatureSettings.includes('halt'),
  };
}

function pathOf(node: Node): string {
  const steps: number[] = [];
  for (let it: Node = node; it.parentNode && it !== document.body; it = it.parentNode)
    steps.unshift([...it.parentNode.childNodes].indexOf(it as ChildNode));
  return steps.join('/');
}

/**
 * The limits that are tighter than those found elsewhere; `undefined` when the page changes by itself.
 * Leaves the page as it was.
 */
function findLimits(requests: readonly FitRequest[]): FoundLimit[] | undefined {
  if (effectOf(requests.map(({ texts }) => [texts, 0])) !== undefined) return undefined;
  /** If nothing changes at this growth, in units, the text is not searched further. */
  const thresholds = requests.map(({ width, ratio, winsTies }) => {
    const units = ratio * width * UNITS;
    return winsTies ? Math.floor(units + 1e-6) + 1 : Math.ceil(units - 1e-6);
  });
  const textsOf = (index: number) => requests[index]?.texts ?? [];

  function search(list: readonly number[]): FoundLimit[] {
    // Most texts have more room than is known elsewhere: all are tried at once, then halves.
    const all = list.map((it) => [textsOf(it), (thresholds[it] ?? 0) / UNITS] as const);
    const [request] = list;
    if (request === undefined || effectOfWords(all) === undefined) return [];
    if (list.length > 1) {
      const half = list.length >> 1;
      return [...search(list.slice(0, half)), ...search(list.slice(half))];
    }
    const texts = textsOf(request);
    const limit = bisect(texts, thresholds[request] ?? 0, effectOf);
    const ofWord = bisect(texts, limit.room * UNITS + 1, effectOfWords);
    // The text itself may be too long as one word.
    const { room, effect } = ofWord.room > 0 ? ofWord : limit;
    return effect ? [{ request, room, effect }] : [];
  }
  // At 0 there is no room elsewhere and no tie to win: no limit here can be tighter.
  const searchable = [...requests.keys()].filter((it) => (thresholds[it] ?? 0) > 0);
  return withAllElements(() => search(searchable));
}

/** The room in px, and the effect beyond it; no effect: nothing happens below `most` units. */
function bisect(texts: readonly number[], most: number, effectAt: typeof effectOf) {
  const tryUnits = (units: number) => effectAt([[texts, units / UNITS]]);
  let [room, beyond] = [0, most];
  // Usually only the last unit has the effect.
  if (tryUnits(beyond - 1) === undefined) room = beyond - 1;
  else beyond -= 1;
  while (beyond - room > 1) {
    const middle = (room + beyond) >> 1;
    if (tryUnits(middle) === undefined) room = middle;
    else beyond = middle;
  }
  const effect = tryUnits(beyond);
  // Read a px further, where the effect is at its full size.
  return { room: room / UNITS, effect: effect && (tryUnits(beyond + UNITS) ?? effect) };
}

/** Texts, and by how many px they grow. */
type Growth = readonly (readonly [texts: readonly number[], px: number])[];

/** What happens when texts grow, both as they are and with each text as one unbreakable word. */
function effectOfWords(growth: Growth): Effect | undefined {
  const nodes = growth.flatMap(([texts]) => nodesOf(texts));
  const joined = nodes.map(({ data }) => data.replaceAll(SPACES, '\u00a0'));
  const effect = effectOf(growth);
  if (effect !== undefined || nodes.every(({ data }, at) => data === joined[at])) return effect;
  const restore = replaceTexts(nodes, joined);
  const effectOfJoined = effectOf(growth);
  restore();
  return effectOfJoined;
}

function effectOf(growth: Growth): Effect | undefined {
  const blocks = new Map<HTMLElement, number>();
  const grown = new Map<number, number>();
  for (const [texts, px] of growth)
    for (const index of texts) {
      const block = blockOf((layout.runs[index] as TextRun).element);
      blocks.set(block, (blocks.get(block) ?? 0) + px);
      grown.set(index, px);
    }
  const styles = [...blocks.keys()].map((block) => block.getAttribute('style'));
  for (const [block, px] of blocks) {
    block.dataset['fit'] = '';
    block.style.setProperty('text-indent', `${px}px`, 'important');
  }
  const effect = changeOf(layout, grown);
  for (const [at, block] of [...blocks.keys()].entries()) {
    const style = styles[at];
    delete block.dataset['fit'];
    if (style) block.setAttribute('style', style);
    else block.removeAttribute('style');
  }
  return effect;
}

/** What happens when texts are replaced, once the page's own scripts have had time to react. */
async function tryText(texts: readonly number[], data: string): Promise<Effect | undefined> {
  const nodes = nodesOf(texts);
  const restore = replaceTexts(
    nodes,
    nodes.map(() => data),
  );
  for (let frames = 0; frames < 2; frames += 1)
    await new Promise((resolve) => requestAnimationFrame(resolve));
  const grown = new Map(texts.map((index) => [index, 0]));
  const effect = withAllElements(() => changeOf(layout, grown));
  restore();
  return effect;
}

function nodesOf(texts: readonly number[]): Text[] {
  return texts.flatMap((index) => layout.runs[index]?.node ?? []);
}

/** Returns a function that restores the previous texts. */
function replaceTexts(nodes: readonly Text[], texts: readonly string[]): () => void {
  const before = nodes.map(({ data }) => data);
  const write = (all: readonly string[]) => {
    for (const [at, node] of nodes.entries()) node.data = all[at] ?? '';
  };
  write(texts);
  return () => write(before);
}

/** Of a text, in CSS px of the page. */
function boxOf(index: number) {
  const rect = layout.items[index]?.rect ?? new DOMRect();
  return { x: rect.x + scrollX, y: rect.y + scrollY, width: rect.width, height: rect.height };
}
