import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type InlineConfig, type Plugin, type Rolldown } from 'vite';
import { documentPath } from '../../app/document-paths.ts';
import { FALLBACK_LOCALE } from '../../i18n/locales.ts';
import { ROUTES } from '../../navigation/routes.ts';
import type { Site } from '../../site-config.ts';
import type { RenderedPage, RenderedRoute } from '../../prerender/render.tsx';
import { SITE_ROOT } from '../../prerender/site-root.ts';
import { documentHtml, type Asset } from './document.ts';
import { headTags } from './head.ts';
import { robots, sitemap } from './sitemap.ts';
import { entryChunk, preloadedFonts, pageModules, routeName, findOne } from './bundle-assets.ts';
import { readAsset, writeHashed, writeCompressed } from './write-asset.ts';
import { structuredData } from './structured-data.ts';
import { storeLinks, structuredDataCopy } from './structured-data-copy.ts';

/** What hosts answer with where nothing is, at any depth: its files are found from the host's root. */
const NOT_FOUND = { path: '/404', file: '404.html', root: '/' } as const;

/** The program that renders the pages. */
type Renderer = { renderRoute: (path: string) => Promise<RenderedRoute> };

/**
 * Writes a document for every route in every language, with the page's content, so that it is readable before
 * any script runs; the app hydrates it (start-app.tsx). A second build of the same sources renders the pages;
 * `shared` is the configuration of both builds.
 */
export function prerender(site: Site, shared: InlineConfig): Plugin {
  return {
    name: 'prerender',
    apply: 'build',
    // Once everything else is on the disk, since its bytes are what the documents vouch for.
    async writeBundle({ dir = '' }, bundle) {
      const { renderRoute } = await buildRenderer(shared);
      const base = findOne(bundle, /\/index-[\w-]{8}\.css$/);
      const baseStyles = await readFile(join(dir, base), 'utf8');
      const entry = await readAsset(dir, entryChunk(bundle).fileName);
      const beforePaint = await writeHashed(dir, 'start', 'js', await buildBeforePaint(shared));

      const writePage = async (page: RenderedPage, styles: Asset, file: string, root: string) => {
        const html = documentHtml(page, {
          baseHref: root,
          head: headTags(page, site.siteOrigin),
          structuredData: structuredData(page, structuredDataCopy(page.locale), site),
          beforePaint,
          entry,
          styles,
          fonts: preloadedFonts(bundle),
          modules: pageModules(bundle, page),
          noscriptLinks: storeLinks(page.locale, site),
        });
        await writeCompressed(dir, file, html.replaceAll(SITE_ROOT, root));
      };

      for (const path of Object.values(ROUTES)) {
        const { pages, styles } = await renderRoute(path);
        const sheet = await writeHashed(dir, routeName(path), 'css', `${baseStyles}${styles}`);
        for (const page of pages) {
          const place = documentPath(page.locale, path);
          await writePage(page, sheet, `${place}index.html`, relativeRoot(place));
        }
      }
      const { pages, styles } = await renderRoute(NOT_FOUND.path);
      const sheet = await writeHashed(dir, 'not-found', 'css', `${baseStyles}${styles}`);
      const lost = pages.find(({ locale }) => locale === FALLBACK_LOCALE);
      if (!lost) throw new Error('There is no document for addresses that are none');
      await writePage(lost, sheet, NOT_FOUND.file, NOT_FOUND.root);

      await writeCompressed(dir, 'sitemap.xml', sitemap(site.siteOrigin));
      await writeCompressed(dir, 'robots.txt', robots(site.siteOrigin));
      // Every document has its page's styles with these at their beginning.
      for (const ending of ['', '.br', '.gz'])
        await rm(join(dir, `${base}${ending}`), { force: true });
    },
  };
}

/** The way from a document to the site's address. */
function relativeRoot(place: string): string {
  return '../'.repeat(place.split('/').length - 1) || './';
}

/** The pages as a program for this process: built like the site, without its files. */
async function buildRenderer(shared: InlineConfig): Promise<Renderer> {
  const outDir = await mkdtemp(join('node_modules', 'prerender-'));
  try {
    await build({
      ...shared,
      base: SITE_ROOT,
      build: {
        ssr: 'src/prerender/render.tsx',
        outDir,
        copyPublicDir: false,
        // Every picture is a file, as in the site's own build.
        assetsInlineLimit: 0,
        // One file: it is gone before a lazy part would be asked for.
        rolldownOptions: { output: { codeSplitting: false } },
      },
      ssr: { noExternal: true },
    });
    return (await import(pathToFileURL(join(outDir, 'render.js')).href)) as Renderer;
  } finally {
    await rm(outDir, { recursive: true });
  }
}

/** What runs before anything is painted, as a classic script: a module would run too late. */
async function buildBeforePaint(shared: InlineConfig): Promise<string> {
  const built = await build({
    ...shared,
    build: {
      write: false,
      copyPublicDir: false,
      modulePreload: false,
      rolldownOptions: { input: 'src/before-paint.ts', output: { format: 'iife' } },
    },
  });
  const [{ output }] = [built].flat() as [Rolldown.RolldownOutput];
  return output[0].code;
}
