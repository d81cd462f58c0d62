/** Allowances that nothing needs any more: a rule switched off for no reason hides the next fault. */
import type { CapturedRow } from './result-rows.ts';

/** A note for each name of a story's `visual.suppress` that no snapshot of its whole sheet made use of. */
export function unusedSuppressions(
  story: string,
  suppressions: readonly string[],
  rows: readonly CapturedRow[],
): string[] {
  const used = new Set<string>(
    rows.flatMap(({ findings, problems, mode }) =>
      [
        ...findings.filter((it) => it.suppressed !== undefined).map(({ rule }) => rule),
        ...problems.filter((it) => it.suppressed !== undefined).map(({ source }) => source),
      ].flatMap((name) => [name, `${name}+${mode}`]),
    ),
  );
  return suppressions
    .filter((name) => !used.has(name))
    .map((name) => `${story} allows "${name}", which no snapshot of it needs`);
}
