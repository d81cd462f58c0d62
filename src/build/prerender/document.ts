import { LINE_BREAK_MARKS } from '../../i18n/plain-text.ts';
import { THEME_COLOR } from '../web-manifest.ts';
import { escapeHtml, escapeJsonForScript, openTag } from './html.ts';
import type { RenderedPage } from '../../prerender/render.tsx';

/** `file` is relative to the site; `integrity` is for subresource integrity. */
export type Asset = { file: string; integrity: string };

/** What a page needs besides its markup. */
export type PageParts = {
  styles: Asset;
  /** Preloaded after the first paint (main.tsx). */
  modules: readonly string[];
  /** Preloaded with the modules. */
  messages: readonly string[];
};

/** The parts of a document besides the rendered page. */
export type DocumentParts = PageParts & {
  /** The relative URL of the site: `./`, `../../`. */
  baseHref: string;
  /** For before-paint.ts; undefined if the build has none (POP-1b). */
  officialOrigin?: string | undefined;
  /** Description, canonical URLs and Open Graph, as tags. */
  head: string;
  structuredData?: object | undefined;
  /** The code of a script that runs before the first paint (before-paint.ts). */
  beforePaint: string;
  /** With the integrity of what scripts load (VER-4). */
  importMap: string;
  entry: Asset;
  fonts: readonly string[];
  /** Another page, for embedded-page.ts. */
  embedded?: { page: RenderedPage; parts: PageParts } | undefined;
  /** Store links for visitors without JavaScript (FAULT-60). */
  noscriptLinks: readonly { name: string; url: string }[];
};

/** What ends an inline script early, or hides its end. */
const ENDS_SCRIPT = /<\/script|<!--/i;

/** What programs read of a document: its title, its structured data and every attribute. */
const MACHINE_READABLE = /<title>[^<]*|="application\/ld\+json">[^<]*|="[^"]*"/g;

/**
 * A whole document: what is seen comes first, the app's script last. Throws when something that
 * programs read has invisible characters (plain-text.ts), and when the inline script would end early.
 */
export function documentHtml(page: RenderedPage, parts: DocumentParts): string {
  const { locale, path } = page;
  const { baseHref } = parts;
  if (ENDS_SCRIPT.test(parts.beforePaint)) throw new Error('The inline script ends early');
  const toUrl = (file: string) => `${baseHref}${file}`;
  const integrityAttributes = (urlAttribute: 'src' | 'href', { file, integrity }: Asset) =>
    ({ [urlAttribute]: toUrl(file), integrity, crossorigin: true }) as const;
  const stylesOf = ({ styles }: PageParts) =>
    openTag('link', { rel: 'stylesheet', ...integrityAttributes('href', styles) });
  // A link that a script adds blocks rendering only with `blocking`.
  const deferredStylesOf = ({ styles }: PageParts) =>
    openTag('link', {
      rel: 'stylesheet',
      blocking: 'render',
      ...integrityAttributes('href', styles),
    });
  const rootOf = (page: RenderedPage, { modules, messages }: PageParts) => {
    const files = {
      'data-modules': modules.map(toUrl).join(' '),
      'data-messages': messages.map(toUrl).join(' '),
    };
    return `${openTag('div', { id: 'root', ...files })}${page.markup}</div>`;
  };
  const { embedded } = parts;
  const head = [
    openTag('meta', { charset: 'utf-8' }),
    openTag('meta', {
      name: 'viewport',
      content: 'width=device-width, initial-scale=1, viewport-fit=cover',
    }),
    openTag('meta', { name: 'theme-color', content: THEME_COLOR }),
    `<title>${escapeHtml(page.title)}</title>`,
    // For deferred-styles.ts.
    embedded &&
      `<template data-styles>${deferredStylesOf(parts)}</template><noscript>${stylesOf(parts)}</noscript>`,
    // Inline, and before the style sheets, because a script after them waits for them (ROUTE-12).
    `<script>${parts.beforePaint}</script>`,
    embedded &&
      [
        openTag('template', {
          'data-path': embedded.page.path,
          'data-title': embedded.page.title,
        }),
        deferredStylesOf(embedded.parts),
        rootOf(embedded.page, embedded.parts),
        '</template>',
      ].join(''),
    !embedded && stylesOf(parts),
    parts.head,
    openTag('link', { rel: 'icon', href: toUrl('favicon.svg'), type: 'image/svg+xml' }),
    openTag('link', { rel: 'apple-touch-icon', href: toUrl('apple-touch-icon.png') }),
    openTag('link', { rel: 'manifest', href: toUrl('manifest.webmanifest') }),
    // Before every module.
    `${openTag('script', { type: 'importmap' })}${parts.importMap}</script>`,
    `${openTag('script', {
      type: 'module',
      // The first paint has priority.
      fetchpriority: 'low',
      ...integrityAttributes('src', parts.entry),
    })}</script>`,
    parts.structuredData &&
      `<script type="application/ld+json">${escapeJsonForScript(parts.structuredData)}</script>`,
  ];
  const links = parts.noscriptLinks.map(
    ({ name, url }) => `<li>${openTag('a', { href: url })}${escapeHtml(name)}</a></li>`,
  );
  const html = [
    '<!doctype html>',
    openTag('html', {
      lang: locale,
      'data-path': path,
      'data-root': baseHref,
      ...(embedded && { 'data-embedded': embedded.page.path }),
      'data-fonts': parts.fonts.map(toUrl).join(' '),
      ...(parts.officialOrigin !== undefined && { 'data-site': parts.officialOrigin }),
    }),
    `<head>${head.filter(Boolean).join('')}</head>`,
    `<body>${embedded ? withLazyPicture(rootOf(page, parts)) : rootOf(page, parts)}`,
    `<noscript><ul class="without-script" data-surface="ink">${links.join('')}</ul></noscript>`,
    '</body></html>\n',
  ].join('');
  const invisible = html.match(MACHINE_READABLE)?.find((it) => LINE_BREAK_MARKS.test(it));
  if (invisible) throw new Error(`${path} in ${locale} has invisible characters in ${invisible}`);
  return html;
}

/** An eager image would be requested before the inline script can show another page. That script makes it eager. */
function withLazyPicture(markup: string): string {
  const [header = '', ...rest] = markup.split('<main');
  return [header, ...rest.map((it) => it.replaceAll('loading="eager"', 'loading="lazy"'))].join(
    '<main',
  );
}
