/** The entry of parity: adds the findings of find-parity.ts to the snapshots of a story (VIS-21). */
import type { SnapshotResult } from '../capture/compare-snapshot.ts';
import type { Finding } from '../lint/rules.ts';
import { PSEUDO_LOCALE } from '../site.config.ts';
import { MIN_LOCALES, findParity } from './find-parity.ts';

/**
 * Adds the findings of parity to the results of one story, and counts at how many widths all of its
 * languages were compared. Modes are not compared: each is captured in only one language.
 */
export function judgeParity(results: readonly SnapshotResult[]) {
  const widths = Map.groupBy(
    results.filter(({ row }) => row.mode === undefined),
    ({ row }) => row.width,
  );
  const findings = new Map<SnapshotResult, readonly Finding[]>();
  let judged = 0;
  for (const group of widths.values()) {
    const languages = group
      .filter(({ row }) => row.locale !== PSEUDO_LOCALE)
      // In a fixed order, also in a shuffled run.
      .toSorted((a, b) => (a.row.locale < b.row.locale ? -1 : 1));
    const pages = new Map(
      languages.flatMap(({ row, structure }) => (structure ? [[row.locale, structure]] : [])),
    );
    const found = findParity(pages);
    for (const result of languages) findings.set(result, found.get(result.row.locale) ?? []);
    if (pages.size === languages.length && pages.size >= MIN_LOCALES) judged += 1;
  }
  const withParity = (result: SnapshotResult): SnapshotResult => {
    const more = findings.get(result) ?? [];
    return { ...result, row: { ...result.row, findings: [...result.row.findings, ...more] } };
  };
  return { results: results.map(withParity), parity: { judged, notJudged: widths.size - judged } };
}
