import type { Rolldown } from 'vite';
import type { Locale } from '../../i18n/locales.ts';
import type { Namespace } from '../../i18n/namespaces.ts';
import { messageFile } from '../messages/message-files.ts';
import { isRoute, type RoutePath } from '../../navigation/routes.ts';

type Bundle = Rolldown.OutputBundle;
type Chunk = Rolldown.OutputChunk;

/** Fonts of every first screen; others load on demand. */
const FONTS = ['display-latin', 'text-latin'] as const;

export function preloadedFonts(bundle: Bundle): string[] {
  return FONTS.map((name) => findOne(bundle, new RegExp(`/${name}-[\\w-]{8}\\.woff2$`)));
}

/** Throws unless exactly one file matches. */
export function findOne(bundle: Bundle, name: RegExp): string {
  const found = Object.keys(bundle).filter((file) => name.test(file));
  if (found.length !== 1 || !found[0]) throw new Error(`${found.length} built files match ${name}`);
  return found[0];
}

export function entryChunk(bundle: Bundle): Chunk {
  return chunkContaining(bundle, '/src/main.tsx');
}

type Page = { path: string; locale: Locale; namespaces: readonly Namespace[] };

/**
 * The modules that a page needs for hydration: imports of the entry chunk, the page's chunk, and
 * the list of its locale's messages.
 */
export function pageModules(bundle: Bundle, { path, locale }: Page): string[] {
  const entry = entryChunk(bundle);
  const pageChunks = [
    chunkContaining(bundle, '/src/app/start-app.tsx'),
    pageChunk(bundle, path),
    chunkContaining(bundle, `/messages/${locale}.json?namespaces`),
  ];
  const files = new Set<string>();
  const add = (file: string) => {
    const chunk = bundle[file];
    if (files.has(file) || chunk?.type !== 'chunk' || chunk === entry) return;
    files.add(file);
    chunk.imports.forEach(add);
  };
  entry.imports.forEach(add);
  pageChunks.forEach(({ fileName }) => add(fileName));
  return [...files];
}

/** The files with the messages that a page needs for hydration, those of the shell first. */
export function pageMessages(bundle: Bundle, { locale, namespaces }: Page): string[] {
  return (['shell', ...namespaces] as const).map((namespace) =>
    messageFile(bundle, locale, namespace),
  );
}

export function routeName(path: RoutePath): string {
  return path.slice(1) || 'home';
}

/**
 * The chunk of the page: of all lazy chunks from the folder with the route's name (`errors` for the not-found page),
 * the one with a default export.
 */
function pageChunk(bundle: Bundle, path: string): Chunk {
  const folder = isRoute(path) ? routeName(path) : 'errors';
  const pages = lazyChunks(bundle).filter(
    ({ source, chunk }) =>
      source.includes(`/src/pages/${folder}/`) && chunk.exports.includes('default'),
  );
  const [page] = pages;
  if (!page || pages.length > 1)
    throw new Error(
      `src/pages/${folder}: ${pages.length} lazy chunks have a default export, not one`,
    );
  return page.chunk;
}

function chunkContaining(bundle: Bundle, moduleSuffix: string): Chunk {
  const found = chunks(bundle).find(({ moduleIds }) =>
    moduleIds.some((id) => id.endsWith(moduleSuffix)),
  );
  if (!found) throw new Error(`${moduleSuffix} is in no chunk`);
  return found;
}

function lazyChunks(bundle: Bundle): { source: string; chunk: Chunk }[] {
  return chunks(bundle)
    .filter(({ isDynamicEntry }) => isDynamicEntry)
    .map((chunk) => ({ source: chunk.facadeModuleId ?? '', chunk }));
}

function chunks(bundle: Bundle): Chunk[] {
  return Object.values(bundle).filter((output) => output.type === 'chunk');
}
