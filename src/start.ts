/**
 * Runs before anything is painted. A document is covered when its visitor gets another page or
 * language than it shows, until the app has drawn that one (main.tsx): nobody sees a flash of the
 * wrong page. Styles uncover it in any case after a while (FAULT-61). It also names the device, for the
 * styles to show its stores (document.css).
 */
import { arrive, isNoRoute, shownDocument } from './app/arrival.ts';
import { readPreference } from './i18n/preference.ts';
import { TYPED, typeIn } from './motion/typed.ts';
import { detectPlatform } from './platform/device.ts';

const html = document.documentElement;
const shown = shownDocument(html);
const { path, asShown } = arrive(shown, {
  saved: readPreference(),
  languages: navigator.languages,
  hash: location.hash,
});
// The app's routes live in the hash, also where a document's address has none (ROUTE-8).
if (shown && path !== '/' && isNoRoute(location.hash)) {
  history.replaceState(history.state, '', `#${path}`);
}
html.dataset['device'] = detectPlatform(navigator);
// A page whose app does not come offers every store again (FAULT-61).
for (const failure of ['error', 'unhandledrejection'])
  addEventListener(failure, () => delete html.dataset['device'], true);
if (asShown) typeWhenParsed();
else html.dataset['covered'] = '';

/** The title is typed in from its first paint on; the app comes later than that. */
function typeWhenParsed() {
  const parsing = new MutationObserver(() => {
    const title = document.querySelector(`[${TYPED}]`);
    if (title) typeIn(title);
    if (title || document.readyState !== 'loading') parsing.disconnect();
  });
  parsing.observe(html, { childList: true, subtree: true });
}
