import { escapeHtml, openTag } from './html.ts';
import type { RenderedPage } from '../../prerender/render.tsx';

/** A file that a document loads, as a path relative to the site, with the hash that the browser checks. */
export type Asset = { file: string; integrity: string };

/** What a document is made of, beside the page itself. */
export type DocumentParts = {
  /** The way from the document to the site's address: `./`, `../../`. */
  baseHref: string;
  /** Description, addresses and shared picture, as tags. */
  head: string;
  /** Structured data; left out where there is none to tell. */
  structuredData?: object | undefined;
  /** Runs before anything is painted (before-paint.ts). */
  beforePaint: Asset;
  /** The app. */
  entry: Asset;
  styles: Asset;
  /** Fonts of the first screen. */
  fonts: readonly string[];
  /** The app's code and this page's words: asked for, all at once, after the first look (main.tsx). */
  modules: readonly string[];
  /** Where the app can be had, for those who run no script (FAULT-60). */
  noscriptLinks: readonly { name: string; url: string }[];
};

/** A whole document: what is seen comes first, the app's script last. */
export function documentHtml(
  { locale, path, markup, title }: RenderedPage,
  parts: DocumentParts,
): string {
  const { baseHref } = parts;
  const at = (file: string) => `${baseHref}${file}`;
  const checked = (from: 'src' | 'href', { file, integrity }: Asset) =>
    ({ [from]: at(file), integrity, crossorigin: true }) as const;
  const head = [
    openTag('meta', { charset: 'utf-8' }),
    openTag('meta', {
      name: 'viewport',
      content: 'width=device-width, initial-scale=1, viewport-fit=cover',
    }),
    `<title>${escapeHtml(title)}</title>`,
    openTag('link', { rel: 'stylesheet', ...checked('href', parts.styles) }),
    `${openTag('script', checked('src', parts.beforePaint))}</script>`,
    ...parts.fonts.map((font) =>
      openTag('link', {
        rel: 'preload',
        as: 'font',
        type: 'font/woff2',
        href: at(font),
        crossorigin: true,
      }),
    ),
    parts.head,
    openTag('link', { rel: 'icon', href: at('favicon.svg'), type: 'image/svg+xml' }),
    openTag('link', { rel: 'apple-touch-icon', href: at('apple-touch-icon.png') }),
    openTag('link', { rel: 'manifest', href: at('manifest.webmanifest') }),
    `${openTag('script', {
      type: 'module',
      // It waits for the first look: what is looked at goes first.
      fetchpriority: 'low',
      ...checked('src', parts.entry),
      'data-modules': parts.modules.map(at).join(' '),
    })}</script>`,
    parts.structuredData &&
      `<script type="application/ld+json">${escapeJsonForScript(parts.structuredData)}</script>`,
  ];
  const links = parts.noscriptLinks.map(
    ({ name, url }) => `<li>${openTag('a', { href: url })}${escapeHtml(name)}</a></li>`,
  );
  return [
    '<!doctype html>',
    openTag('html', { lang: locale, 'data-path': path, 'data-root': baseHref }),
    `<head>${head.filter(Boolean).join('')}</head>`,
    `<body><div id="root">${markup}</div>`,
    `<noscript><ul class="without-script" data-surface="ink">${links.join('')}</ul></noscript>`,
    '</body></html>\n',
  ].join('');
}

/** JSON that cannot end the element it stands in. */
function escapeJsonForScript(data: object): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}
