/**
 * Runs before the first paint, to prevent a flash of the wrong language or page. If the document does not have the
 * visitor's route and locale, shows the page that the document embeds, or opens the document that matches (ROUTE-12).
 * If neither is possible, cloaks the document until the app has rendered (App.tsx). `data-cloak` is the visitor's
 * locale (main.tsx). Also sets `data-device` and `data-foreign`, by which CSS selects downloads, texts and a camera.
 */
import { installCloak } from './app/cloak.ts';
import { showEmbeddedPage } from './app/embedded-page.ts';
import { resolveInitialRoute, isEmptyHash, readPrerenderedDocument } from './app/initial-route.ts';
import { loadStyles } from './app/deferred-styles.ts';
import { matchingDocumentUrl } from './app/matching-document.ts';
import { readStoredLocale } from './i18n/locale-storage.ts';
import { TYPEWRITER, startTypewriter } from './motion/typewriter.ts';
import { detectPlatform } from './browser/detect-platform.ts';
import { resolveSiteAddress } from './browser/site-address.ts';
import { siteUrl } from './browser/site-url.ts';
import { whenParsed } from './browser/when-parsed.ts';

/** Whether the document is Home's: set by the build. */
declare const IS_HOME: boolean;

const STYLES = 'link[rel="stylesheet"]';

const html = document.documentElement;
const prerendered = readPrerenderedDocument(html);
const { path, locale, matchesDocument } = resolveInitialRoute(prerendered, {
  saved: readStoredLocale(),
  languages: navigator.languages,
  pathname: location.pathname,
  hash: location.hash,
});
// The app's routes are in the hash, also if the document's URL has none (ROUTE-8).
if (prerendered && path !== '/' && isEmptyHash(location.hash)) {
  history.replaceState(history.state, '', `#${path}`);
}
html.dataset['device'] = detectPlatform(navigator);
// Hides direct downloads on any origin other than the site's own, even if the app never loads (POP-1b).
if (resolveSiteAddress(siteUrl(), html.dataset['site']).realOrigin !== undefined)
  html.dataset['foreign'] = '';
// If the app fails to load, the page offers every store again (FAULT-61). Failed fonts and images, and errors after
// hydration, do not mean that the app failed to load.
for (const event of ['error', 'unhandledrejection'])
  addEventListener(
    event,
    ({ target }) => {
      const isOptional = target instanceof Element && target.matches('img,[as=font]');
      if (!isOptional && html.dataset['hydrated'] === undefined) delete html.dataset['device'];
    },
    true,
  );
/** Home's style sheets are in a template; other documents link theirs. */
const deferredStyles = IS_HOME
  ? document.querySelector<HTMLTemplateElement>('template[data-styles]')
  : null;
const isEmbedded = IS_HOME && prerendered?.locale === locale && html.dataset['embedded'] === path;
installCloak();
if (!matchesDocument) html.dataset['cloak'] = locale;
if (matchesDocument) showPrerenderedPage();
else if (isEmbedded) {
  showEmbeddedPage(openMatchingDocument);
  whenParsed(STYLES, preloadFonts);
} else openMatchingDocument();

function showPrerenderedPage() {
  if (IS_HOME) whenParsed(`[${TYPEWRITER}]`, startTypewriter);
  if (!deferredStyles) return whenParsed(STYLES, preloadFonts);
  loadStyles(deferredStyles.content);
  whenParsed('main img[fetchpriority="high"]', (picture) => {
    (picture as HTMLImageElement).loading = 'eager';
    // The picture is requested after this task.
    setTimeout(preloadFonts);
  });
}

function openMatchingDocument() {
  const url = findDocumentUrl();
  if (url === undefined) {
    if (deferredStyles) loadStyles(deferredStyles.content);
    return;
  }
  // Further requests of this document would delay the next document.
  stop();
  location.replace(url);
}

function findDocumentUrl(): string | undefined {
  // All cases: decision 0023. The service worker's cache has only Home (PWA-1). Only the app sets a history state:
  // the visitor has returned to this entry, and its scroll position would be lost (ROUTE-9).
  if (!prerendered || html.dataset['cached'] !== undefined || history.state !== null)
    return undefined;
  return matchingDocumentUrl(prerendered, { locale, path }, location.href);
}

/**
 * After the styles and the first picture, which the first paint needs first. As links of the document, the fonts
 * would be requested before this script runs, and would delay the document that it opens (ROUTE-12).
 */
function preloadFonts() {
  const { fonts = '' } = html.dataset;
  for (const href of fonts.split(' ')) {
    const link = document.createElement('link');
    document.head.append(
      Object.assign(link, { rel: 'preload', as: 'font', crossOrigin: '', href }),
    );
  }
}
