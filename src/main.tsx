import { createRoot } from 'react-dom/client';
import { App } from './app/App.tsx';
import { IntlBoundary } from './i18n/IntlBoundary.tsx';
import { detectLocale } from './i18n/detect.ts';
import { loadMessages } from './i18n/messages.ts';
import { readPreference } from './i18n/preference.ts';
import './theme/generated/tokens.css';
import './theme/generated/fonts.css';
import './theme/global.css';

const locale = detectLocale(readPreference(), navigator.languages);
const messages = await loadMessages(locale);

createRoot(document.querySelector('#root') as HTMLElement).render(
  <IntlBoundary initial={{ locale, messages }}>
    <App />
  </IntlBoundary>,
);
