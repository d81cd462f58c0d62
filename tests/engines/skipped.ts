interface Suite {
  readonly suites?: readonly Suite[];
  readonly specs?: readonly {
    readonly tests: readonly {
      readonly status: string;
      readonly annotations: readonly { readonly type: string; readonly description?: string }[];
    }[];
  }[];
}

/** Why tests were skipped, and how many for each reason, in Playwright's JSON report. */
export function skippedIn(report: unknown): Map<string, number> {
  const reasons = new Map<string, number>();
  const visit = ({ suites = [], specs = [] }: Suite) => {
    for (const { status, annotations } of specs.flatMap(({ tests }) => tests)) {
      if (status !== 'skipped') continue;
      const why =
        annotations.find(({ type }) => type === 'skip')?.description ?? 'without a reason';
      reasons.set(why, (reasons.get(why) ?? 0) + 1);
    }
    suites.forEach(visit);
  };
  visit(report as Suite);
  return reasons;
}
