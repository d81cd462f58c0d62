import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { rehydrateStyles } from '../hydration/rehydrate-styles.ts';
import { App } from './App.tsx';
import { resolveInitialRoute, readPrerenderedDocument } from './initial-route.ts';
import { preloadPage, prefetchPages } from './routes.ts';
import { LocaleProvider } from '../i18n/LocaleProvider.tsx';
import { FALLBACK_LOCALE, type Locale } from '../i18n/locales.ts';
import { loadMessages } from '../i18n/messages.ts';
import { readStoredLocale } from '../i18n/locale-storage.ts';
import { onIdle } from '../browser/on-idle.ts';
import { deferUntilInteraction } from '../hydration/DeferHydration.tsx';
import { keepRendered } from '../primitives/content-visibility.ts';

/**
 * Draws the app: takes over the document where it shows what its visitor gets, else draws in its place.
 * A language whose words cannot be fetched, as one that was never kept while offline, gives way to the
 * document's own, then to English. Rejects when there are no words at all; the document then stays as it is.
 */
export async function startApp(): Promise<void> {
  keepRendered();
  const prerendered = readPrerenderedDocument(document.documentElement);
  const initial = resolveInitialRoute(prerendered, {
    saved: readStoredLocale(),
    languages: navigator.languages,
    hash: location.hash,
  });
  const { path } = initial;
  const prepare = async (locale: Locale) => {
    const matchesDocument = prerendered?.locale === locale && prerendered.path === path;
    // Side by side: the words, and the page of this address.
    const [messages] = await Promise.all([
      loadMessages(locale),
      preloadPage(path, locale, { matchesDocument }),
    ]);
    return { locale, messages, matchesDocument };
  };
  const { locale, messages, matchesDocument } = await prepare(initial.locale)
    .catch(() => prepare(prerendered?.locale ?? FALLBACK_LOCALE))
    .catch(() => prepare(FALLBACK_LOCALE));
  const root = document.querySelector('#root') as HTMLElement;
  const site = (
    <LocaleProvider initial={{ locale, messages }}>
      <App prerendered={prerendered && { ...prerendered, path }} />
    </LocaleProvider>
  );
  if (!matchesDocument) {
    createRoot(root).render(site);
    return;
  }
  const { intent, interaction } = deferUntilInteraction();
  // What lies further down, to be here when it is taken over.
  void intent.then(() => preloadPage(path, locale, { matchesDocument: false }));
  // Then the other pages: a way there is then followed at once.
  void interaction.then(() => onIdle(() => prefetchPages(locale)));
  rehydrateStyles();
  // In pieces, so that a tap in between is answered.
  startTransition(() => void hydrateRoot(root, site));
}
