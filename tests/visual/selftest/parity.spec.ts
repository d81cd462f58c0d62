import { expect } from '@playwright/test';
import { openFindings } from '../report/results.ts';
import type { VisualRun } from '../support/run-visual.ts';
import { test } from './scratch-repo.ts';

const STORIES = ['--story', 'features-header--menu-closed', '--story', 'primitives-button--all'];
const SCOPE = [
  ...[...STORIES, '--width', '375', '--width', '1200', '--modes', 'none'],
  ...['--isolation', '0', '--workers', '1'],
];
const LOCALES = ['--locale', 'en', '--locale', 'es', '--locale', 'vi'];

const HEADER = 'features-header--menu-closed';
const STYLES = [
  // One element fewer; the others keep their places.
  ':lang(vi) nav li:nth-child(2) { display: none; }',
  // Another order.
  ':lang(es) nav li:nth-child(1) { order: 1; }',
  // No finding: prose with more lines.
  ':lang(es) h1 { max-width: min-content; overflow-wrap: anywhere; }',
].join('\n');

/** `snapshot: rule, key`, of parity only. */
function parityIn({ results }: VisualRun): string[] | undefined {
  return results?.snapshots.flatMap((row) =>
    openFindings(row)
      .filter(({ rule }) => rule.startsWith('parity-'))
      .map(({ rule, key, text }) => `${row.snapshot}: ${rule}, ${key}, ${text}`),
  );
}

test('VIS-21 what one language lacks, moves or wraps is found, also from the cache; longer titles are not', async ({
  repo,
}) => {
  await repo.plant('src/theme/global.css', (text) => `${text}\n${STYLES}\n`);
  // A longer label, so that two buttons need a second row each.
  await repo.plant('src/i18n/messages/vi.json', (text) =>
    text.replace(/(?<="home.hero.preorder": ")/, 'Đặt mua trước '),
  );
  // Nothing differs from the baseline.
  await repo.git('commit', '--quiet', '--all', '--message', 'an odd language');
  const expected = [
    `${HEADER}/es/1200: parity-order, header.nav.home, only es has this item and 1 element in it in another place`,
    `${HEADER}/vi/1200: parity-elements, header.nav.ai-wallet, only vi lacks this item and 1 element in it`,
    ...Array(2).fill(
      'primitives-button--all/vi/1200: parity-wrap, home.hero.preorder, only vi has 2 rows of these buttons',
    ),
  ];
  try {
    for (const captures of [12, 0]) {
      const run = await repo.run(...SCOPE, ...LOCALES);
      expect(run.code, run.output).toBe(1);
      expect(parityIn(run)).toEqual(expected);
      expect(run.results).toMatchObject({ captures, parity: { judged: 4, notJudged: 0 } });
      expect(run.output).toContain('only vi lacks this item');
    }
    const single = await repo.run(...SCOPE, '--locale', 'vi');
    expect(single.code, single.output).toBe(0);
    expect(single.output).toContain('languages compared at 0 stories × widths; not at 4');
  } finally {
    await repo.git('reset', '--quiet', '--hard', 'HEAD~1');
  }
});
