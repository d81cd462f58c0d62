import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type InlineConfig, type Plugin, type Rolldown } from 'vite';
import { documentPath } from '../../app/document-paths.ts';
import { FALLBACK_LOCALE } from '../../i18n/locales.ts';
import { EMBEDDED_ROUTE, ROUTES } from '../../navigation/routes.ts';
import type { Site } from '../../site-config.ts';
import type { RenderedPage, RenderedRoute } from '../../prerender/render.tsx';
import { SITE_ROOT } from '../../prerender/site-root.ts';
import { documentHtml, type Asset, type DocumentParts, type PageParts } from './document.ts';
import { headTags } from './head.ts';
import { importMap, scriptIntegrities } from './import-map.ts';
import { robots, sitemap } from './sitemap.ts';
import {
  entryChunk,
  preloadedFonts,
  pageMessages,
  pageModules,
  routeName,
  findOne,
} from './bundle-assets.ts';
import { readAsset, writeHashed, writeCompressed } from './write-asset.ts';
import { structuredData } from './structured-data.ts';
import { storeLinks, structuredDataCopy } from './structured-data-copy.ts';

/** The document for unknown URLs at any depth, so its file URLs start at the host's root. */
const NOT_FOUND = { path: '/404', file: '404.html', root: '/' } as const;

/** The module built from src/prerender/render.tsx. */
type Renderer = { renderRoute: (path: string) => Promise<RenderedRoute> };

/**
 * Writes a document with the page's content for every route and locale; the app hydrates it
 * (start-app.tsx). A second build of the same sources renders the pages; `shared` is the
 * configuration of both builds.
 */
export function prerender(site: Site, shared: InlineConfig): Plugin {
  return {
    name: 'prerender',
    apply: 'build',
    // After all files are written, because the documents contain their hashes.
    async writeBundle({ dir = '' }, bundle) {
      const { renderRoute } = await buildRenderer(shared);
      const base = findOne(bundle, /\/base-[\w-]{8}\.css$/);
      const baseStyles = await readFile(join(dir, base), 'utf8');
      const entry = await readAsset(dir, entryChunk(bundle).fileName);
      const integrities = await scriptIntegrities(bundle, (file) => readFile(join(dir, file)));
      const beforePaint = {
        home: await buildBeforePaint(shared, true),
        other: await buildBeforePaint(shared, false),
      };

      const partsOf = (page: RenderedPage, styles: Asset): PageParts => ({
        styles,
        modules: pageModules(bundle, page),
        messages: pageMessages(bundle, page),
      });
      const writePage = async (
        page: RenderedPage,
        styles: Asset,
        file: string,
        root: string,
        embedded?: DocumentParts['embedded'],
      ) => {
        const html = documentHtml(page, {
          ...partsOf(page, styles),
          baseHref: root,
          officialOrigin: site.officialOrigin,
          head: headTags(page, site.siteOrigin),
          structuredData: structuredData(page, structuredDataCopy(page.locale), site),
          beforePaint: page.path === ROUTES.home ? beforePaint.home : beforePaint.other,
          importMap: importMap(integrities, root),
          entry,
          fonts: preloadedFonts(bundle),
          embedded,
          noscriptLinks: storeLinks(page.locale, site),
        });
        await writeCompressed(dir, file, html.replaceAll(SITE_ROOT, root));
      };

      const rendered = new Map<string, { pages: readonly RenderedPage[]; sheet: Asset }>();
      for (const path of Object.values(ROUTES)) {
        const { pages, styles } = await renderRoute(path);
        const sheet = await writeHashed(dir, routeName(path), 'css', `${baseStyles}${styles}`);
        rendered.set(path, { pages, sheet });
      }
      const embed = ({ path, locale }: RenderedPage) => {
        const { pages, sheet } = rendered.get(EMBEDDED_ROUTE) ?? {};
        const page = pages?.find((it) => it.locale === locale);
        if (path !== ROUTES.home || !page || !sheet) return undefined;
        return { page, parts: partsOf(page, sheet) };
      };
      for (const [path, { pages, sheet }] of rendered)
        for (const page of pages) {
          const folder = documentPath(page.locale, path);
          await writePage(page, sheet, `${folder}index.html`, relativeRoot(folder), embed(page));
        }
      const { pages, styles } = await renderRoute(NOT_FOUND.path);
      const sheet = await writeHashed(dir, 'not-found', 'css', `${baseStyles}${styles}`);
      const notFoundPage = pages.find(({ locale }) => locale === FALLBACK_LOCALE);
      if (!notFoundPage) throw new Error('There is no not-found document');
      await writePage(notFoundPage, sheet, NOT_FOUND.file, NOT_FOUND.root);

      await writeCompressed(dir, 'sitemap.xml', sitemap(site.siteOrigin));
      await writeCompressed(dir, 'robots.txt', robots(site.siteOrigin));
      // These styles are part of every page's style sheet.
      for (const extension of ['', '.br', '.gz'])
        await rm(join(dir, `${base}${extension}`), { force: true });
    },
  };
}

/** The relative URL of the site. */
function relativeRoot(folder: string): string {
  return '../'.repeat(folder.split('/').length - 1) || './';
}

/** Builds the renderer for Node. */
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
        // Images are files, as in the site's own build.
        assetsInlineLimit: 0,
        // One file, because the folder is deleted before a lazy chunk would load.
        rolldownOptions: { output: { codeSplitting: false } },
      },
      ssr: { noExternal: true },
    });
    return (await import(pathToFileURL(join(outDir, 'render.js')).href)) as Renderer;
  } finally {
    await rm(outDir, { recursive: true });
  }
}

/**
 * Built as a classic script: a module would run too late. Its hash is in the CSP (inline-script-sources.ts). Home
 * has its own, because only its document embeds a page and types its title.
 */
async function buildBeforePaint(shared: InlineConfig, isHome: boolean): Promise<string> {
  const built = await build({
    ...shared,
    define: { ...shared.define, IS_HOME: `${isHome}` },
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
