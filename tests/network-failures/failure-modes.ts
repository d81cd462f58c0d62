import type { RequestListener, ServerResponse } from 'node:http';

/** An unreachable host, the target of `redirect-away`. */
const UNREACHABLE = 'https://evil.example/';
const HUGE_BODY_BYTES = 200 * 1024 * 1024;
const CHUNK = Buffer.alloc(16 * 1024, ' ');

const CORS_HEADERS = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Headers': '*',
} as const;
const JSON_TYPE = { 'Content-Type': 'application/json; charset=utf-8' } as const;
const LINK = '{"code":200,"link_jump":"https://unio.example/ios","message":"ok"}';

const respond =
  (
    body: string | Buffer,
    status = 200,
    headers: Record<string, string> = JSON_TYPE,
  ): RequestListener =>
  (_request, response) =>
    void response.writeHead(status, { ...CORS_HEADERS, ...headers }).end(body);

const redirect =
  (to: (path: string) => string): RequestListener =>
  ({ url = '/' }, response) =>
    void response.writeHead(302, { ...CORS_HEADERS, Location: to(url) }).end();

/** Request handlers for everything that the service or the network can do wrong. */
export const FAILURE_HANDLERS = {
  /** FAULT-1 */
  silent: () => undefined,
  /** FAULT-2 */
  reset: (_request, response) => void response.destroy(),
  /** FAULT-3 */
  'http-500': respond('{"message":"no"}', 500),
  'http-502': respond('<h1>Bad gateway</h1>', 502, { 'Content-Type': 'text/html' }),
  'http-503': respond('', 503, { 'Retry-After': '1' }),
  /** FAULT-4 */
  'http-429': respond(LINK, 429, { 'Retry-After': '0' }),
  /** FAULT-5 */
  'other-code': respond('{"code":500,"link_jump":"https://unio.example","message":"<b>no</b>"}'),
  /** FAULT-6 */
  'code-as-text': respond(LINK.replace('200', '"200"')),
  /** FAULT-7 */
  portal: respond('<html><title>Sign in</title></html>', 200, { 'Content-Type': 'text/html' }),
  /** FAULT-8 */
  'half-json': respond(LINK.slice(0, 30)),
  /** FAULT-8: shorter than its Content-Length. */
  'half-body': (_request, response) => {
    response.writeHead(200, { ...CORS_HEADERS, ...JSON_TYPE, 'Content-Length': '100' });
    response.write(LINK.slice(0, 30), () => response.destroy());
  },
  /** FAULT-9 */
  empty: respond(''),
  'no-content': (_request, response) => void response.writeHead(204, CORS_HEADERS).end(),
  /** FAULT-10 */
  null: respond('null'),
  array: respond(`[${LINK}]`),
  mark: respond(`\ufeff${LINK}`),
  prototype: respond(`{"__proto__":${LINK}}`),
  'not-utf8': respond(Buffer.from([0x22, 0xff, 0x22])),
  /** FAULT-11 */
  huge: (_request, response) => stream(response, HUGE_BODY_BYTES),
  /** FAULT-12 */
  drip: (_request, response) =>
    void response.writeHead(200, { ...CORS_HEADERS, ...JSON_TYPE }).write(' '),
  /** FAULT-13 */
  'redirect-loop': redirect((path) => path),
  'redirect-here': redirect(() => '/success'),
  'redirect-away': redirect(() => UNREACHABLE),
  /** FAULT-14: a valid response without CORS headers. */
  'no-cors': (_request, response) => void response.writeHead(200, JSON_TYPE).end(LINK),
  /** FAULT-16 */
  'no-link': respond('{"code":200,"message":"ok"}'),
  'long-link': respond(LINK.replace('/ios', `/${'x'.repeat(10_000)}`)),
  /** FAULT-17 */
  script: respond(LINK.replace('https://unio.example/ios', 'javascript:alert(1)')),
  /** FAULT-18 */
  credentials: respond(LINK.replace('unio.example', 'ok@evil.example')),
  /** FAULT-19 */
  'two-manifests': respond(
    LINK.replace(
      'https://unio.example/ios',
      'itms-services://?action=download-manifest&url=https://unio.example/a&url=https://evil.example/b',
    ),
  ),
  /** FAULT-78 */
  'foreign-host': respond(LINK.replace('unio.example', 'evil.example')),
  success: respond(LINK),
} as const satisfies Record<string, RequestListener>;

export type NetworkFailure = keyof typeof FAILURE_HANDLERS;

function stream(response: ServerResponse, whole: number): void {
  let sent = 0;
  const more = (): void => {
    while (sent < whole && !response.destroyed) {
      sent += CHUNK.length;
      if (!response.write(CHUNK)) return void response.once('drain', more);
    }
    response.end();
  };
  response.writeHead(200, { ...CORS_HEADERS, ...JSON_TYPE });
  more();
}
