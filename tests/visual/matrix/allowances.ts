/** Allowances that nothing needs any more: a rule switched off for no reason hides the next fault. */
import type { Row } from './rows.ts';

/** A note for each name of a story's `visual.allow` that no cell of its whole sheet made use of. */
export function unusedAllowances(
  story: string,
  allowed: readonly string[],
  rows: readonly Row[],
): string[] {
  const used = new Set<string>(
    rows.flatMap(({ findings, problems, mode }) =>
      [
        ...findings.filter((it) => it.allowed !== undefined).map(({ rule }) => rule),
        ...problems.filter((it) => it.allowed !== undefined).map(({ source }) => source),
      ].flatMap((name) => [name, `${name}+${mode}`]),
    ),
  );
  return allowed
    .filter((name) => !used.has(name))
    .map((name) => `${story} allows "${name}", which no cell of it needs`);
}
