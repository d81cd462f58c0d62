/** Builds the report app: one classic script, one style sheet, fonts (VIS-6). */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { cp, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { ROOT } from '../builds/exec.ts';
import { cacheFolder, openBuildCache } from '../cache/build-cache.ts';
import { hashOf } from '../cache/git-files.ts';

const APP = join(import.meta.dirname, 'app');
const MAX_CACHED_BUILDS = 3;

/** All sources of the app, relative to the root of the repository. `*.*` skips folders: they have no dot. */
const INPUTS = [
  'tests/visual/report/app/**/*.*',
  'tests/visual/report/build-app.ts',
  'tests/visual/report/results.ts',
  'tests/visual/lint/rules.ts',
  'src/{primitives,theme}/**/*.*',
  'package-lock.json',
];

/** `results.js` comes first: the app reads its data immediately. */
const PAGE = `<!doctype html>
<html lang="en" data-surface="ink">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="dark" />
    <title>Visual report</title>
    <link rel="stylesheet" href="app.css" />
    <script defer src="results.js"></script>
    <script defer src="app.js"></script>
  </head>
  <body>
    <div id="report"></div>
    <noscript>This report needs JavaScript; results.json beside it does not.</noscript>
  </body>
</html>
`;

/**
 * Writes `index.html`, `app.js`, `app.css` and `fonts/` into `folder`, creating it if needed. The page
 * opens from `file://`, so it has no module scripts and no absolute URLs. Builds are cached by the
 * content of their sources.
 */
export async function buildReportApp(folder: string): Promise<void> {
  const isComplete = (build: string) => existsSync(join(build, 'index.html'));
  const builds = openBuildCache(
    join(cacheFolder(ROOT), 'report-app'),
    MAX_CACHED_BUILDS,
    isComplete,
  );
  const key = hashSources();
  const cached =
    (await builds.find(key)) ?? (await builds.add((draft) => buildInto(draft).then(() => key)));
  await cp(cached, folder, { recursive: true });
}

async function buildInto(folder: string): Promise<void> {
  await build({
    configFile: false,
    root: APP,
    base: './',
    publicDir: false,
    logLevel: 'warn',
    plugins: [react()],
    oxc: { plugins: { styledComponents: { displayName: false, pure: true } } },
    build: {
      outDir: folder,
      emptyOutDir: true,
      assetsInlineLimit: 0,
      cssCodeSplit: false,
      modulePreload: false,
      rolldownOptions: {
        input: join(APP, 'main.tsx'),
        output: {
          format: 'iife',
          entryFileNames: 'app.js',
          assetFileNames: ({ names }) =>
            names.some((name) => name.endsWith('.css')) ? 'app.css' : 'fonts/[name][extname]',
        },
      },
    },
  });
  await writeFile(join(folder, 'index.html'), PAGE);
}

function hashSources(): string {
  const paths = globSync(INPUTS, { cwd: ROOT, exclude: ['**/*.test.{ts,tsx}'] }).toSorted();
  return hashOf(...paths.flatMap((path) => [path, readFileSync(join(ROOT, path))]));
}
