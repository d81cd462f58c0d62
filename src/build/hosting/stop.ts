import { CACHE_CONTROL } from '../../headers.ts';
import { LOCALES, type Locale } from '../../i18n/locales.ts';
import { STOP_HEADER } from '../../service-worker/worker/classify-request.ts';
import { block, quoteConfigValue, responseHeaders, type BuildOutput } from './build-output.ts';

/** Not messages of the app: the page must work without any file of the build. */
const WARNINGS: Readonly<Record<Locale, string>> = {
  en: 'Don’t install anything from this site today.',
  es: 'No instales nada desde este sitio hoy.',
  pt: 'Não instale nada deste site hoje.',
  'zh-TW': '今天請勿從本網站安裝任何程式。',
  vi: 'Hôm nay, đừng cài đặt bất cứ thứ gì từ trang web này.',
};

/** What visitors see while the site is taken down (VER-6), in every language at once. */
export const STOPPED_PAGE = [
  '<!doctype html><html lang=en><meta charset=utf-8><meta name=viewport content=width=device-width>',
  '<title>Unio Wallet</title>',
  ...LOCALES.map((locale) => `<h1 lang=${locale}>${inAscii(WARNINGS[locale])}</h1>`),
].join('');

/** As character references: hosts' configurations are ASCII. */
function inAscii(text: string): string {
  return text.replaceAll(/[^ -~]/gu, (letter) => `&#${letter.codePointAt(0)};`);
}

const STATUS = 503;
const TYPE = 'text/html';

/** The service worker shows a response with `X-Unio-Stop` instead of the cached page: classify-request.ts. */
const HEADERS = {
  [STOP_HEADER]: '1',
  'Cache-Control': CACHE_CONTROL.notFound,
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
} as const;

const comment = (file: string) => [
  '# Written by the build, for an incident only: Storybook → Docs → Incident.',
  `# Every address gets the same answer. Copy it over ${file} and reload.`,
  '',
];

const headerLines = (release: BuildOutput) =>
  responseHeaders(release, HEADERS).map(([name, value]) => `${name} ${quoteConfigValue(value)}`);

/** In place of `nginx.conf`. A `return` of the server block overrides every location, also the owner's own. */
export function nginxStop(release: BuildOutput): string {
  return [
    ...comment('nginx.conf'),
    'server_tokens off;',
    `error_page ${STATUS} @unio_stopped;`,
    `return ${STATUS};`,
    ...block('location @unio_stopped', [
      '# HTML also for the URL of an app.',
      'types {}',
      `default_type ${TYPE};`,
      'charset utf-8;',
      ...headerLines(release).map((line) => `add_header ${line} always;`),
      `return ${STATUS} ${quoteConfigValue(STOPPED_PAGE)};`,
    ]),
    '',
  ].join('\n');
}

/** In place of `caddy.conf`. */
export function caddyStop(release: BuildOutput): string {
  return [
    ...comment('caddy.conf'),
    ...block('route', [
      ...block('header', [
        ...headerLines(release),
        `Content-Type ${quoteConfigValue(`${TYPE}; charset=utf-8`)}`,
        '-Server',
      ]),
      `respond ${quoteConfigValue(STOPPED_PAGE)} ${STATUS}`,
    ]),
    '',
  ].join('\n');
}

/** `_headers` beside {@link STOPPED_PAGE}, for Netlify and Cloudflare Pages. Their status is 200. */
export const STOPPED_HEADERS = [
  '/*',
  ...Object.entries(HEADERS).map((it) => `  ${it.join(': ')}`),
  '',
].join('\n');
