/** Suppressions that no snapshot needs any more: an unused one would hide the next finding. */
import type { CapturedRow } from './result-rows.ts';

/** A note for each name in a story's `visual.suppress` that suppressed nothing in `rows`. */
export function unusedSuppressions(
  story: string,
  suppressions: readonly string[],
  rows: readonly CapturedRow[],
): string[] {
  const used = new Set<string>(
    rows.flatMap(({ findings, problems, mode }) =>
      [
        ...findings.filter((finding) => finding.suppressed !== undefined).map(({ rule }) => rule),
        ...problems
          .filter((problem) => problem.suppressed !== undefined)
          .map(({ source }) => source),
      ].flatMap((name) => [name, `${name}+${mode}`]),
    ),
  );
  return suppressions
    .filter((name) => !used.has(name))
    .map((name) => `${story} suppresses "${name}", which no snapshot of it needs`);
}
