import type { Rolldown } from 'vite';
import type { Locale } from '../../i18n/locales.ts';
import type { Namespace } from '../../i18n/namespaces.ts';
import { isRoute, type RoutePath } from '../../navigation/routes.ts';

type Bundle = Rolldown.OutputBundle;
type Chunk = Rolldown.OutputChunk;

/** The fonts that every first screen is written in; others come when a glyph asks for them. */
const FONTS = ['display-latin', 'text-latin'] as const;

/** The built fonts to ask for at once. */
export function preloadedFonts(bundle: Bundle): string[] {
  return FONTS.map((name) => findOne(bundle, new RegExp(`/${name}-[\\w-]{8}\\.woff2$`)));
}

/** The built file whose name matches. Throws when it is none or several. */
export function findOne(bundle: Bundle, name: RegExp): string {
  const found = Object.keys(bundle).filter((file) => name.test(file));
  if (found.length !== 1 || !found[0]) throw new Error(`${found.length} built files are ${name}`);
  return found[0];
}

/** The app's first script. */
export function entryChunk(bundle: Bundle): Chunk {
  return chunkContaining(bundle, '/src/main.tsx');
}

/**
 * The scripts that a page needs for hydration: the imports of the entry chunk, the page's chunk, and its
 * messages.
 */
export function pageModules(
  bundle: Bundle,
  { path, locale, namespaces }: { path: string; locale: Locale; namespaces: readonly Namespace[] },
): string[] {
  const entry = entryChunk(bundle);
  const words = ['shell', ...namespaces].map(
    (namespace) => `/messages/${locale}.json?namespace=${namespace}`,
  );
  const wanted = [
    chunkContaining(bundle, '/src/app/start-app.tsx'),
    pageChunk(bundle, path),
    ...words.map((end) => lazyChunkOf(bundle, end)),
  ];
  const files = new Set<string>();
  const add = (file: string) => {
    const chunk = bundle[file];
    if (files.has(file) || chunk?.type !== 'chunk' || chunk === entry) return;
    files.add(file);
    chunk.imports.forEach(add);
  };
  entry.imports.forEach(add);
  wanted.forEach(({ fileName }) => add(fileName));
  return [...files];
}

/** What a route's folder and files are called. */
export function routeName(path: RoutePath): string {
  return path.slice(1) || 'home';
}

/** A page's folder has its route's name; its file is the only one there that is fetched by itself. */
function pageChunk(bundle: Bundle, path: string): Chunk {
  const folder = isRoute(path) ? routeName(path) : 'errors';
  const pages = lazyChunks(bundle).filter(({ source }) => source.includes(`/src/pages/${folder}/`));
  // What lies below a first screen is a file of its own, and not needed for it.
  const page = pages.find(({ source }) => !source.endsWith('/Sections.tsx'));
  if (!page) throw new Error(`No page lies in ${folder}`);
  return page.chunk;
}

function lazyChunkOf(bundle: Bundle, end: string): Chunk {
  const found = lazyChunks(bundle).find(({ source }) => source.endsWith(end));
  if (!found) throw new Error(`${end} is no lazy script`);
  return found.chunk;
}

function chunkContaining(bundle: Bundle, end: string): Chunk {
  const found = chunks(bundle).find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(end)));
  if (!found) throw new Error(`${end} is in no script`);
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
