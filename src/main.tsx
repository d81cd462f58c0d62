import { createRoot } from 'react-dom/client';
import { App } from './app/App.tsx';
import { preloadPage } from './app/routes.ts';
import { IntlBoundary } from './i18n/IntlBoundary.tsx';
import { detectLocale } from './i18n/detect.ts';
import { loadMessages } from './i18n/messages.ts';
import { readPreference } from './i18n/preference.ts';
import './theme/generated/tokens.css';
import './theme/generated/fonts.css';
import './theme/global.css';

// A function, not a top-level await: pages import what they share with the shell from this file,
// and must not wait for it while it waits for them.
async function boot() {
  const locale = detectLocale(readPreference(), navigator.languages);
  // Side by side: the words, and the page of this address.
  const [messages] = await Promise.all([loadMessages(locale), preloadPage(location.hash, locale)]);
  createRoot(document.querySelector('#root') as HTMLElement).render(
    <IntlBoundary initial={{ locale, messages }}>
      <App />
    </IntlBoundary>,
  );
}

void boot();
