import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app/App.tsx';
import { arrive, shownDocument } from './app/arrival.ts';
import { preloadPage } from './app/routes.ts';
import { readDeepLink } from './features/download/deep-link.ts';
import { IntlBoundary } from './i18n/IntlBoundary.tsx';
import { loadMessages } from './i18n/messages.ts';
import { readPreference } from './i18n/preference.ts';
import { stir, waitForVisitor } from './primitives/Later.tsx';
import './theme/generated/tokens.css';
import './theme/generated/fonts.css';
import './theme/global.css';
import './theme/document.css';

// A function, not a top-level await: pages import what they share with the shell from this file,
// and must not wait for it while it waits for them.
async function boot() {
  const shown = shownDocument(document.documentElement);
  const { locale, path, asShown } = arrive(shown, {
    saved: readPreference(),
    languages: navigator.languages,
    hash: location.hash,
  });
  // A deep link asks for something at once.
  const waits = asShown && !readDeepLink(location.search, location.hash);
  // Side by side: the words, and the page of this address.
  const [messages] = await Promise.all([
    loadMessages(locale),
    preloadPage(path, locale, { asShown: waits }),
  ]);
  const root = document.querySelector('#root') as HTMLElement;
  const site = (
    <IntlBoundary initial={{ locale, messages }}>
      <App shown={shown && { ...shown, path }} />
    </IntlBoundary>
  );
  if (!asShown) {
    createRoot(root).render(site);
    return;
  }
  waitForVisitor();
  if (!waits) stir();
  hydrateRoot(root, site);
}

void boot();
