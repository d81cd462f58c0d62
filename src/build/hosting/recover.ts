import { CACHE_CONTROL } from '../../headers.ts';
import { block, quoteConfigValue, responseHeaders, type BuildOutput } from './build-output.ts';
import { headersFile } from './headers-file.ts';

/**
 * What hosts send during an incident, in addition to their configuration (VER-6). Documents clear what browsers have
 * stored. A worker's script must not have this header: the browser would stop the recovering worker.
 */
const CLEAR_SITE_DATA = { 'Clear-Site-Data': '"cache", "storage"' } as const;
const RECOVER_FILE = '/service-worker.recover.js';
/** The worker's scope may be the whole site, wherever its script is. */
const SERVICE_WORKER_ALLOWED = { 'Service-Worker-Allowed': '/' } as const;

const comment = (include: string) => [
  '# Written by the build, for an incident only: Storybook → Docs → Incident. Add it after the other:',
  '#',
  `#   ${include}`,
  '',
];

/**
 * Browsers request a worker's script with `Service-Worker: script`: such a request gets the recovering
 * worker, whatever the name and the folder of the hostile one.
 */
export function nginxRecover(release: BuildOutput): string {
  const headers = responseHeaders(release, {
    ...SERVICE_WORKER_ALLOWED,
    'Cache-Control': CACHE_CONTROL.revalidate,
  });
  return [
    ...comment('include unio/nginx-recover.conf;'),
    "set $unio_clear '';",
    ...block('if ($uri ~ /$)', [`set $unio_clear '${CLEAR_SITE_DATA['Clear-Site-Data']}';`]),
    '# nginx does not send an empty header.',
    'add_header Clear-Site-Data $unio_clear always;',
    ...block('if ($http_service_worker = script)', [`rewrite ^ ${RECOVER_FILE} last;`]),
    ...block(`location = ${RECOVER_FILE}`, [
      ...headers.map(([name, value]) => `add_header ${name} ${quoteConfigValue(value)} always;`),
      'try_files $uri =404;',
    ]),
    '',
  ].join('\n');
}

export function caddyRecover(): string {
  return [
    ...comment('import unio/caddy-recover.conf'),
    ...block('@document', ['path */', 'not header Service-Worker script']),
    `header @document Clear-Site-Data \`${CLEAR_SITE_DATA['Clear-Site-Data']}\``,
    '@worker header Service-Worker script',
    'header @worker Service-Worker-Allowed /',
    `rewrite @worker ${RECOVER_FILE}`,
    '',
  ].join('\n');
}

/** `_headers` in place of the built one, for Netlify and Cloudflare Pages. */
export function headersFileRecover(release: BuildOutput): string {
  return headersFile(release, CLEAR_SITE_DATA);
}
