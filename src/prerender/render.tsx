import { renderToString } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { App } from '../app/App.tsx';
import { preloadPage, matchRoute } from '../app/routes.ts';
import { createIntl } from '../i18n/IntlProvider.tsx';
import { LocaleProvider } from '../i18n/LocaleProvider.tsx';
import { plainText } from '../i18n/plain-text.ts';
import { LOCALES, type Locale } from '../i18n/locales.ts';
import { loadMessages, getLoadedNamespace, type Messages } from '../i18n/messages.ts';
import type { Namespace } from '../i18n/namespaces.ts';
import { SITE_ROOT } from './site-root.ts';
import { throwLoggedErrors } from './throw-logged-errors.ts';

/** A page in one locale, before any script runs. */
export type RenderedPage = {
  locale: Locale;
  path: string;
  markup: string;
  title: string;
  description: string;
  /** The namespaces of its messages. */
  namespaces: readonly Namespace[];
};

/** A page in every locale, and the styles of all of them. */
export type RenderedRoute = { pages: readonly RenderedPage[]; styles: string };

/**
 * Renders a page in every locale, as the browser hydrates it. URLs of files and links begin with
 * SITE_ROOT. Throws if part of the page suspends or an error is logged.
 */
export async function renderRoute(path: string): Promise<RenderedRoute> {
  const sheet = new ServerStyleSheet();
  const pages = [];
  for (const locale of LOCALES) pages.push(await renderPage(path, locale, sheet));
  return { pages, styles: stylesOf(sheet) };
}

async function renderPage(
  path: string,
  locale: Locale,
  sheet: ServerStyleSheet,
): Promise<RenderedPage> {
  const shell = await loadMessages(locale);
  await preloadPage(path, locale, { matchesDocument: false });
  const { title, description, namespaces } = matchRoute(path);
  const markup = throwLoggedErrors(`${path} in ${locale}`, () =>
    renderToString(
      sheet.collectStyles(
        <LocaleProvider initial={{ locale, messages: shell }}>
          <App prerendered={{ locale, path, root: SITE_ROOT }} />
        </LocaleProvider>,
      ),
    ),
  );
  if (markup.includes('<!--$?-->') || markup.includes('<!--$!-->'))
    throw new Error(`${path} in ${locale} suspends: it was not rendered whole`);
  const messages: Messages = Object.assign(
    {},
    shell,
    ...namespaces.map((namespace) => getLoadedNamespace(locale, namespace)),
  );
  const { formatMessage } = createIntl(locale, messages);
  return {
    locale,
    path,
    markup,
    title: plainText(formatMessage({ id: title })),
    description: plainText(formatMessage({ id: description })),
    namespaces,
  };
}

/** The rules with the markers of styled-components (rehydrate-styles.ts). */
function stylesOf(sheet: ServerStyleSheet): string {
  return sheet
    .getStyleTags()
    .replaceAll(/<\/?style[^>]*>/g, '')
    .replaceAll('/*!sc*/', '')
    .replaceAll(/\s*\n\s*/g, '');
}
