/** `junit.xml`: a story is a suite, a snapshot a test (VIS-15). */
import { findingLine, groupFindings } from './group-findings.ts';
import { type ResultRow, type Results, needsReview } from './results.ts';
import { problemLines } from './print-summary.ts';

/** Characters that XML 1.0 cannot contain, not even escaped. */
const INVALID_XML = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;
const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};
/** Keeps a report of ten thousand failures within the size limits of CI hosts. */
const MAX_TEXT_LENGTH = 1000;

export function toJunit({ snapshots, strict, seconds, startedAt }: Results): string {
  const fails = (row: ResultRow) => needsReview(row) || (strict && row.status === 'flaky');
  const stories = Map.groupBy(snapshots, ({ story, browser }) => `${story} ${browser}`);
  const suites = [...stories.values()].map((rows) => {
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
  const findings = [...groupFindings([row]).map(findingLine), ...problemLines([row])];
  const changes = row.changes.map(({ selector, key }) => [selector, key].filter(Boolean).join(' '));
  const text = [row.reason, ...changes, ...findings, ...Object.values(row.files)].join('\n');
  const failure = { type: row.status, message: row.reason || (findings[0] ?? row.status) };
  return `<testcase${attributes({ classname, name: row.snapshot })}><failure${attributes(failure)}>${escaped(text)}</failure></testcase>`;
}

function attributes(values: Readonly<Record<string, string | number>>): string {
  return Object.entries(values)
    .map(([name, value]) => ` ${name}="${escaped(String(value))}"`)
    .join('');
}

function escaped(text: string): string {
  const short = text.length > MAX_TEXT_LENGTH ? `${text.slice(0, MAX_TEXT_LENGTH - 1)}…` : text;
  return short
    .toWellFormed()
    .replace(INVALID_XML, '\u{FFFD}')
    .replace(
      /[&<>"\t\n\r]/g,
      (character) => ENTITIES[character] ?? `&#${character.charCodeAt(0)};`,
    );
}
