/**
 * Runs before anything is painted. A document is covered when its visitor gets another page or
 * language than it shows, until the app has drawn that one (main.tsx): nobody sees a flash of the
 * wrong page. Styles uncover it in any case after a while (FAULT-61). It also names the device, for the
 * styles to show its stores (document.css).
 */
import { resolveInitialRoute, isEmptyHash, readPrerenderedDocument } from './app/initial-route.ts';
import { readStoredLocale } from './i18n/locale-storage.ts';
import { TYPEWRITER, startTypewriter } from './motion/typewriter.ts';
import { detectPlatform } from './browser/detect-platform.ts';

const html = document.documentElement;
const prerendered = readPrerenderedDocument(html);
const { path, matchesDocument: asShown } = resolveInitialRoute(prerendered, {
  saved: readStoredLocale(),
  languages: navigator.languages,
  hash: location.hash,
});
// The app's routes live in the hash, also where a document's address has none (ROUTE-8).
if (prerendered && path !== '/' && isEmptyHash(location.hash)) {
  history.replaceState(history.state, '', `#${path}`);
}
html.dataset['device'] = detectPlatform(navigator);
// A page whose app does not come offers every store again (FAULT-61).
for (const failure of ['error', 'unhandledrejection'])
  addEventListener(failure, () => delete html.dataset['device'], true);
if (asShown) typeWhenParsed();
else html.dataset['cloak'] = '';

/** The title is typed in from its first paint on; the app comes later than that. */
function typeWhenParsed() {
  const parsing = new MutationObserver(() => {
    const title = document.querySelector(`[${TYPEWRITER}]`);
    if (title) startTypewriter(title);
    if (title || document.readyState !== 'loading') parsing.disconnect();
  });
  parsing.observe(html, { childList: true, subtree: true });
}
