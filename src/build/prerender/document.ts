import { escaped, tag } from './html.ts';
import type { RenderedPage } from '../../prerender/render.tsx';

/** A file that a document loads, as a path relative to the site, with the hash that the browser checks. */
export type Loaded = { file: string; integrity: string };

/** What a document is made of, beside the page itself. */
export type DocumentParts = {
  /** The way from the document to the site's address: `./`, `../../`. */
  root: string;
  /** Description, addresses and shared picture, as tags. */
  head: string;
  /** Structured data; left out where there is none to tell. */
  data?: object | undefined;
  /** Runs before anything is painted (before-paint.ts). */
  start: Loaded;
  /** The app. */
  entry: Loaded;
  styles: Loaded;
  /** Fonts of the first screen. */
  fonts: readonly string[];
  /** The app's code and this page's words: asked for, all at once, after the first look (main.tsx). */
  modules: readonly string[];
  /** Where the app can be had, for those who run no script (FAULT-60). */
  links: readonly { name: string; url: string }[];
};

/** A whole document: what is seen comes first, the app's script last. */
export function documentOf(
  { locale, path, markup, title }: RenderedPage,
  parts: DocumentParts,
): string {
  const { root } = parts;
  const at = (file: string) => `${root}${file}`;
  const checked = (from: 'src' | 'href', { file, integrity }: Loaded) =>
    ({ [from]: at(file), integrity, crossorigin: true }) as const;
  const head = [
    tag('meta', { charset: 'utf-8' }),
    tag('meta', {
      name: 'viewport',
      content: 'width=device-width, initial-scale=1, viewport-fit=cover',
    }),
    `<title>${escaped(title)}</title>`,
    tag('link', { rel: 'stylesheet', ...checked('href', parts.styles) }),
    `${tag('script', checked('src', parts.start))}</script>`,
    ...parts.fonts.map((font) =>
      tag('link', {
        rel: 'preload',
        as: 'font',
        type: 'font/woff2',
        href: at(font),
        crossorigin: true,
      }),
    ),
    parts.head,
    tag('link', { rel: 'icon', href: at('favicon.svg'), type: 'image/svg+xml' }),
    tag('link', { rel: 'apple-touch-icon', href: at('apple-touch-icon.png') }),
    tag('link', { rel: 'manifest', href: at('manifest.webmanifest') }),
    `${tag('script', {
      type: 'module',
      // It waits for the first look: what is looked at goes first.
      fetchpriority: 'low',
      ...checked('src', parts.entry),
      'data-modules': parts.modules.map(at).join(' '),
    })}</script>`,
    parts.data && `<script type="application/ld+json">${asScriptText(parts.data)}</script>`,
  ];
  const links = parts.links.map(
    ({ name, url }) => `<li>${tag('a', { href: url })}${escaped(name)}</a></li>`,
  );
  return [
    '<!doctype html>',
    tag('html', { lang: locale, 'data-path': path, 'data-root': root }),
    `<head>${head.filter(Boolean).join('')}</head>`,
    `<body><div id="root">${markup}</div>`,
    `<noscript><ul class="without-script" data-surface="ink">${links.join('')}</ul></noscript>`,
    '</body></html>\n',
  ].join('');
}

/** JSON that cannot end the element it stands in. */
function asScriptText(data: object): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}
