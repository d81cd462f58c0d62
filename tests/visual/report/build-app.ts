/** The report's page as files: one classic script, one style sheet, the fonts (VIS-6). */
import { createHash } from 'node:crypto';
import { cp, mkdir, mkdtemp, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import react from '@vitejs/plugin-react';
import { build } from 'vite';

const ROOT = join(import.meta.dirname, '..', '..', '..');
const APP = join(import.meta.dirname, 'app');
const CACHE = join(ROOT, 'node_modules', '.cache', 'visual', 'report-app');

/** Everything the page is made of, from the root of the repository. */
const INPUTS = [
  'tests/visual/report/app',
  'tests/visual/report/build-app.ts',
  'tests/visual/report/results.ts',
  'tests/visual/lint/findings.ts',
  'src/primitives',
  'src/theme',
  'package-lock.json',
];

/** `results.js` comes first, so that its data is there when the page begins. */
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
 * Writes `index.html`, `app.js`, `app.css` and `fonts/` into `folder`, which is made when missing;
 * other files in it are left alone. The page opens from `file://`: no module scripts, no absolute
 * addresses. Built once for each content of its sources, copied from then on.
 */
export async function buildReportApp(folder: string): Promise<void> {
  const kept = join(CACHE, await fingerprint());
  if (!existsSync(kept)) await buildInto(kept);
  await cp(kept, folder, { recursive: true });
}

async function buildInto(kept: string): Promise<void> {
  await mkdir(CACHE, { recursive: true });
  // Built aside and renamed, so that neither a crash nor a second process leaves half a page.
  const draft = await mkdtemp(join(CACHE, 'draft-'));
  try {
    await build({
      configFile: false,
      root: APP,
      base: './',
      publicDir: false,
      logLevel: 'warn',
      plugins: [react()],
      oxc: { plugins: { styledComponents: { displayName: false, pure: true } } },
      build: {
        outDir: draft,
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
    await writeFile(join(draft, 'index.html'), PAGE);
    await rename(draft, kept);
  } catch (error) {
    // Another process may have been faster with the same content.
    if (!existsSync(kept)) throw error;
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

async function fingerprint(): Promise<string> {
  const hash = createHash('sha256');
  for (const input of INPUTS) {
    for (const file of await filesOf(join(ROOT, input))) {
      hash
        .update(`${relative(ROOT, file)}\0`)
        .update(await readFile(file))
        .update('\0');
    }
  }
  return hash.digest('hex').slice(0, 24);
}

/** A file itself, or all files of a folder in a fixed order, tests left out. */
async function filesOf(path: string): Promise<string[]> {
  const found = await readdir(path, { recursive: true, withFileTypes: true }).catch(
    (error: unknown) => {
      if (error instanceof Error && 'code' in error && error.code === 'ENOTDIR') return undefined;
      throw error;
    },
  );
  if (!found) return [path];
  return found
    .filter((it) => it.isFile() && !/\.test\.tsx?$/.test(it.name))
    .map((it) => join(it.parentPath, it.name))
    .toSorted();
}
