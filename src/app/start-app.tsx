import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { adoptStyles } from './adopt-styles.ts';
import { App } from './App.tsx';
import { arrive, shownDocument } from './arrival.ts';
import { preloadPage, preloadPages } from './routes.ts';
import { IntlBoundary } from '../i18n/IntlBoundary.tsx';
import { FALLBACK_LOCALE, type Locale } from '../i18n/locales.ts';
import { loadMessages } from '../i18n/messages.ts';
import { readPreference } from '../i18n/preference.ts';
import { whenIdle } from '../platform/when-idle.ts';
import { waitForVisitor } from '../primitives/Later.tsx';
import { keepWhatWasNear } from '../primitives/when-near.ts';

/**
 * Draws the app: takes over the document where it shows what its visitor gets, else draws in its place.
 * A language whose words cannot be fetched, as one that was never kept while offline, gives way to the
 * document's own, then to English. Rejects when there are no words at all; the document then stays as it is.
 */
export async function startApp(): Promise<void> {
  keepWhatWasNear();
  const shown = shownDocument(document.documentElement);
  const wanted = arrive(shown, {
    saved: readPreference(),
    languages: navigator.languages,
    hash: location.hash,
  });
  const { path } = wanted;
  const prepare = async (locale: Locale) => {
    const asShown = shown?.locale === locale && shown.path === path;
    // Side by side: the words, and the page of this address.
    const [messages] = await Promise.all([
      loadMessages(locale),
      preloadPage(path, locale, { asShown }),
    ]);
    return { locale, messages, asShown };
  };
  const { locale, messages, asShown } = await prepare(wanted.locale)
    .catch(() => prepare(shown?.locale ?? FALLBACK_LOCALE))
    .catch(() => prepare(FALLBACK_LOCALE));
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
  const { seen, ready } = waitForVisitor();
  // What lies further down, to be here when it is taken over.
  void seen.then(() => preloadPage(path, locale, { asShown: false }));
  // Then the other pages: a way there is then followed at once.
  void ready.then(() => whenIdle(() => preloadPages(locale)));
  adoptStyles();
  // In pieces, so that a tap in between is answered.
  startTransition(() => void hydrateRoot(root, site));
}
