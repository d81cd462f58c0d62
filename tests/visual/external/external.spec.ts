import { cp, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import sirv from 'sirv';
import { ROOT } from '../builds/exec.ts';
import { readSnapshotList, writeSnapshotList } from '../matrix/snapshot-list.ts';
import { buildFixtureStorybook } from '../support/build-fixtures.ts';
import type { ResultRow } from '../report/results.ts';
import { RUN, runVisual } from '../support/run-visual.ts';

test.describe.configure({ mode: 'default' });

/** Replaces text in the built files that match. */
type Patch = readonly [file: RegExp, before: RegExp | string, after: string];

const BUTTON = /^assets\/Button-.*\.css$/;
const HEADER = ['example-header--logged-in', 'example-header--logged-out'];
const ANY_CSS = /^assets\/.*\.css$/;

interface Change {
  readonly name: string;
  readonly patch: Patch;
  /** Ids of the stories that show it. */
  readonly stories: readonly string[];
  /** Default: `changed`. */
  readonly status?: ResultRow['status'];
}

const button = (...names: string[]) => names.map((name) => `example-button--${name}`);

/** Each change is the only one of its candidate in at least one of its stories, the last change in all of them. */
const CANDIDATES: readonly (readonly Change[])[] = [
  [
    {
      name: 'the primary button from #555ab9 to #565bb8',
      patch: [BUTTON, 'background-color:#555ab9', 'background-color:#565bb8'],
      stories: [...button('primary'), 'example-header--logged-out', 'example-page--logged-out'],
    },
    {
      name: 'a radius one pixel larger',
      patch: [BUTTON, 'border-radius:12px', 'border-radius:13px'],
      stories: button('large'),
    },
    {
      name: 'the blur of a shadow one pixel larger',
      patch: [BUTTON, '0 2px 6px', '0 2px 7px'],
      stories: button('raised'),
    },
    {
      name: 'one step of 255 in one channel of a color',
      patch: [BUTTON, '#e3f6ff', '#e3f6fe'],
      stories: button('tinted'),
    },
    {
      name: 'letter spacing of 0.01 em',
      patch: [BUTTON, 'letter-spacing:normal', 'letter-spacing:.01em'],
      stories: button('spaced'),
    },
    {
      name: 'a shift of half a pixel',
      patch: [BUTTON, 'left:0', 'left:.5px'],
      stories: button('framed'),
    },
    {
      name: 'a changed word',
      patch: [/Button\.stories-.*\.js$/, 'Push me', 'Push it'],
      stories: button('secondary'),
    },
    {
      name: 'a removed element',
      patch: [/Header-.*\.js$/, /\(0,\w+\.jsx\)\(`h1`,\{children:`Example`\}\)/, 'null'],
      stories: [...HEADER, 'example-page--logged-out'],
    },
    {
      name: 'a removed story',
      patch: [/^index\.json$/, /"example-button--small":\{.*?\},/, ''],
      stories: button('small'),
      status: 'removed',
    },
    {
      name: 'a play function that throws',
      patch: [/Page\.stories-.*\.js$/, 'Log out', 'Log away'],
      stories: ['example-page--logged-in'],
      status: 'error',
    },
  ],
  [
    {
      name: 'every text from #333 to #383838',
      patch: [ANY_CSS, /#333/g, '#383838'],
      stories: [
        ...button('secondary', 'large', 'small', 'raised', 'tinted', 'spaced', 'framed'),
        ...HEADER,
        'example-page--logged-out',
        'example-page--logged-in',
      ],
    },
  ],
];

let scratch: string;
let original: string;
test.beforeAll(async () => {
  scratch = await mkdtemp(join(tmpdir(), 'unio-external-'));
  original = await buildFixtureStorybook('external');
});
test.afterAll(async () => rm(scratch, { recursive: true, force: true }));

/** A copy of the build with these patches; each must match. */
async function patchedCopy(name: string, patches: readonly Patch[]): Promise<string> {
  const folder = join(scratch, name);
  // Storybook's own interface is most of the build, and the test does not use it.
  const filter = (path: string) => !/sb-(manager|addons)$/.test(path);
  await cp(original, folder, { recursive: true, filter });
  const files = await readdir(folder, { recursive: true });
  for (const [file, before, after] of patches) {
    let found = false;
    for (const path of files.filter((name) => file.test(name.replaceAll('\\', '/')))) {
      const text = await readFile(join(folder, path), 'utf8');
      const changed = text.replace(before, after);
      found ||= changed !== text;
      await writeFile(join(folder, path), changed);
    }
    if (!found) throw new Error(`No ${file.source} contains ${String(before)}.`);
  }
  return folder;
}

async function run(...args: readonly string[]) {
  const out = await mkdtemp(join(scratch, 'report-'));
  const options = ['--modes', 'none', '--isolation', '0', '--workers', '1', '--out', out];
  const command = [process.execPath, RUN, ...options, ...args];
  const { code, output, results } = await runVisual(out, command, {});
  return { code, output, rows: results?.snapshots ?? [] };
}

CANDIDATES.forEach((changes, index) => {
  const names = changes.map(({ name }) => name).join('; ');
  // A color looks the same in both widths, so one is enough for it.
  const widths = changes.length > 1 ? [375, 1200] : [375];
  test(`VIS-12 VIS-4 a change in another project's Storybook is found, and nothing else: ${names}`, async () => {
    const patches = changes.map(({ patch }) => patch);
    const candidate = await patchedCopy(`candidate-${index}`, patches);
    const { code, output, rows } = await run(
      ...['--storybook', candidate, '--base', original, '--no-lint'],
      ...widths.flatMap((width) => ['--width', `${width}`]),
    );
    const found = rows.filter(({ status }) => status !== 'unchanged');
    const expected = new Set(
      changes.flatMap(({ stories, status = 'changed' }) =>
        stories.flatMap((story) => widths.map((width) => `${story}/-/${width} ${status}`)),
      ),
    );
    expect(found.map(({ snapshot, status }) => `${snapshot} ${status}`).toSorted(), output).toEqual(
      [...expected].toSorted(),
    );
    expect(rows.length).toBe(12 * widths.length);
    expect(code).toBe(1);
  });
});

test('VIS-14 --list --lint-only lists the snapshots of a build', async () => {
  const folder = await patchedCopy('listed', []);
  await writeSnapshotList(ROOT, folder, new AbortController().signal);
  const names = await readSnapshotList(folder);
  expect(names?.filter((name) => !name.includes('+'))).toHaveLength(24);
  expect(names).toContain('example-button--primary/-/1200');
});

const TOOLBAR = JSON.stringify({
  language: { toolbar: { items: [{ value: 'en' }, { value: 'de' }] } },
  theme: { toolbar: { items: ['light', 'dark'] } },
  rtl: { toolbar: { items: [{ value: false }, { value: true }] } },
});
/** Adds a toolbar, the sockets of a development server, and a socket of the project. */
const DEVELOPMENT: Patch = [
  /^iframe\.html$/,
  '<head>',
  `<head><script>
    exampleToolbar = ${TOOLBAR};
    for (const path of ['?token=a', 'storybook-server-channel', 'live'])
      new WebSocket(\`ws://\${location.hostname}:6006/\${path}\`);
  </script>`,
];

test('VIS-12 a Storybook at a URL is compared in each of its languages, with the globals that are set', async () => {
  const files = sirv(await patchedCopy('base', [DEVELOPMENT]), { dev: true });
  const server = createServer((request, response) => files(request, response)).listen(0);
  const { port } = server.address() as AddressInfo;
  const candidate = await patchedCopy('languages', [
    DEVELOPMENT,
    [/^assets\/iframe-.*\.js$/, 'Guten Tag', 'Gute Nacht'],
    [BUTTON, 'background-color:#444', 'background-color:#445'],
    [BUTTON, 'background-color:#ddd', 'background-color:#ccc'],
  ]);
  const { code, output, rows } = await run(
    ...['--storybook', candidate, '--base', `http://127.0.0.1:${port}/?path=/story/x`],
    ...['--global', 'theme=dark', '--global', 'rtl=true', '--width', '375'],
    ...['--story', '*button--{primary,raised,large}'],
  );
  server.close();
  const changed = rows.filter(({ status }) => status === 'changed').map(({ snapshot }) => snapshot);
  const name = (story: string, language: string) =>
    `example-button--${story}/${language}/375/theme=dark/rtl=!true`;
  expect(changed.toSorted(), output).toEqual(
    [
      ...['large', 'raised'].map((story) => name(story, 'en')),
      ...['large', 'primary', 'raised'].map((story) => name(story, 'de')),
    ].toSorted(),
  );
  const logged = rows.flatMap(({ problems }) => problems).filter((it) => it.source === 'console');
  expect(logged.map(({ text }) => text.split(' ')[3])).toContain(
    "'ws://storybook.localhost:6006/live'",
  );
  expect(new Set(logged.map(({ text }) => text)).size).toBe(1);
  expect(code).toBe(1);
  expect(output).toContain('en, de, by the global "language"');
});
