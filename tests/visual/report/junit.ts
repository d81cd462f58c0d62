/** `junit.xml`: what a run found, for what shows tests; a story is a suite, a snapshot a test (VIS-15). */
import { findingLine, groupFindings } from '../lint/group-findings.ts';
import { type ResultRow, type Results, needsReview } from './results.ts';
import { problemLines } from './print-summary.ts';

/** What XML 1.0 can hold; no escape helps the rest. */
const UNSPEAKABLE = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;
const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};
/** A longer text is cut: ten thousand failures stay a file that a host reads. */
const LONGEST = 1000;

/** Every story with its counts; of its snapshots, only those that fail the run are named. */
export function toJunit({ snapshots, strict, seconds, startedAt }: Results): string {
  const fails = (row: ResultRow) => needsReview(row) || (strict && row.status === 'flaky');
  const stories = [
    ...Map.groupBy(snapshots, ({ story, browser }) => `${story} ${browser}`).values(),
  ];
  const suites = stories.map((rows) => {
    const { title = '', name = '', browser = '' } = rows[0] ?? {};
    const failed = rows.filter(fails);
    const suite = `${title}/${name} (${browser})`;
    return [
      `<testsuite${attributes({ name: suite, tests: rows.length, failures: failed.length })}>`,
      ...failed.map((row) => testCase(row, suite)),
      '</testsuite>',
    ].join('\n');
  });
  const all = { name: 'visual', tests: snapshots.length, failures: snapshots.filter(fails).length };
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites${attributes({ ...all, time: seconds, timestamp: startedAt })}>`,
    ...suites,
    '</testsuites>\n',
  ].join('\n');
}

function testCase(row: ResultRow, classname: string): string {
  const faults = [...groupFindings([row]).map(findingLine), ...problemLines([row])];
  const places = row.changes.map(({ selector, key }) => [selector, key].filter(Boolean).join(' '));
  const text = [row.reason, ...places, ...faults, ...Object.values(row.files)].join('\n');
  const failure = { type: row.status, message: row.reason || (faults[0] ?? row.status) };
  return `<testcase${attributes({ classname, name: row.snapshot })}><failure${attributes(failure)}>${escaped(text)}</failure></testcase>`;
}

function attributes(values: Readonly<Record<string, string | number>>): string {
  return Object.entries(values)
    .map(([name, value]) => ` ${name}="${escaped(String(value))}"`)
    .join('');
}

function escaped(text: string): string {
  const short = text.length > LONGEST ? `${text.slice(0, LONGEST - 1)}…` : text;
  return short
    .toWellFormed()
    .replace(UNSPEAKABLE, '\u{FFFD}')
    .replace(/[&<>"\t\n\r]/g, (sign) => ENTITIES[sign] ?? `&#${sign.charCodeAt(0)};`);
}
