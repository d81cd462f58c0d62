/** Measures the room of each message in all snapshots of features and pages (VIS-18). */
import type { Browser } from '@playwright/test';
import { narrows, storyWidths } from '../matrix/dimensions.ts';
import {
  type Snapshot,
  type Story,
  matchesStory,
  planStoryGrids,
  snapshotName,
} from '../matrix/snapshots.ts';
import { EXAMPLE_STORIES } from '../site.config.ts';
import { type FitFile, type Limit, REASONS, styleOf } from './fit-file.ts';
import { type FitPage, type ShownMessage, openFitPage } from './fit-page.ts';
import type { MessageTexts } from './messages.ts';
import type { Effect } from './page-layout.ts';
import type { TextFont } from './shape-text.ts';

/** In CSS px: the narrowest phone, and the width of WCAG 1.4.10 (reflow). No snapshot is as narrow. */
const NARROWEST = 320;

/** A text three times as long as it is fits any translation: no more is tried. */
export const MAX_RATIO = 2;

/** A snapshot and its position among all. */
export interface OrderedSnapshot {
  readonly snapshot: Snapshot;
  readonly order: number;
}

/** The tightest place of a message in a language; lengths in CSS px. */
export interface Tightest extends OrderedSnapshot {
  /** `undefined`: there is more room than is tried. */
  readonly limit: { readonly room: number; readonly effect: Effect } | undefined;
  readonly width: number;
  readonly style: TextFont;
  /** It was measured before, perhaps with another text. */
  readonly before?: Limit;
}

/** What was measured of a message in a language. */
export interface Measured {
  tightest?: Tightest;
  /** Whether it has several lines somewhere, by itself or as a control or label. */
  isParagraph?: boolean;
  isWrappedControl?: boolean;
  /** Whether it was drawn at another width than its fonts give. */
  hasWidthMismatch?: boolean;
}

/** By `<id> <locale>`. */
export type Measurements = Map<string, Measured>;

/** The snapshots in which messages are measured, by story. */
export function planMeasurements(
  stories: readonly Story[],
  globs: readonly string[] = [],
): OrderedSnapshot[][] {
  let order = 0;
  return stories
    .filter((story) => !EXAMPLE_STORIES.some((title) => story.title.startsWith(title)))
    .filter((story) => matchesStory(story, globs))
    .flatMap((story) => {
      const widths = narrows(story, 'width:') ? [] : [NARROWEST, ...storyWidths(story)];
      return planStoryGrids([story], { stories: [], locales: [], widths });
    })
    .map(({ snapshots }) => snapshots.map((snapshot) => ({ snapshot, order: (order += 1) })));
}

/** The measurements in a file; a place that is measured again counts only if it is tighter. */
export function measuredBefore(
  { limits, paragraphs, unmeasured }: FitFile,
  stories: readonly Story[],
): Measurements {
  const measurements: Measurements = new Map();
  for (const [id, locales] of Object.entries(paragraphs))
    for (const locale of locales) measurements.set(`${id} ${locale}`, { isParagraph: true });
  for (const [id, locales] of Object.entries(unmeasured[REASONS.width] ?? {}))
    for (const locale of locales) measurements.set(`${id} ${locale}`, { hasWidthMismatch: true });
  for (const [key, before] of Object.entries(limits)) {
    const [storyId, width] = before.at.split('/');
    const story = stories.find(({ id }) => id === storyId);
    if (!story) continue;
    const snapshot = { story, locale: key.split(' ')[1] ?? '', width: Number(width) };
    const { room, beyond: effect } = before;
    const limit = effect === 'fits' ? undefined : { room, effect };
    const style = styleOf(before.font);
    measurements.set(key, {
      tightest: { snapshot, order: 0, limit, width: before.width, style, before },
    });
  }
  return measurements;
}

/**
 * Measures with one page in each browser; the result does not depend on their number.
 * `messages` of each locale; `measurements` are added to. Snapshots that failed are in `failures`,
 * with the reason: after one, no other grid is begun, because the limits are not written.
 */
export async function measureStories(
  browsers: readonly Browser[],
  proxy: string,
  grids: readonly (readonly OrderedSnapshot[])[],
  messages: ReadonlyMap<string, MessageTexts>,
  onSnapshot: () => void = () => {},
  measurements: Measurements = new Map(),
): Promise<{ measurements: Measurements; failures: string[] }> {
  const failures: string[] = [];
  const queue = [...grids];
  const work = async (browser: Browser) => {
    const page = await openFitPage(browser, proxy, messages);
    for (let grid = queue.shift(); grid && failures.length === 0; grid = queue.shift())
      for (const orderedSnapshot of grid) {
        await measureSnapshot(page, orderedSnapshot, measurements).catch((error: unknown) =>
          failures.push(`${snapshotName(orderedSnapshot.snapshot)}: ${String(error)}`),
        );
        onSnapshot();
      }
    await page.close();
  };
  await Promise.all(browsers.map(work));
  return { measurements, failures: failures.toSorted() };
}

/** @throws Error when the snapshot cannot be shown or changes by itself. */
async function measureSnapshot(
  page: FitPage,
  orderedSnapshot: OrderedSnapshot,
  measurements: Measurements,
): Promise<void> {
  const { snapshot, order } = orderedSnapshot;
  const groups: ShownMessage[][] = [];
  for (const [id, shown] of Map.groupBy(await page.show(snapshot), (it) => it.id)) {
    const key = `${id} ${snapshot.locale}`;
    const measured = measurements.get(key) ?? {};
    measurements.set(key, measured);
    for (const { lines, isControl } of shown)
      if (lines > 1) measured[isControl ? 'isWrappedControl' : 'isParagraph'] = true;
    const single = shown.filter(({ lines, isTurned }) => lines === 1 && !isTurned);
    groups.push(...Map.groupBy(single, ({ style }) => JSON.stringify(style)).values());
  }
  // A text with several lines that is not a control has no limit.
  const measurable = groups.filter(
    ([first]) => !measurements.get(`${first?.id} ${snapshot.locale}`)?.isParagraph,
  );
  const tightestOf = (group: readonly ShownMessage[]) =>
    measurements.get(`${group[0]?.id} ${snapshot.locale}`)?.tightest;
  const requests = measurable.map((group) => ({
    texts: group.map(({ index }) => index),
    width: Math.max(...group.map(({ width }) => width)),
    ratio: ratioOf(tightestOf(group)),
    winsTies: order < (tightestOf(group)?.order ?? 0),
  }));
  const found = await page.page().evaluate((it) => window.__textFit.findLimits(it), requests);
  if (!found) throw new Error('its layout changes by itself');
  for (const [index, group] of measurable.entries()) {
    const [first] = group;
    const limit = found.find(({ request }) => request === index);
    const width = requests[index]?.width ?? 0;
    if (!first) continue;
    const tightest = {
      ...orderedSnapshot,
      width,
      style: first.style,
      limit: limit && { ...limit },
    };
    // Another style of the message, or another page, may have found a tighter limit meanwhile.
    if (isTighter(tightest, tightestOf(group))) {
      const measured = measurements.get(`${first.id} ${snapshot.locale}`);
      if (measured) measured.tightest = tightest;
    }
  }
}

function ratioOf(tightest: Tightest | undefined): number {
  return tightest?.limit ? tightest.limit.room / tightest.width : MAX_RATIO;
}

function isTighter(a: Tightest, b: Tightest | undefined): boolean {
  if (!b) return true;
  const [first, second] = [ratioOf(a), ratioOf(b)];
  return first === second ? a.order < b.order : first < second;
}
