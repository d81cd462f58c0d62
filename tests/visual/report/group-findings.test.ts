import { expect, test } from 'vitest';
import type { Finding } from '../lint/rules.ts';
import { findingLine, groupFindings } from './group-findings.ts';
import { type ResultRow, openFindings } from './results.ts';

const finding: Finding = {
  rule: 'clipped',
  selector: 'main > h1',
  key: 'a.go',
  text: 'Go now',
  pixels: 3,
};
const row = (locale: string, ...findings: Finding[]): ResultRow => ({
  snapshot: `pages-x--all/${locale}/375`,
  story: 'pages-x--all',
  title: 'Pages/X',
  name: 'All',
  locale,
  width: 375,
  browser: 'chromium',
  status: 'captured',
  reason: '',
  files: {},
  sizes: {},
  changes: [],
  findings,
  problems: [],
});

test('VIS-8 the same finding in many snapshots is one line with the most pixels', () => {
  const faults = groupFindings([
    row('en', finding),
    row('vi', { ...finding, pixels: 9, text: 'Đi' }),
  ]);
  expect(faults.map(findingLine)).toEqual([
    'clipped: main > h1 a.go "Go now", 9 px, in 2 snapshots (en, vi; 375 px; pages-x--all)',
  ]);
});

test('VIS-8 a suppressed finding stays in the results, but does not count', () => {
  const rows = [
    row('en', { ...finding, suppressed: 'a ticker that scrolls by itself' }),
    row('vi'),
  ];
  expect(rows[0]?.findings).toHaveLength(1);
  expect([rows.flatMap(openFindings), groupFindings(rows)]).toEqual([[], []]);
  expect(openFindings(row('en', finding))).toEqual([finding]);
});
