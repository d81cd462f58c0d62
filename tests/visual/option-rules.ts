/** Which options of `npm run visual` contradict each other. */

/** Options of a run that compares, or of its results. */
const OF_A_COMPARISON = [
  ...['strict', 'html', 'shard', 'merge'],
  ...['accept', 'accept-cause', 'show', 'list', 'coverage'],
];

/** Options that contradict each other: the name and those it cannot be combined with. */
export const CONFLICTS: readonly (readonly string[])[] = [
  ['lint-only', 'base', 'no-lint'],
  ['prebuilt', 'storybook'],
  ['shard', 'html', 'merge', 'accept', 'accept-cause', 'show', 'coverage'],
  ['sweep', 'base', 'width', 'modes', 'browser', 'lint-only', 'no-lint', 'no-cache', 'isolation'],
  ['sweep', 'seed', ...OF_A_COMPARISON],
  ['watch', 'sweep', 'modes', 'browser', 'lint-only', 'no-lint', 'no-cache', 'isolation', 'seed'],
  ['watch', ...OF_A_COMPARISON],
  ['watch', 'prebuilt', 'global', 'locale-global', 'out'],
  ['merge', 'base', 'storybook', 'prebuilt', 'lint-only', 'no-lint', 'no-cache', 'isolation'],
  ['merge', 'story', 'locale', 'width', 'modes', 'browser', 'global', 'locale-global', 'seed'],
  ['merge', 'accept', 'accept-cause', 'show', 'list', 'coverage'],
  ['accept', 'show', 'list', 'coverage'],
  ['accept-cause', 'show', 'list', 'coverage'],
  ['show', 'list', 'coverage'],
  ['list', 'coverage'],
];
