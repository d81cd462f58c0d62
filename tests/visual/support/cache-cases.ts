/** Edits of each input in the docs' table of cache keys, for `cache-keys.test.ts`. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { vi } from 'vitest';
import { type Checkout, VIETNAMESE, tokenConstants, tokenStyles } from './checkout.ts';

type Edit = (checkout: Checkout) => void;

export interface Case {
  /** Each must have the same effect. */
  readonly edits: readonly Edit[];
  /** The stories that import it. */
  readonly stories?: readonly string[];
  readonly locales?: readonly string[];
}

const add =
  (path: string, text = '\n'): Edit =>
  (checkout) =>
    checkout.add(path, text);
const write =
  (path: string, text = 'x'): Edit =>
  (checkout) =>
    checkout.write(path, text);

const install =
  (releases: Readonly<Record<string, string>>): Edit =>
  (checkout) =>
    checkout.install(releases);
const combine =
  (...edits: readonly Edit[]): Edit =>
  (checkout) =>
    edits.forEach((edit) => edit(checkout));

export const CASES: Readonly<Record<string, Case>> = {
  'A story file': { edits: [add('stories/Page.stories.tsx')], stories: ['page'] },
  'A component': { edits: [add('src/Button.tsx')], stories: ['button', 'page'] },
  'An image or other file that a story shows': {
    edits: [add('src/assets/files/card.webp')],
    stories: ['page'],
  },
  'A file that only a virtual module of a plugin imports': {
    edits: [add('src/listed.ts')],
    stories: ['page'],
  },
  'What the preview imports (`.storybook/preview.tsx`, global styles, fonts for all languages)': {
    edits: [add('.storybook/preview.tsx'), add('src/global.css')],
  },
  'A message of one language': {
    edits: [write('src/i18n/messages/vi.json', '{"a":"Ng"}')],
    locales: ['vi'],
  },
  'An English message': {
    edits: [write('src/i18n/messages/en.json', '{"a":"Ng"}')],
    locales: ['en', 'en-XA'],
  },
  "A character new in one language's font": {
    edits: [
      combine(
        write('src/i18n/messages/vi.json', '{"a":"Phở"}'),
        write('src/theme/generated/fonts.css', VIETNAMESE),
        add('src/theme/generated/fonts/text-vietnamese.woff2', '2'),
      ),
    ],
    locales: ['vi'],
  },
  'The same character, if pages in other languages may show it': {
    edits: [
      combine(
        write('src/i18n/messages/vi.json', '{"a":"Phở"}'),
        write('src/theme/generated/fonts.css', VIETNAMESE.replaceAll('1edf', '2713')),
      ),
    ],
  },
  'A token that changes another generated file': {
    edits: [combine(write('tokens/space.json', '2'), add('src/theme/generated/page.ts', '2'))],
    stories: ['page'],
  },
  'A token as a custom property': {
    edits: [
      combine(
        write('tokens/space.json', '9'),
        write('src/theme/generated/tokens.css', tokenStyles(9)),
      ),
      combine(
        write('tokens/space.json', '9'),
        write('src/theme/generated/tokens.css', tokenStyles(9)),
        // Its constant, which nothing uses.
        write('src/theme/generated/tokens.ts', tokenConstants(9, 24)),
      ),
    ],
    stories: ['button', 'page'],
  },
  'A token as a constant': {
    edits: [
      combine(
        write('tokens/space.json', '9'),
        write('src/theme/generated/tokens.ts', tokenConstants(8, 25)),
      ),
    ],
    stories: ['page'],
  },
  'A token that changes no generated file': { edits: [write('tokens/space.json')] },
  'A file in `public/`, or one that cannot be traced': {
    edits: [add('public/a.svg'), write('mystery.dat'), write('src/data.bin')],
  },
  "The build's configuration and what it imports": {
    edits: [
      add('.storybook/main.ts'),
      add('vite.config.ts'),
      add('src/plugin.ts'),
      write('package.json', '{"name":"x","type":"module"}'),
    ],
  },
  'Another release of a package that stories import, or of its dependencies': {
    edits: [install({ gsap: '2' }), install({ 'gsap-core': '2' })],
    stories: ['page'],
  },
  'Another release of a build tool (vite, Storybook, a plugin, or their dependencies)': {
    edits: ['vite', 'rolldown', '@storybook/react-vite'].map((name) => install({ [name]: '2' })),
  },
  'Another release of a tool that only checks (oxlint, vitest)': {
    edits: [
      combine(
        install({ oxlint: '2', vitest: '2' }),
        write('package.json', '{"name":"x","devDependencies":{"oxlint":"2"}}'),
      ),
    ],
  },
  'A file in node_modules edited by hand': {
    edits: ['gsap', 'react', 'rolldown', 'subset-font'].map(
      (name) => (checkout) => checkout.edit(`node_modules/${name}/index.js`, 'edited'),
    ),
  },
  'A release in node_modules that differs from the lock file': {
    edits: ['rolldown', 'subset-font'].map(
      (name) => (checkout) => checkout.install({ [name]: '2' }, true),
    ),
  },
  'A linked package': {
    edits: [(checkout) => checkout.link('gsap'), (checkout) => checkout.link('rolldown')],
  },
  '`.env.local`, even where git ignores it': { edits: [write('.env.local', 'VITE_A=1')] },
  'An environment variable that builds read (`VITE_…`, `STORYBOOK_…`, `NODE_ENV`)': {
    edits: ['VITE_A', 'STORYBOOK_A', 'NODE_ENV'].map((name) => () => void vi.stubEnv(name, 'a')),
  },
  'Code that no story reaches': { edits: [add('src/main.tsx'), write('src/new.ts')] },
  'Code of prerendering, the service worker or hosting (`src/prerender`, `src/service-worker`, `src/build/hosting`)':
    {
      edits: [
        add('src/prerender/prerender.ts'),
        add('src/service-worker/worker.ts'),
        add('src/app.ts'),
      ],
    },
  'A page of the docs': { edits: [add('stories/docs/Guide.mdx')] },
  'README, unit and end-to-end tests, CI, linter settings': {
    edits: [
      add('README.md'),
      write('src/Button.test.tsx'),
      add('tests/e2e/a.spec.ts'),
      write('.github/workflows/ci.yml'),
      write('.oxlintrc.json'),
    ],
  },
  'The harness code that captures (`tests/visual`, except the parts below)': {
    edits: [
      add('tests/run/browser.ts'),
      add('tests/visual/runner/browsers.ts'),
      write('tests/visual/capture/new.ts'),
    ],
  },
  'A package that captures (`playwright-core`)': {
    edits: [install({ 'playwright-core': '2' })],
  },
  "The harness's report": {
    edits: [add('tests/visual/report/app/view.tsx')],
    stories: ['report'],
  },
  "The harness's approvals, benchmarks and tests": {
    edits: [
      add('tests/visual/approvals.yml', 'a: 1'),
      write('tests/visual/approvals/new.ts'),
      write('tests/visual/bench/throughput.ts'),
      write('tests/visual/selftest/planted-defects.ts'),
      write('tests/visual/capture/story-page.test.ts'),
      write('tests/visual/capture/story-page.spec.ts'),
    ],
  },
  'Another browser, or another version of it': {
    edits: [(checkout) => void (checkout.browser = 'Chromium 2')],
  },
  'Another operating system or architecture': {
    edits: [
      () => void vi.spyOn(process, 'platform', 'get').mockReturnValue('freebsd'),
      () => void vi.spyOn(process, 'arch', 'get').mockReturnValue('riscv64'),
    ],
  },
  'System fonts or font settings that the browser may use': {
    edits: [
      (checkout) => writeFileSync(join(checkout.home, 'fonts', 'a.ttf'), ''),
      (checkout) => writeFileSync(checkout.fontConfig, '<dir>fonts</dir><dir>more</dir>'),
    ],
  },
};
