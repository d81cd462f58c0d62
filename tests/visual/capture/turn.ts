/** Turns one page from cell to cell, in place wherever that is as good as a fresh page (VIS-3). */
import { setTimeout as after } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { type Cell, NO_LOCALE } from '../cells/cells.ts';
import { modeNamed } from '../cells/modes.ts';
import { ORIGIN } from '../sides/serve.ts';
import { TALLEST } from './camera.ts';
import { watchRequests } from './requests.ts';
import type { Mounted, Rest } from './stage-script.ts';

/** The preview's viewport height, but for a mode with one of its own; pictures are of the full page. */
export const HEIGHT = 900;
/**
 * A story with this tag is opened anew for each cell: it keeps a state that nobody can see from
 * outside, such as a variable of its module. Reason in a comment beside the tag.
 */
export const FRESH_TAG = 'visual:fresh';
/** A story that has not finished by then is broken; never a wait that a good story feels. */
export const LIMIT_MS = 30_000;
/** Storybook's accessibility addon would run axe after each render; that has a pass of its own. */
const NO_AXE = 'a11y.manual:!true';

/** A page that shows one cell after the other. */
export interface Turn {
  /** See `Stage.show`. */
  show(cell: Cell, fresh: boolean): Promise<string[]>;
  /** The cell that is shown, unless it failed. */
  shown(): Cell | undefined;
  /** What the page said of itself when it had come to rest. */
  rest(): Rest;
  /** See `Stage.failedFirst`. */
  failedFirst(): string;
  /** See `Stage.afresh`. */
  afresh: ReadonlyMap<string, readonly string[]>;
}

/** How a page is turned. */
export interface Turning {
  /** Empties what the origin has stored. */
  readonly clear: () => Promise<void>;
  /**
   * Makes the browser forget which pictures it has: of a `srcset` it takes one it has already,
   * where that is a larger one, so what was shown before would choose.
   */
  readonly forgetPictures: () => Promise<void>;
  /** Tells the browser what a cell's locale and mode ask of it. */
  readonly emulate: (cell: Cell) => Promise<void>;
  /** Hears of each new attempt. */
  readonly forget: () => void;
  /** What a story may take, in ms. */
  readonly limitMs: number;
}

const NOWHERE: Rest = {
  width: 0,
  height: 0,
  lang: '',
  restless: false,
  late: false,
  borrowed: false,
  allowed: {},
};

/** The global that holds the locale; no other one changes while a page is turned. */
function spoken({ locale, globals }: Cell): Record<string, string> {
  return locale === NO_LOCALE ? {} : { [globals?.locale ?? 'locale']: locale };
}

/** Turns a page that has the stage's scripts. */
export function turnOn(
  page: Page,
  { clear, forgetPictures, emulate, forget, limitMs }: Turning,
): Turn {
  const requests = watchRequests(page);
  const afresh = new Map<string, readonly string[]>();
  /** Stories with a cell that failed each time: their other cells are not waited for as long. */
  const broken = new Set<string>();
  let shown: Cell | undefined;
  let rest = NOWHERE;
  /** What went wrong in tries that a later one made good. */
  let failures: string[] = [];

  const opensAnew = ({ story }: Cell) => afresh.has(story.id) || story.tags.includes(FRESH_TAG);
  // Loops that were let run go with their page only.
  const isTurned = (cell: Cell) =>
    shown?.story.id === cell.story.id && !opensAnew(cell) && !modeNamed(shown.mode).motion;
  const sizeOf = ({ width, mode }: Cell) => ({ width, height: modeNamed(mode).height ?? HEIGHT });

  async function open(cell: Cell): Promise<string[]> {
    const { story } = cell;
    requests.forget(true);
    await page.setViewportSize(sizeOf(cell));
    await Promise.all([clear(), forgetPictures(), emulate(cell)]);
    // A plain page is told nothing, so it costs nothing.
    const told =
      cell.mode === undefined
        ? undefined
        : await page.addInitScript((mode) => (window.__visualMode = mode), modeNamed(cell.mode));
    const globals = Object.entries({ ...spoken(cell), ...cell.globals?.set }).map(
      ([name, value]) => `${name}:${value}`,
    );
    const query = new URLSearchParams({
      id: story.id,
      viewMode: 'story',
      globals: [...globals, NO_AXE].join(';'),
    });
    await page.goto(`${ORIGIN}/iframe.html?${query}`, { waitUntil: 'commit' });
    await told?.dispose();
    return settle(await page.evaluate(() => window.__visualStage.opened()));
  }

  /** Undefined when the story, or a cell before, left something that only a fresh page takes away. */
  async function again(cell: Cell): Promise<string[] | undefined> {
    const { story, locale } = cell;
    const { width, height } = sizeOf(cell);
    const hadPictures = await page.evaluate(() => window.__visualStage.leave());
    if (hadPictures) await forgetPictures();
    requests.forget(false);
    await page.setViewportSize({ width, height });
    await emulate(cell);
    const globals = shown?.locale === locale ? undefined : spoken(cell);
    const mounted = await page.evaluate(async (args) => window.__visualStage.remount(...args), [
      story.id,
      globals,
      { width, height, ...(cell.mode !== undefined && { mode: modeNamed(cell.mode) }) },
    ] as const);
    if (mounted.leftovers.length > 0) {
      // What motion leaves is the mode's, not the story's.
      if (!modeNamed(shown?.mode).motion) afresh.set(story.id, mounted.leftovers);
      return undefined;
    }
    const problems = await settle(mounted);
    return rest.borrowed ? undefined : problems;
  }

  const atRest = () => page.evaluate(() => window.__visualStage.rest());

  async function settle({ problems, rest: first }: Mounted): Promise<string[]> {
    for (let now = first; now; now = await atRest()) {
      rest = now;
      if (rest.restless) return ['the page never came to rest'];
      if (await requests.quiet()) return problems;
      await requests.progress();
    }
    return problems;
  }

  async function render(cell: Cell): Promise<string[]> {
    let problems = (isTurned(cell) ? await again(cell) : undefined) ?? (await open(cell));
    // What it measured before a font or a piece of code had come is a matter of chance. Twice, for
    // code that asks for code; a story that loads something each time is taken as it is.
    for (let turn = 0; turn < 2 && !opensAnew(cell); turn += 1) {
      const failed = problems.length > 0;
      if (failed ? turn > 0 || broken.has(cell.story.id) : !rest.late) break;
      if (failed) {
        // So is what a play looked for in vain: it gets what it asked for, and looks again.
        failures.push(...problems);
        await settle({ problems, leftovers: [], rest: await atRest() });
        forget();
      }
      shown = cell;
      problems = (await again(cell)) ?? (await open(cell));
    }
    const height = rest.height * (modeNamed(cell.mode).pixelRatio ?? 1);
    if (problems.length > 0 || height <= TALLEST) return problems;
    return [
      `the page would be a picture ${height} px high; more than ${TALLEST} cannot be compared`,
    ];
  }

  /** What a page that did not finish was at. */
  async function untold(): Promise<string> {
    const doing = page.evaluate(() => window.__visualStage.doing()).catch(() => 'it is not there');
    const answer = await Promise.race([doing, after(1000, 'it does not answer', { ref: false })]);
    return [answer, ...requests.underWay()].join(', ');
  }

  async function attempt(cell: Cell): Promise<string[]> {
    forget();
    try {
      const problems = await within(limitMs, render(cell), untold);
      // Whatever state a failure left, the next cell starts from a fresh page.
      shown = problems.length === 0 ? cell : undefined;
      return problems;
    } catch (error) {
      shown = undefined;
      return [error instanceof Error ? error.message : String(error)];
    }
  }

  return {
    async show(cell, fresh) {
      if (fresh) shown = undefined;
      const mayBlameThePage = isTurned(cell) || !broken.has(cell.story.id);
      failures = [];
      const problems = await attempt(cell);
      if (problems.length === 0 || !mayBlameThePage) return problems;
      failures.push(...problems);
      const last = await attempt(cell);
      if (last.length > 0) broken.add(cell.story.id);
      return last;
    },
    shown: () => shown,
    rest: () => rest,
    failedFirst: () => (failures.length === 0 ? '' : `failed at first: ${failures[0]}`),
    afresh,
  };
}

async function within<T>(
  limitMs: number,
  work: Promise<T>,
  untold: () => Promise<string>,
): Promise<T> {
  const stop = new AbortController();
  const late = after(limitMs, undefined, { signal: stop.signal }).then(async () => {
    throw new Error(`not finished after ${limitMs / 1000} s: ${await untold()}`);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    stop.abort();
    late.catch(() => {});
  }
}
