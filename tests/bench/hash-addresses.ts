/**
 * `npm run bench:hash-addresses`: first and largest contentful paint of each hash address, compared with the
 * document of the same page (ROUTE-12), in ms from the start of the navigation. The two alternate, so that the
 * ratios are reliable on a busy machine. The site is served as hosts do, over TLS and HTTP/2, on a link like slow
 * 4G: `bench:site` serves HTTP/1.1, where the second document waits for a new connection.
 *
 * - `--runs N` (default 3): prints medians
 * - `--locale vi`, `--route /download`: only these; may be repeated
 * - `--saved`: opens the English Home, with the language of `--locale` saved
 * - `--dist FOLDER`: another build
 */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createSecureServer } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, devices } from '@playwright/test';
import { siteHandler } from '../../mocks/preview/serve.ts';
import { documentPath } from '../../src/app/document-paths.ts';
import { LOCAL_BUILD } from '../../src/build/output-folder.ts';
import { FALLBACK_LOCALE, LOCALES, type Locale } from '../../src/i18n/locales.ts';
import { ROUTES } from '../../src/navigation/routes.ts';
import { CHROMIUM_ARGS, chromiumPath } from '../run/browser.ts';
import { createSlowLink } from './slow-link.ts';

const SLOWDOWN = 4;
/** Time in ms that the largest paint may come after the load event. */
const PAINT_WAIT = 1500;

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '3' },
    locale: { type: 'string', multiple: true },
    route: { type: 'string', multiple: true },
    saved: { type: 'boolean', default: false },
    dist: { type: 'string', default: LOCAL_BUILD },
  },
});

type Paints = Record<'first' | 'largest', number>;

const folder = await mkdtemp(join(tmpdir(), 'hash-addresses-'));
const origin = await serve();
const executablePath = await chromiumPath();
try {
  console.log(
    'address                          FCP ms, of the document     LCP ms, of the document',
  );
  for (const locale of LOCALES.filter((it) => values.locale?.includes(it) ?? true))
    for (const route of Object.values(ROUTES)) {
      if (route === ROUTES.home || values.route?.includes(route) === false) continue;
      const start = documentPath(values.saved ? FALLBACK_LOCALE : locale, ROUTES.home);
      const document: Paints[] = [];
      const hash: Paints[] = [];
      for (let run = 0; run < Number(values.runs); run += 1) {
        document.push(await measure(documentPath(locale, route), route, locale));
        hash.push(await measure(`${start}#${route}`, route, locale));
      }
      const columns = (['first', 'largest'] as const).map((paint) => {
        const [hashMs, documentMs] = [hash, document].map((all) =>
          median(all.map((it) => it[paint])),
        );
        const ratio = (hashMs ?? 0) / (documentMs ?? 0);
        return `${hashMs?.toFixed(0).padStart(6)} ${documentMs?.toFixed(0).padStart(6)} ${ratio.toFixed(2)}`;
      });
      const saved = values.saved ? ` (${locale} saved)` : '';
      console.log(`/${start}#${route}${saved}`.padEnd(34), columns.join('        '));
    }
} finally {
  await rm(folder, { recursive: true });
}
// Open connections keep the servers alive.
process.exit();

async function serve(): Promise<string> {
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')];
  const options =
    '-newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 1 -subj /CN=localhost';
  execFileSync('openssl', ['req', '-x509', ...options.split(' '), '-keyout', key, '-out', cert], {
    stdio: 'ignore',
  });
  const site = createSecureServer(
    { key: readFileSync(key), cert: readFileSync(cert) },
    // The request types of HTTP/1 and HTTP/2 differ only in parts that the handler does not use.
    siteHandler(resolve(values.dist), 'https://distribution.example') as never,
  );
  const link = createSlowLink(await listenOnFreePort(site));
  return `https://127.0.0.1:${await listenOnFreePort(link)}`;
}

function listenOnFreePort(server: ReturnType<typeof createSlowLink>): Promise<number> {
  return new Promise((done) => {
    server.listen(0, '127.0.0.1', () => done((server.address() as AddressInfo).port));
  });
}

/** Opens `address` in a new browser, without connections or a cache, and waits for the page of the route. */
async function measure(address: string, route: string, locale: Locale): Promise<Paints> {
  const browser = await chromium.launch({
    executablePath,
    args: [...CHROMIUM_ARGS, '--ignore-certificate-errors'],
  });
  try {
    const context = await browser.newContext({
      ...devices['Pixel 7'],
      locale,
      ignoreHTTPSErrors: true,
      serviceWorkers: 'block',
    });
    if (values.saved)
      await context.addInitScript((saved) => {
        localStorage.setItem('preferred-language', saved);
      }, locale);
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    const start = Date.now();
    // The first document navigates away while it loads, which `goto` reports as an error.
    await page.goto(`${origin}/${address}`, { waitUntil: 'commit' }).catch(() => undefined);
    const html = page.locator(`html[lang="${locale}"][data-path="${route}"]:not([data-cloak])`);
    await html.waitFor({ state: 'attached' });
    await page.waitForLoadState('load');
    await page.waitForTimeout(PAINT_WAIT);
    return await page.evaluate(readPaints, start);
  } finally {
    await browser.close();
  }
}

/** Runs in the page. Ms from `start` (ms since the epoch) to the paints. The last largest paint counts. */
function readPaints(start: number): Promise<Paints> {
  return new Promise((done) => {
    new PerformanceObserver((list) => {
      const [first] = performance.getEntriesByName('first-contentful-paint');
      const since = performance.timeOrigin - start;
      const [firstMs, largestMs] = [first, list.getEntries().at(-1)].map(
        (entry) => since + (entry?.startTime ?? Number.NaN),
      );
      done({ first: firstMs ?? Number.NaN, largest: largestMs ?? Number.NaN });
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  });
}

function median(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;
}
