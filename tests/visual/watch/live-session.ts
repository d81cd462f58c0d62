/** Captures after each save, and reports it to the page and the terminal (VIS-17). */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { hashOf } from '../cache/git-files.ts';
import type { Dimensions, Filters, Snapshot } from '../matrix/snapshots.ts';
import { matchesStory, snapshotName } from '../matrix/snapshots.ts';
import {
  type LiveTimes,
  type PlannedSnapshot,
  liveSummary,
  timesText,
} from '../report/app/model/live.ts';
import { findingLine, groupFindings } from '../report/group-findings.ts';
import { problemLines } from '../report/print-summary.ts';
import { createImportGraph } from './import-graph.ts';
import type { LiveScreenshots } from './live-screenshots.ts';
import type { LiveServer } from './live-server.ts';
import type { LivePlan, LiveWorker } from './live-worker.ts';
import { planSave, planStories } from './plan-save.ts';
import { type IndexedStory, readIndexedStories } from './reached-stories.ts';
import type { SavedFile } from './saved-event.ts';

/** In ms: how long the message of an error may take to follow its response. */
const MESSAGE_MS = 500;

export interface SessionPlan {
  readonly root: string;
  /** Of the development server. */
  readonly url: string;
  readonly filters: Filters;
  readonly dimensions: Dimensions;
  readonly fingerprints: LivePlan['fingerprints'];
  readonly live: LiveServer;
  readonly screenshots: LiveScreenshots;
  readonly workers: readonly LiveWorker[];
  readonly log: (line: string) => void;
}

export type LiveSession = Awaited<ReturnType<typeof createLiveSession>>;

/** A save ends the captures of the one before, and takes over the files that were not finished. */
export async function createLiveSession(plan: SessionPlan) {
  const { url, live, screenshots, workers, filters, fingerprints, log } = plan;
  const graph = createImportGraph(plan.root);
  let stories = await readStories();
  let save = 0;
  /** Files of saves whose captures are not complete. */
  let unfinished: readonly string[] = [];
  let errorMessage = '';

  async function readStories(): Promise<IndexedStory[]> {
    return readIndexedStories(await (await fetch(`${url}/index.json`)).json());
  }

  /**
   * One hash of the saved files on the disk and of the server's responses for them, and the error message if the
   * server cannot transform a file.
   */
  async function readServed(saved: readonly SavedFile[]): Promise<{ hash: string; error: string }> {
    errorMessage = '';
    const contents: (string | Buffer)[] = [];
    for (const { file } of saved) {
      contents.push(await readFile(join(plan.root, file)).catch(() => ''));
      const query = /\.[cm]?[jt]sx?$/.test(file) ? '' : '?import';
      const response = await fetch(`${url}/${file}${query}`);
      contents.push(Buffer.from(await response.bytes()));
      // A deleted file, or one that is no module, gets no message.
      const isMissing = () => !response.ok && errorMessage === '';
      for (let waited = 0; isMissing() && waited < MESSAGE_MS; waited += 20) await delay(20);
    }
    return { hash: hashOf(...contents), error: errorMessage };
  }

  /** Names the stories that pass the filter and are gone since the last save. */
  async function updateStories(): Promise<{ gone: string; isChanged: boolean }> {
    const last = stories;
    stories = await readStories();
    const ids = new Set(stories.map(({ id }) => id));
    const removed = last.filter(({ id }) => !ids.has(id));
    return {
      gone: removed
        .filter((story) => matchesStory(story, filters.stories))
        .map(({ title, name }) => `${title}/${name} is gone`)
        .join(', '),
      isChanged: removed.length > 0 || stories.length > last.length,
    };
  }

  const planFor = (files: readonly string[]) => {
    const opened = live.opened();
    const { showsOtherLocales } = fingerprints.baseline;
    return planSave({
      ...plan,
      files,
      stories,
      graph,
      showsOtherLocales,
      ...(opened && { opened }),
    });
  };

  async function handleSaves(
    changes: readonly SavedFile[],
    savedAt: number,
    goneBefore = '',
  ): Promise<void> {
    for (const { file } of changes) graph.forget(file);
    const { gone } = await updateStories();
    const notice = gone || goneBefore;
    const files = changes.map(({ file }) => file).filter((file) => planFor([file]).length > 0);
    if (files.length === 0) {
      const named = filters.stories.length > 0 ? ' that --story names' : '';
      const all = changes.map(({ file }) => file).join(', ');
      const text = notice || `${all} reaches no story${named}`;
      live.update({ notice: text });
      return log(text);
    }
    const saveNumber = (save += 1);
    unfinished = [...new Set([...files, ...unfinished])];
    const { hash, error } = await readServed(changes);
    if (saveNumber !== save) return;
    if (error !== '') {
      live.update({ phase: 'error', files, error, notice });
      return log(error);
    }
    await capture(planFor(unfinished), saveNumber, savedAt, { files, notice });
    if (saveNumber !== save) return;
    // An event may arrive before the new content, and Storybook lists a new story name only later.
    const isOld = (await readServed(changes)).hash !== hash;
    const { gone: lateNotice, isChanged } = await updateStories();
    if (saveNumber !== save) return;
    if (isOld || isChanged) await handleSaves(changes, savedAt, lateNotice);
    else await finish(files);
  }

  async function capture(
    snapshots: readonly Snapshot[],
    saveNumber: number,
    savedAt: number,
    { files, notice }: { files: readonly string[]; notice: string },
  ): Promise<void> {
    const planned = snapshots.map(plannedSnapshot);
    live.update({
      phase: 'capturing',
      save: saveNumber,
      error: '',
      times: {},
      planned,
      files,
      notice,
    });
    const queue = snapshots.values();
    const times: { -readonly [name in keyof LiveTimes]: number } = {};
    const elapsed = (now = performance.now()) => Math.round(now - savedAt);
    const first = Promise.withResolvers<void>();
    const work = async (worker: LiveWorker, index: number) => {
      // Two pages that load at once delay the first picture.
      if (index > 0) await first.promise;
      for (const snapshot of queue) {
        const result = await worker.check(snapshot, saveNumber);
        if (saveNumber !== save) break;
        const name = result.row.snapshot;
        const written = await screenshots.write(result, live.state().rows[name]);
        const { pictures: _pictures, stored: _stored, ...row } = result.row;
        times.lint ??= elapsed(worker.lintedAt());
        times.picture ??= elapsed();
        live.update({ rows: { [name]: { ...row, files: written, save: saveNumber } }, times });
        first.resolve();
      }
      first.resolve();
    };
    await Promise.all(workers.map(work));
    if (saveNumber === save) live.update({ times: { ...times, all: elapsed() } });
  }

  async function finish(files: readonly string[]): Promise<void> {
    unfinished = [];
    live.update({ phase: 'done' });
    const state = live.state();
    const rows = state.planned.flatMap(({ snapshot }) => state.rows[snapshot] ?? []);
    const summary = [files.join(', ') || 'at the start', liveSummary(state), timesText(state)];
    for (const line of [...groupFindings(rows).map(findingLine), ...problemLines(rows)]) log(line);
    log(summary.join(' · '));
    await screenshots.keepOnly(Object.values(state.rows));
  }

  return {
    handleSaves,
    /** Captures again: saves may have been missed. */
    async recapture(): Promise<void> {
      const { planned, files } = live.state();
      const names = new Set(planned.map(({ snapshot }) => snapshot));
      await updateStories();
      const snapshots = planStories({ ...plan, stories }).filter((it) =>
        names.has(snapshotName(it)),
      );
      if (snapshots.length === 0) return live.update({ phase: 'waiting' });
      const saveNumber = (save += 1);
      await capture(snapshots, saveNumber, performance.now(), { files, notice: '' });
      if (saveNumber === save) await finish(files);
    },
    /**
     * Captures the stories of `--story`, so that their baseline is known before the first save. Without
     * `--story`, opens each browser and loads the preview.
     */
    async start(): Promise<void> {
      const snapshots = planStories({ ...plan, stories });
      const [first] = snapshots;
      if (filters.stories.length === 0)
        return void (first && (await Promise.all(workers.map((it) => it.check(first, 0)))));
      const saveNumber = (save += 1);
      await capture(snapshots, saveNumber, performance.now(), { files: [], notice: '' });
      if (saveNumber === save) await finish([]);
    },
    failed: (message: string) => void (errorMessage = message),
    /** Captures in progress end with the current snapshot. */
    stop: () => void (save += 1),
  };
}

function plannedSnapshot(snapshot: Snapshot): PlannedSnapshot {
  const { story, locale, width } = snapshot;
  const { id, title, name } = story;
  return { snapshot: snapshotName(snapshot), story: id, title, name, locale, width };
}
