/** Sweeps stories with planted faults, in a page that imitates a Storybook. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ServedStorybook, serveStorybook } from '../builds/serve-storybook.ts';
import { rangeText } from '../lint/rules.ts';
import { type ResultRow, openFindings, passes } from '../report/results.ts';
import { runSweep } from './run-sweep.ts';

/** Body and suppressions of each story. */
const STORIES: Readonly<Record<string, readonly [html: string, suppress?: object]>> = {
  wraps: [
    '<style>@media (min-width: 431px) and (max-width: 447px) { button { width: 60px } }</style><button>Get the app</button>',
  ],
  vanishes: [
    '<style>@media (min-width: 613px) { nav { display: none } }</style><nav><a href="#x">Home</a></nav><p>Text</p>',
  ],
  scrolls: [
    '<style>@media (min-width: 905px) and (max-width: 931px) { p { width: 110vw } }</style><p>Text</p>',
  ],
  low: ['<style>@media (max-height: 613px) { p { width: 110vw } }</style><p>Text</p>'],
  suppressed: [
    '<style>@media (min-width: 613px) { a { display: none } }</style><a href="#x">Home</a><p>Text</p>',
    { 'sweep-elements+en': 'meant', 'sweep-wrap': 'not needed', clipped: 'of snapshots' },
  ],
  flows: [`<h1>One and two</h1><p>${'A long text that has many words. '.repeat(20)}</p>`],
  changes: [
    '<style>@media (max-width: 768px) { a { display: none } } main { container-type: inline-size } @container (width < 500px) { b { display: none } }</style><a href="#x">Home</a><main style="padding: 0 7px"><b>Two</b></main>',
  ],
  links: [
    '<style>@media (min-width: 431px) and (max-width: 447px) { p + div { width: 70px } } div { display: flex; flex-wrap: wrap; gap: 8px } nav { width: 15em } @media (min-width: 531px) and (max-width: 547px) { nav { width: 7em } }</style><p><a href="#x">A text link</a></p><div><a href="#x">One</a><a href="#x">Two</a></div><nav><div><a href="#x">One</a><a href="#x">Two</a><a href="#x">Three</a></div></nav>',
  ],
  narrow: ['<button style="max-width: 30vw">Get the app now</button>'],
};

/** The events of a Storybook that the harness listens to. */
const PREVIEW = `<!doctype html><html lang="en"><body style="margin: 0; font: 16px/24px monospace"><style>a { display: block }</style><div id="storybook-root"></div><script>
const stories = ${JSON.stringify(STORIES).replaceAll('<', '\\u003c')};
const [html, suppress = {}] = stories[new URLSearchParams(location.search).get('id').split('--')[1]] ?? [];
const root = document.querySelector('#storybook-root');
const listeners = [];
const send = (event, payload) => listeners.forEach(([name, listener]) => name === event && listener(payload));
const mount = () => {
  for (const newPhase of ['loading', 'rendering']) send('storyRenderPhaseChanged', { newPhase });
  if (html === undefined) return send('storyMissing');
  root.innerHTML = html;
  send('storyFinished');
};
window.__STORYBOOK_PREVIEW__ = {
  currentRender: { story: { parameters: { visual: { suppress } } }, teardown: async () => root.replaceChildren() },
};
window.__STORYBOOK_ADDONS_CHANNEL__ = {
  on: (...listener) => listeners.push(listener),
  emit: (event) => event === 'forceRemount' && mount(),
};
mount();
</script></body></html>`;

let folder: string;
let served: ServedStorybook;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'visual-sweep-'));
  const names = [...Object.keys(STORIES), 'absent'];
  const entries = names.map((name) => [
    name,
    { type: 'story', id: `a--${name}`, title: 'A', name },
  ]);
  await writeFile(
    join(folder, 'index.json'),
    JSON.stringify({ v: 5, entries: Object.fromEntries(entries) }),
  );
  await writeFile(join(folder, 'iframe.html'), PREVIEW);
  served = await serveStorybook(folder);
});
afterAll(async () => {
  await served?.close();
  await rm(folder, { recursive: true });
});

const findingsIn = ({ findings }: Pick<ResultRow, 'findings'>) =>
  findings.map((it) => [it.rule, it.selector, rangeText(it)].join(', '));

test('VIS-19 a fault in a range of sizes is found to the pixel; prose and changes at breakpoints are not', async () => {
  const snapshots = served.stories.map((story) => ({ story, locale: 'en', width: 2560 }));
  const { proxy } = served;
  const { signal } = new AbortController();
  const results = await runSweep({ proxy, candidate: 'plants', snapshots, workers: 2, signal });
  const found = results.snapshots.map((row) => [row.name, row.reason || findingsIn(row)]);
  expect(Object.fromEntries(found)).toEqual({
    wraps: ['sweep-wrap, button, from 431 to 447 px'],
    vanishes: ['sweep-elements, nav, from 320 to 612 px'],
    scrolls: ['sideways-scroll, p, from 905 to 931 px'],
    low: [1440, 375].map(
      (width) => `sideways-scroll, p, from 480 to 613 px of height, ${width} px wide`,
    ),
    suppressed: ['sweep-elements, a, from 320 to 612 px'],
    flows: [],
    changes: [],
    links: ['sweep-wrap, nav > div > a:nth-of-type(1), from 531 to 547 px'],
    narrow: [],
    absent: 'at 375 px: the story is missing',
  });
  expect(results.snapshots.flatMap(openFindings).some(({ suppressed }) => suppressed)).toBe(false);
  expect(results.notes).toEqual([
    'a--suppressed suppresses "sweep-wrap", which this sweep does not need',
  ]);
  const passing = results.snapshots.filter((row) => passes({ ...results, snapshots: [row] }));
  // A finding fails the run, and so does a story that cannot be shown.
  expect(passing.map(({ name }) => name)).toEqual(['suppressed', 'flows', 'changes', 'narrow']);
}, 120_000);
