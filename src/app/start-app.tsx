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
import { keepPrerenderedPart } from '../hydration/PrerenderedPart.tsx';
import { recordEarlyClicks } from '../hydration/replay-early-click.ts';
import { keepRendered, renderSectionsOnEndKey } from '../browser/section-rendering.ts';

/**
 * Hydrates the document if it has the initial route and locale, otherwise renders on the client. If
 * the messages fail to load, uses the document's locale, then English. Rejects if none load; the
 * static document then stays.
 */
export async function startApp(): Promise<void> {
  keepRendered();
  renderSectionsOnEndKey();
  const prerendered = readPrerenderedDocument(document.documentElement);
  const initial = resolveInitialRoute(prerendered, {
    saved: readStoredLocale(),
    languages: navigator.languages,
    pathname: location.pathname,
    hash: location.hash,
  });
  const { path } = initial;
  const prepare = async (locale: Locale) => {
    const matchesDocument = prerendered?.locale === locale && prerendered.path === path;
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
  // Before `deferUntilInteraction`, whose `mousedown` listener may hydrate: by then the text is a button.
  recordEarlyClicks();
  const { intent, interaction } = deferUntilInteraction();
  // Loads the rest of this page before it is hydrated.
  void intent.then(() => preloadPage(path, locale, { matchesDocument: false }));
  void interaction.then(() => onIdle(() => prefetchPages(locale)));
  keepPrerenderedPart();
  rehydrateStyles();
  // A transition hydrates in slices and stays responsive to input.
  startTransition(() => void hydrateRoot(root, site));
}
