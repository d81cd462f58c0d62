/** The report's folder: `results.json`, the pictures of what differs, and a page that lists them. */
import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { faultLine, faultsOf } from '../lint/lint-lines.ts';
import {
  type Outcome,
  type ResultRow,
  type Results,
  FINE,
  STATUSES,
  faultsIn,
  rowOf,
} from './results.ts';

/** A report being written; it takes the place of the last one only when it is complete. */
export interface ReportDraft {
  /** Writes a cell's pictures and keeps its row. */
  add(outcome: Outcome): Promise<void>;
  rows(): readonly ResultRow[];
  /** Puts the finished report in place. */
  publish(results: Results): Promise<void>;
  /** Drops what was written, without a trace; harmless after `publish`. */
  discard(): Promise<void>;
}

/**
 * Starts a report for `folder`.
 * @throws Error when the folder holds something that is no report: it would be replaced.
 */
export async function draftReport(folder: string): Promise<ReportDraft> {
  const foreign = existsSync(folder) && !existsSync(join(folder, 'results.json'));
  if (foreign && (await readdir(folder)).length > 0) {
    throw new Error(`${folder} holds other files than a report; name another folder with --out.`);
  }
  const draft = `${folder}.part`;
  await rm(draft, { recursive: true, force: true });
  await mkdir(draft, { recursive: true });
  const rows: ResultRow[] = [];

  return {
    async add(outcome) {
      const row = rowOf(outcome);
      rows.push(row);
      for (const kind of ['expected', 'actual', 'diff'] as const) {
        const file = row.files[kind];
        const picture = outcome.pictures[kind];
        if (file === undefined || picture === undefined) continue;
        await mkdir(dirname(join(draft, file)), { recursive: true });
        await writeFile(join(draft, file), picture);
      }
    },
    rows: () => rows,
    async publish(results) {
      await writeFile(join(draft, 'results.json'), `${JSON.stringify(results, null, 1)}\n`);
      await writeFile(join(draft, 'index.html'), page(results));
      await rm(folder, { recursive: true, force: true });
      await rename(draft, folder);
    },
    discard: () => rm(draft, { recursive: true, force: true }),
  };
}

/** `12 changed, 3 new, 2 faults of layout`, or that there is nothing: for terminal and heading. */
export function summary({ totals, cells }: Pick<Results, 'totals' | 'cells'>): string {
  const faults = faultsIn(cells);
  const parts = STATUSES.filter((it) => !FINE.includes(it) && totals[it] > 0).map(
    (it) => `${totals[it]} ${it}`,
  );
  if (faults > 0) parts.push(`${faults} faults of layout`);
  if (parts.length > 0) return parts.join(', ');
  return totals.shown > 0 ? 'no fault of layout' : 'nothing differs';
}

function page(results: Results): string {
  const differing = results.cells.filter(({ status }) => !FINE.includes(status));
  const same = results.totals.same;
  const faults = faultsOf(results.cells).map((it) => `<li>${escape(faultLine(it))}</li>`);
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Visual report: ${escape(summary(results))}</title>
<style>
body { font: 1rem/1.5 system-ui, sans-serif; margin: 2rem; }
article { border-top: 1px solid; padding-block: 1rem; }
.pictures { display: flex; gap: 1rem; align-items: start; }
figure { flex: 1; min-width: 0; margin: 0; }
img { max-width: 100%; border: 1px solid; }
</style>
<h1>${escape(summary(results))}</h1>
<p>${escape(results.head)} against ${escape(results.base)}: ${results.cells.length} cells, ${same} the same.</p>
${faults.length > 0 ? `<h2>Layout</h2>\n<ul>${faults.join('\n')}</ul>` : ''}
${differing.map(article).join('\n')}
</html>
`;
}

function article({ title, name, locale, width, status, reason, files }: ResultRow): string {
  const figures = Object.entries(files).map(
    ([kind, file]) =>
      `<figure><figcaption>${kind}</figcaption><a href="${escape(file)}"><img loading="lazy" alt="" src="${escape(file)}"></a></figure>`,
  );
  return `<article>
<h2>${escape(`${title} / ${name}, ${locale}, ${width} px: ${status}`)}</h2>
<p>${escape(reason)}</p>
<div class="pictures">${figures.join('')}</div>
</article>`;
}

function escape(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
