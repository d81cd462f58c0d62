import { renderToString } from 'react-dom/server';
import { createIntl } from 'react-intl';
import { ServerStyleSheet } from 'styled-components';
import { App } from '../app/App.tsx';
import { preloadPage, routeOf } from '../app/routes.ts';
import { IntlBoundary } from '../i18n/IntlBoundary.tsx';
import { LOCALES, type Locale } from '../i18n/locales.ts';
import { loadMessages, partNow, type Messages } from '../i18n/messages.ts';
import type { Part } from '../i18n/parts.ts';
import { SITE_ROOT } from './site-root.ts';

/** One page in one language, as it is before any script runs. */
export type RenderedPage = {
  locale: Locale;
  path: string;
  markup: string;
  title: string;
  description: string;
  /** The parts of the messages that it speaks. */
  parts: readonly Part[];
};

/** A page in every language, and the styles of all of them. */
export type RenderedRoute = { pages: readonly RenderedPage[]; styles: string };

/**
 * Renders the page at a path in every language, as the browser renders it first. Addresses of files
 * and links begin with SITE_ROOT. Throws when a page does not render whole.
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
  await preloadPage(path, locale, { asShown: false });
  const { title, description, parts } = routeOf(path);
  const markup = renderToString(
    sheet.collectStyles(
      <IntlBoundary initial={{ locale, messages: shell }}>
        <App shown={{ locale, path, root: SITE_ROOT }} />
      </IntlBoundary>,
    ),
  );
  if (markup.includes('<!--$?-->') || markup.includes('<!--$!-->'))
    throw new Error(`${path} in ${locale} waits for something: it was not rendered whole`);
  const messages: Messages = Object.assign(
    {},
    shell,
    ...parts.map((part) => partNow(locale, part)),
  );
  const { formatMessage } = createIntl({ locale, messages });
  return {
    locale,
    path,
    markup,
    title: formatMessage({ id: title }),
    description: formatMessage({ id: description }),
    parts,
  };
}

/** The rules, and beside them the library's notes of whose they are (adopt-styles.ts). */
function stylesOf(sheet: ServerStyleSheet): string {
  return sheet
    .getStyleTags()
    .replaceAll(/<\/?style[^>]*>/g, '')
    .replaceAll('/*!sc*/', '')
    .replaceAll(/\s*\n\s*/g, '');
}
