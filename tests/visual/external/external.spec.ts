import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import sirv from 'sirv';
import { buildFixtureStorybook } from '../isolation/build-fixtures.ts';
import type { ResultRow, Results } from '../report/results.ts';

test.describe.configure({ mode: 'default', timeout: 480_000 });

const RUN = join(import.meta.dirname, '..', 'run.ts');

/** A change of a built file: which, what is there, what is there instead. */
type Patch = readonly [file: RegExp, before: RegExp | string, after: string];

const BUTTON = /^assets\/Button-.*\.css$/;
const HEADER = ['example-header--logged-in', 'example-header--logged-out'];
const COLOR = /^assets\/.*\.css$/;

/** What was changed, where, and the stories that show it, with the status they get. */
interface Change {
  readonly name: string;
  readonly patch: Patch;
  readonly stories: readonly string[];
  readonly status?: ResultRow['status'];
}

const button = (...names: string[]) => names.map((name) => `example-button--${name}`);

/** Each list is one candidate: no two of its changes are in one story. */
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
      name: 'letters a hundredth of their size further apart',
      patch: [BUTTON, 'letter-spacing:normal', 'letter-spacing:.01em'],
      stories: button('spaced'),
    },
    {
      name: 'a shift of half a pixel',
      patch: [BUTTON, 'left:0', 'left:.5px'],
      stories: button('framed'),
    },
  ],
  [
    {
      name: 'a word',
      patch: [/Button\.stories-.*\.js$/, 'Push me', 'Push it'],
      stories: button('secondary'),
    },
    {
      name: 'an element gone',
      patch: [/Header-.*\.js$/, /\(0,\w+\.jsx\)\(`h1`,\{children:`Example`\}\)/, 'null'],
      stories: [...HEADER, 'example-page--logged-out'],
    },
    {
      name: 'a story gone',
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
      patch: [COLOR, /#333/g, '#383838'],
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
  scratch = await mkdtemp(join(tmpdir(), 'unio-foreign-'));
  original = await buildFixtureStorybook('foreign');
});
test.afterAll(async () => rm(scratch, { recursive: true, force: true }));

/** A copy of the build with these changes; each must find its place. */
async function variant(name: string, patches: readonly Patch[]): Promise<string> {
  const folder = join(scratch, name);
  // What only Storybook's own frame around the stories needs is most of the build.
  const filter = (path: string) => !/sb-(manager|addons)$/.test(path);
  await cp(original, folder, { recursive: true, filter });
  const files = await readdir(folder, { recursive: true });
  for (const [file, before, after] of patches) {
    let found = false;
    for (const path of files.filter((it) => file.test(it.replaceAll('\\', '/')))) {
      const text = await readFile(join(folder, path), 'utf8');
      const changed = text.replace(before, after);
      found ||= changed !== text;
      await writeFile(join(folder, path), changed);
    }
    if (!found) throw new Error(`Nothing in ${file.source} reads ${String(before)}.`);
  }
  return folder;
}

/** The real command line, to its end. */
async function run(...args: string[]) {
  const out = await mkdtemp(join(scratch, 'report-'));
  const only = ['--modes', 'none', '--isolation', '0', '--workers', '1'];
  const all = [RUN, ...only, '--out', out, ...args];
  const { code, output } = await new Promise<{ code: number; output: string }>((resolve) => {
    const child = execFile(process.execPath, all, (_error, stdout, stderr) =>
      resolve({ code: child.exitCode ?? -1, output: stdout + stderr }),
    );
  });
  const text = await readFile(join(out, 'results.json'), 'utf8').catch(() => '{"snapshots":[]}');
  return { code, output, rows: (JSON.parse(text) as Results).snapshots };
}

CANDIDATES.forEach((changes, index) => {
  const names = changes.map(({ name }) => name).join('; ');
  test(`VIS-12 VIS-4 in another project's Storybook is found, and nothing else: ${names}`, async () => {
    const patches = changes.map(({ patch }) => patch);
    const candidate = await variant(`candidate-${index}`, patches);
    const { code, output, rows } = await run(
      ...['--storybook', candidate, '--base', original, '--no-lint'],
    );
    const found = rows.filter(({ status }) => status !== 'unchanged');
    const meant = changes.flatMap(({ stories, status = 'changed' }) =>
      stories.flatMap((story) => [`${story}/-/375 ${status}`, `${story}/-/1200 ${status}`]),
    );
    expect(found.map(({ snapshot, status }) => `${snapshot} ${status}`).toSorted(), output).toEqual(
      meant.toSorted(),
    );
    expect(rows.length).toBe(24);
    expect(code).toBe(1);
  });
});

const TOOLBAR = JSON.stringify({
  language: { toolbar: { items: [{ value: 'en' }, { value: 'de' }] } },
  theme: { toolbar: { items: ['light', 'dark'] } },
  rtl: { toolbar: { items: [{ value: false }, { value: true }] } },
});
/** As a development server has it: a toolbar and a socket of its own; and a socket of the project's. */
const TOOLS: Patch = [
  /^iframe\.html$/,
  '<head>',
  `<head><script>
    exampleToolbar = ${TOOLBAR};
    for (const path of ['?token=a', 'storybook-server-channel', 'live'])
      new WebSocket(\`ws://\${location.hostname}:6006/\${path}\`);
  </script>`,
];

test('VIS-12 a Storybook at an address, its language global, and a theme that is asked for', async () => {
  const files = sirv(await variant('base', [TOOLS]), { dev: true });
  const server = createServer((request, response) => files(request, response)).listen(0);
  const { port } = server.address() as AddressInfo;
  const candidate = await variant('languages', [
    TOOLS,
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
