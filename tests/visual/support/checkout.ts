/** A small checkout with one of each kind of input, for tests of cache keys. */
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { buildKey } from '../cache/build-cache.ts';
import { workingTreeFiles } from '../cache/git-files.ts';
import { captureCode } from '../cache/harness-code.ts';
import {
  changedPackagesIn,
  readFingerprints,
  writeFingerprints,
} from '../cache/fingerprint-files.ts';
import { machineHash } from '../cache/machine.ts';
import { gitIn } from './git-repo.ts';

const { signal } = new AbortController();
export const LOCALES = ['en', 'es', 'vi', 'en-XA'];
/** Story id → story file. */
export const STORIES: Readonly<Record<string, string>> = {
  button: 'stories/Button.stories.tsx',
  page: 'stories/Page.stories.tsx',
  switch: 'stories/Switch.stories.tsx',
  report: 'stories/Report.stories.tsx',
};
const LIST = '/virtual:/@storybook/builder-vite/storybook-stories.js';
const GRAPH: Readonly<Record<string, readonly string[]>> = {
  [LIST]: ['./iframe.html'],
  ...Object.fromEntries(Object.values(STORIES).map((file) => [`./${file}`, [LIST]])),
  './stories/docs/Guide.mdx': [LIST],
  './stories/helper.ts': ['./stories/Switch.stories.tsx'],
  './src/Button.tsx': ['./stories/Button.stories.tsx', './src/Page.tsx'],
  './src/Page.tsx': ['./stories/Page.stories.tsx'],
  './src/assets/files/card.webp': ['./src/Page.tsx'],
  './src/theme/generated/page.ts': ['./src/Page.tsx'],
  './src/theme/generated/tokens.ts': ['./src/Button.tsx', './src/Page.tsx'],
  './src/theme/generated/tokens.css': ['./.storybook/preview.tsx'],
  './src/i18n/messages/en.json': ['./.storybook/preview.tsx'],
  './src/i18n/messages/vi.json': ['./.storybook/preview.tsx'],
  './src/theme/generated/fonts.css': ['./.storybook/preview.tsx'],
  './src/global.css': ['./.storybook/preview.tsx'],
  './node_modules/react/index.js': ['./.storybook/preview.tsx'],
  './node_modules/gsap/index.js': ['./src/Page.tsx'],
  './tests/visual/report/app/view.tsx': ['./stories/Report.stories.tsx'],
};
const EMPTY_FILES = [
  ...['README.md', 'public/a.svg', 'src/app.ts', 'src/main.tsx', 'src/plugin.ts', 'src/global.css'],
  ...['src/listed.ts', 'src/assets/files/card.webp'],
  ...['src/service-worker/worker.ts', 'src/theme/generated/page.ts', 'stories/docs/Guide.mdx'],
  ...['tests/e2e/a.spec.ts', 'tests/run/browser.ts', 'tests/visual/matrix/snapshots.ts'],
  ...['tests/visual/cache/fingerprint-files.ts', 'tests/visual/report/app/view.tsx'],
  ...['tests/visual/approvals.yml', ...Object.values(STORIES)],
];
/** Edges that Storybook's stats omit. */
const VIRTUAL: Readonly<Record<string, readonly string[]>> = {
  '/virtual:list': ['./src/Page.tsx'],
  './src/listed.ts': ['/virtual:list'],
};
const FACES = (range: string) =>
  `@font-face{src:url('./fonts/text-vietnamese.woff2');unicode-range:${range}}\na{color:red}`;
const PACKAGES: Readonly<Record<string, object>> = {
  react: {},
  gsap: { dependencies: { 'gsap-core': '1' } },
  'gsap-core': {},
  vite: {
    dependencies: { rolldown: '1' },
    peerDependencies: { vitest: '1' },
    peerDependenciesMeta: { vitest: { optional: true } },
  },
  rolldown: { optionalDependencies: { 'rolldown-other-system': '1' } },
  '@storybook/react-vite': { peerDependencies: { vite: '1' } },
  'playwright-core': {},
  'subset-font': {},
  oxlint: {},
  vitest: {},
};

export type TracedCheckout = Awaited<ReturnType<Checkout['trace']>>;

export class Checkout {
  readonly home = mkdtempSync(join(tmpdir(), 'visual-keys-'));
  readonly root = join(this.home, 'checkout');
  browser = 'Chromium 1';
  readonly fontConfig = join(this.home, 'fonts.conf');
  #releases: Record<string, string> = {};

  constructor() {
    mkdirSync(this.root);
    gitIn(this.root, 'init', '-q');
    // Like an entry in a global ignore file.
    this.write('.git/info/exclude', '.env.local\n');
    this.reset();
  }

  reset(): void {
    for (const name of readdirSync(this.root))
      if (name !== '.git') rmSync(join(this.root, name), { recursive: true });
    this.browser = 'Chromium 1';
    this.#releases = {};
    const files: Record<string, string> = {
      'package.json': '{"name":"x","devDependencies":{"oxlint":"1"}}',
      '.gitignore': 'node_modules/\ngenerated/\n',
      '.storybook/main.ts':
        "import './traceability.ts';\nexport default { framework: '@storybook/react-vite' };",
      '.storybook/traceability.ts': "import { readFileSync } from 'node:fs';",
      '.storybook/preview.tsx': "import 'react';",
      'vite.config.ts':
        "import { defineConfig } from 'vite';\nimport type {} from 'vitest/config';\nimport './src/prerender/prerender.ts';\nimport './src/plugin.ts';",
      'src/prerender/prerender.ts': "import 'node:fs';\nimport '../app.ts';",
      'src/Page.test.tsx': "import 'vitest';",
      'stories/helper.ts': 'LOCALES',
      'src/Button.tsx': "import type { T } from './theme/generated/tokens.ts';",
      'src/Page.tsx':
        "import 'gsap'; '✓';\nimport { radius } from './theme/generated/tokens.ts';\nradius.large;",
      'src/theme/generated/tokens.css': tokenStyles(8),
      'src/theme/generated/tokens.ts': tokenConstants(8, 24),
      'src/i18n/messages/en.json': '{"a":"Pho"}',
      'src/i18n/messages/vi.json': '{"a":"Ph"}',
      'src/theme/generated/fonts.css': FACES('U+1ea0'),
      'src/theme/generated/fonts/text-vietnamese.woff2': '1',
      'tests/visual/runner/browsers.ts': "import 'playwright-core';",
      'tokens/build/subset.ts': "import 'subset-font';",
      ...Object.fromEntries(EMPTY_FILES.map((file) => [file, ''])),
    };
    for (const [path, text] of Object.entries(files)) this.write(path, text);
    writeFileSync(this.fontConfig, '<dir>fonts</dir>');
    for (const name of ['fonts', 'more']) {
      rmSync(join(this.home, name), { recursive: true, force: true });
      mkdirSync(join(this.home, name));
    }
    for (const name of Object.keys(PACKAGES)) this.write(`node_modules/${name}/index.js`, '');
    this.install({});
  }

  write(path: string, text: string): void {
    mkdirSync(dirname(join(this.root, path)), { recursive: true });
    writeFileSync(join(this.root, path), text);
  }

  add(path: string, text: string): void {
    this.write(path, readFileSync(join(this.root, path), 'utf8') + text);
  }

  /** Installs other releases of packages, or only writes them into the lock file. */
  install(releases: Readonly<Record<string, string>>, onlyLocked = false): void {
    Object.assign(this.#releases, releases);
    const packages = Object.fromEntries(
      Object.entries(PACKAGES).map(([name, it]) => [
        `node_modules/${name}`,
        { ...it, version: this.#releases[name] ?? '1' },
      ]),
    );
    const other = { 'node_modules/rolldown-other-system': { version: '1', optional: true } };
    this.write('package-lock.json', JSON.stringify({ packages: { ...packages, ...other } }));
    if (onlyLocked) return;
    this.write('node_modules/.package-lock.json', JSON.stringify({ packages }));
    // Earlier files count as installed, later ones as edited.
    const now = Date.now() / 1000;
    utimesSync(join(this.root, 'node_modules/.package-lock.json'), now + 1, now + 1);
  }

  edit(path: string, text: string): void {
    this.write(path, text);
    const later = Date.now() / 1000 + 5;
    utimesSync(join(this.root, path), later, later);
  }

  link(name: string): void {
    const folder = join(this.root, 'node_modules', name);
    rmSync(folder, { recursive: true });
    mkdirSync(join(this.home, name), { recursive: true });
    symlinkSync(join(this.home, name), folder, 'junction');
  }

  /** The cache keys after a build of the files on disk. */
  async trace() {
    const folder = mkdtempSync(join(this.home, 'build-'));
    const write = (name: string, content: unknown) =>
      writeFileSync(join(folder, name), JSON.stringify(content));
    write('preview-stats.json', statsOf(GRAPH));
    write('visual-virtual-modules.json', statsOf(VIRTUAL));
    const entries = Object.entries(STORIES).map(([id, file]) => [
      id,
      { id, type: 'story', importPath: `./${file}` },
    ]);
    write('index.json', { entries: Object.fromEntries(entries) });
    await writeFingerprints(this.root, folder, signal);
    const machine = machineHash(true, { UNIO_FONTCONFIG: this.fontConfig });
    const browser = `${this.browser} ${machine}`;
    const environment = { engine: 'chromium', browser, code: captureCode(this.root) };
    const fingerprints = await readFingerprints(folder, environment);
    const files = await workingTreeFiles(this.root, signal);
    return { fingerprints, key: buildKey(files, await changedPackagesIn(this.root)) };
  }

  remove(): void {
    rmSync(this.home, { recursive: true });
  }
}

export function snapshotOf(id: string, locale: string) {
  return { story: { id, title: '', name: '', tags: [] }, locale, width: 375 };
}

/** The generated style sheet of two tokens. */
export function tokenStyles(small: number): string {
  return `/* A corner. */\n:root {\n  --radius-small: ${small}px;\n  --gap: 2px;\n}\n`;
}

/** The generated module of two tokens. */
export function tokenConstants(small: number, large: number): string {
  return `export type T = 'a';\n\nexport const radius = {\n  "small": ${small},\n  "large": ${large}\n} as const;\n`;
}

/** The fonts' style sheet with one more Vietnamese character. */
export const VIETNAMESE = FACES('U+1ea0,U+1edf');

function statsOf(graph: Readonly<Record<string, readonly string[]>>) {
  const modules = Object.entries(graph).map(([id, importers]) => ({
    id,
    reasons: importers.map((moduleName) => ({ moduleName })),
  }));
  return { modules };
}
