import { Window } from 'happy-dom';
import { expect, test } from 'vitest';
import { toJunit } from './junit.ts';
import { code } from './markdown.ts';
import { type ResultRow, type Results, passes, needsReview } from './results.ts';
import { resultsFrom, sampleResults } from './stories/sample-results.ts';
import { MAX_SUMMARY_LENGTH, pullRequestSummary } from './pull-request-summary.ts';

/** Texts that break an output which does not escape them. */
const EVIL = [
  '| a | b |',
  '</failure></testsuite><img src=x onerror=alert(1)>',
  '`code` and ``` fences ```',
  '```\n```sh\nrm -rf .\n```',
  'line\nnext\r\n\n# heading\n- item @everyone #1',
  '@someone closes #12',
  ']]> <!-- --> & &amp; &#x0; "quoted" \'single\'',
  'bell \u0007 nul \u0000 escape \u001B[31m \uFFFE \uD800 lone',
  'right to left \u202E gpj.exe \u2066 isolate',
  "$(touch x) `touch y` '; touch z; '",
  '[link](javascript:alert(1)) ![x](https://example.com/x.png) <https://example.com>',
  'x'.repeat(5000),
];

/** Results in which every text is hostile. */
function evilResults(snapshots: number): Results {
  const sample = sampleResults({ snapshots });
  const rows = sample.snapshots.map((row, at): ResultRow => {
    const evil = EVIL[at % EVIL.length] ?? '';
    return Object.assign({}, row, {
      snapshot: `${evil}/${row.snapshot}`,
      title: evil,
      name: evil,
      reason: evil,
      story: `${evil}${row.story}`,
      files: { expected: `pictures/${evil}/expected.png` },
      changes: row.changes.map((it) => ({ ...it, selector: evil, text: evil, key: evil })),
      findings: row.findings.map((it) => ({ ...it, selector: evil, text: evil, key: evil })),
      cause: {
        inputs: [{ kind: 'message', name: evil, before: evil, after: evil }],
        ...{ notTried: [{ kind: 'file', name: evil }], how: 'in part' },
      },
      problems: row.problems.map((it) => ({ ...it, selector: evil, text: evil, rule: evil })),
    });
  });
  return resultsFrom(rows, { baseline: EVIL[4] ?? '', candidate: EVIL[2] ?? '', notes: EVIL });
}

const row = (more: Partial<ResultRow>): ResultRow => ({
  ...(sampleResults({ snapshots: 1, same: true }).snapshots[0] as ResultRow),
  ...more,
});

/** The summary without code spans, code blocks and images, which may contain any text. */
function outsideCode(markdown: string): string {
  return markdown
    .replace(/^(`{3,})sh\n[^]*?\n\1$/gm, '')
    .replace(/(?<!`)(`+)(?!`)[^\n]*?(?<!`)\1(?!`)/g, '')
    .replace(/^<img src="[\w%.~!*()/-]+" alt="\w+" width="\d+">$/gm, '');
}

test('VIS-15 no text of a story, message or reason has an effect as Markdown', () => {
  const whole = pullRequestSummary(evilResults(600));
  const text = outsideCode(whole);
  expect(text).not.toMatch(/[<>`@\\]|&|javascript|touch|alert|example\.com/);
  // No control or invisible character, also in commands, and no `#` except in headings.
  expect(whole.replaceAll('\n', '')).not.toMatch(/[\p{C}\p{Zl}\p{Zp}]/u);
  expect(
    text.match(/^#.*$/gm)?.every((line) => /^##+ (❌|The largest|[A-Z][a-z ]+: \d)/.test(line)),
  ).toBe(true);
  expect(text.match(/^\|.*$/gm)?.every((line) => /^\| [\w ,-]+ \|[ \d:-]+\|$/.test(line))).toBe(
    true,
  );
});

test.each(EVIL)(
  'VIS-15 a code span is one line, with a fence that the text does not contain: %j',
  (evil) => {
    const span = code(evil);
    expect(span).not.toMatch(/[\n\r\0\u202E]/);
    expect(span.length).toBeLessThan(220);
    const [, fence = '', inner = ''] = /^(`+)([^]*)\1$/.exec(span) ?? [];
    expect(inner.match(/`+/g)?.map(({ length }) => length) ?? []).not.toContain(fence.length);
  },
);

test('VIS-15 the summary is never longer than a pull request comment may be', () => {
  const results = evilResults(2000);
  const text = pullRequestSummary(results);
  expect(Buffer.byteLength(text)).toBeLessThanOrEqual(MAX_SUMMARY_LENGTH);
  const many = Array.from({ length: 2000 }, (_, at) =>
    row({
      snapshot: `${'界'.repeat(190)}${at}/en/375`,
      title: `界${at}`,
      status: at % 2 ? 'removed' : 'flaky',
      problems: [{ source: 'page', rule: `${at}`, text: '界'.repeat(900), selector: '' }],
    }),
  );
  const cut = pullRequestSummary(
    resultsFrom(many, { notes: many.map(({ snapshot }) => snapshot) }),
  );
  expect(Buffer.byteLength(cut)).toBeLessThanOrEqual(MAX_SUMMARY_LENGTH);
  expect(cut).toMatch(/The rest is left out here/);
  expect(cut).toMatch(/^## ❌ Failed: 2,000 snapshots to review\n/);
});

test('VIS-15 the summary lists changed, flaky and removed snapshots, and how to accept them', () => {
  const results = resultsFrom(
    [
      row({
        snapshot: 'a--a/en/375',
        story: 'a--a',
        status: 'changed',
        severity: 'subtle',
        files: { expected: 'pictures/a--a/en/375/expected.png' },
      }),
      row({ snapshot: 'b--b/en/375', story: 'b--b', status: 'flaky' }),
      row({ snapshot: 'c--c/en/375', story: 'c--c', status: 'removed' }),
    ],
    { strict: true, isolation: { sampled: 120, different: 1 }, notes: ['an approval expired'] },
  );
  const text = pullRequestSummary(results);
  expect(text).toContain('## ❌ Failed: 2 snapshots to review, 1 flaky, which fails a strict run');
  expect(text).toContain('| changed, subtle | 1 |');
  expect(text).toContain('Checked on a fresh page as well: 120; different there: 1.');
  expect(text).toContain('### Flaky: 1\n\n- `b--b/en/375`');
  expect(text).toContain('### Removed: 1\n\n- `c--c/en/375`');
  expect(text).toContain("npm run visual -- --accept 'a--a/en/375' --reason 'say why'");
  expect(text).toContain(
    '<img src="pictures/a--a/en/375/expected.png" alt="expected" width="240">',
  );
  expect(text).toContain('- `an approval expired`');
});

test('VIS-20 the summary names the causes before the groups, with the command that accepts each', () => {
  const inputs = [{ kind: 'token', name: 'radius-small', before: '8px', after: '9px' }] as const;
  const cause = { inputs, notTried: [], how: 'only' } as const;
  const text = pullRequestSummary(
    resultsFrom(['a', 'b'].map((it) => row({ snapshot: it, story: it, status: 'changed', cause }))),
  );
  expect(text).toContain(
    '### Causes: 1\n\n- 2 snapshots of 2 stories: `token radius-small: 8px became 9px`\n',
  );
  expect(text).toContain("npm run visual -- --accept-cause 'radius-small' --reason 'say why'");
  expect(text.indexOf('### Causes')).toBeLessThan(text.indexOf('### The largest groups'));
});

test('VIS-15 a command with invisible characters is left out', () => {
  const names = ['a\u202Eb', 'a\nb', 'a\u0007b'];
  const rows = names.map((it) =>
    row({ snapshot: `${it}/en/1`, story: it, title: it, status: 'changed' }),
  );
  const text = pullRequestSummary(resultsFrom(rows));
  expect(text).not.toContain('--accept');
  expect(text.match(/The report accepts the rest/g)).toHaveLength(3);
});

test('VIS-15 commands are quoted for the shell', () => {
  const text = pullRequestSummary(
    resultsFrom([row({ snapshot: "it's $(x)/en/375", story: "it's $(x)", status: 'changed' })]),
  );
  expect(text).toContain(String.raw`--accept 'it'\''s $(x)/en/375' --reason`);
});

function parsed(xml: string) {
  const document = new new Window().DOMParser().parseFromString(xml, 'application/xml');
  expect(document.querySelector('parsererror')?.textContent).toBeUndefined();
  return document;
}

test('VIS-15 JUnit: a story is a suite, every snapshot is counted, only failures are test cases', () => {
  const results = sampleResults({ snapshots: 10_000 });
  const xml = toJunit(results);
  expect(xml.length).toBeLessThan(2e6);
  const document = parsed(xml);
  const failed = results.snapshots.filter(needsReview).map(({ snapshot }) => snapshot);
  const cases = [...document.querySelectorAll('testcase')];
  expect(cases.map((it) => it.getAttribute('name'))).toEqual(failed);
  expect(cases.every((it) => it.querySelector('failure')?.getAttribute('message') !== '')).toBe(
    true,
  );
  const suites = [...document.querySelectorAll('testsuite')];
  const sum = (name: string) =>
    suites.reduce((total, it) => total + Number(it.getAttribute(name)), 0);
  expect([sum('tests'), sum('failures')]).toEqual([10_000, failed.length]);
  const all = document.querySelector('testsuites');
  expect([all?.getAttribute('tests'), all?.getAttribute('failures')]).toEqual([
    '10000',
    `${failed.length}`,
  ]);
});

test('VIS-15 JUnit accepts any text and contains only valid XML characters', () => {
  const results = evilResults(600);
  const xml = toJunit(results);
  expect(xml).not.toMatch(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/u);
  expect(xml).not.toMatch(/&(?!(amp|lt|gt|quot|#9|#10|#13);)/);
  // No markup comes from a text.
  const tags = new Set(xml.match(/<[^\s>]*/g));
  const own = ['?xml', 'testsuites', 'testsuite', 'testcase', 'failure'];
  const ends = own.slice(1).map((tag) => `</${tag}`);
  expect([...tags].toSorted()).toEqual([...own.map((tag) => `<${tag}`), ...ends].toSorted());
  expect(parsed(xml).querySelectorAll('testcase')).toHaveLength(
    results.snapshots.filter(needsReview).length,
  );
});

const flaky = row({ status: 'flaky' });
test.each([
  ['nothing differs', resultsFrom([row({})])],
  ['one is flaky', resultsFrom([flaky])],
  ['one is flaky in a strict run', resultsFrom([flaky], { strict: true })],
  ['one changed', resultsFrom([row({ status: 'changed' })])],
  ['one changed and is approved', resultsFrom([row({ status: 'changed', approved: 'meant' })])],
  ['an error is approved', resultsFrom([row({ status: 'error', approved: 'meant' })])],
  [
    'unchanged, with a problem',
    resultsFrom([
      row({ problems: [{ source: 'console', rule: 'error', text: 'x', selector: '' }] }),
    ]),
  ],
  ['everything at once', sampleResults({ snapshots: 2000 })],
])('VIS-15 %s: summary and JUnit agree with the exit code', (_what, results) => {
  const ok = passes(results);
  expect(pullRequestSummary(results).startsWith(ok ? '## ✅ Passed' : '## ❌ Failed')).toBe(true);
  const failures = parsed(toJunit(results)).querySelector('testsuites')?.getAttribute('failures');
  expect(failures === '0').toBe(ok);
});
