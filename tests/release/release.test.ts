import { createHash } from 'node:crypto';
import { createServer, type RequestListener, type Server } from 'node:http';
import { afterEach, expect, test } from 'vitest';
import { listen, closeServer } from '../../mocks/preview/loopback.ts';
import { parseSiteConfig, type Site } from '../../src/site-config.ts';
import { APK_TYPE, apkProblems, type TimeLimits } from './apk.ts';
import { documentProblems, settingProblems } from './allowed-hosts.ts';

const FILE = Buffer.concat([Buffer.from('PK\u0003\u0004'), Buffer.alloc(100_000, 7)]);
const DIGEST = createHash('sha256').update(FILE).digest('hex');
const OTHER = Buffer.concat([FILE.subarray(0, -1), Buffer.alloc(1)]);
const SHORT_LIMITS: TimeLimits = { silence: 1_000, total: 3_000 };

let server: Server | undefined;
afterEach(async () => {
  if (server) await closeServer(server);
});

async function releaseWith(
  listener: RequestListener,
  settings: Record<string, string> = {},
): Promise<Site> {
  server = createServer(listener);
  const origin = await listen(server, 0);
  return parseSiteConfig({
    VITE_SITE_ORIGIN: origin,
    VITE_APK_URL: `${origin}/unio-wallet.apk`,
    VITE_APK_SIZE: String(FILE.length),
    VITE_APK_SHA256: DIGEST,
    ...settings,
  });
}

const respondWith =
  (body: Buffer, type = APK_TYPE): RequestListener =>
  (_, reply) =>
    void reply.writeHead(200, { 'Content-Type': type }).end(body);

test('the right APK has no findings', async () => {
  expect(await apkProblems(await releaseWith(respondWith(FILE)), SHORT_LIMITS)).toEqual([]);
});

test.each([
  [
    'another file of the same length',
    respondWith(OTHER),
    [/its SHA-256 is [\da-f]{64}, not [\da-f]{64}$/],
  ],
  [
    'a shorter file',
    respondWith(FILE.subarray(0, -1)),
    [/is 100003 bytes long, not 100004/, /SHA-256/],
  ],
  ['a longer file', respondWith(Buffer.concat([FILE, FILE])), [/is longer than 100004 bytes/]],
  ['another type', respondWith(FILE, 'application/zip'), [/its type is application\/zip, not /]],
  [
    'text with the type of an APK',
    respondWith(Buffer.alloc(FILE.length, 'x')),
    [/no ZIP signature/, /SHA-256/],
  ],
  ['no file', (_, reply) => void reply.writeHead(404).end(), [/responds 404/]],
  [
    'a redirect to another host',
    (request, reply) => {
      const { host = '' } = request.headers;
      if (host.startsWith('localhost')) return respondWith(FILE)(request, reply);
      reply.writeHead(302, { Location: `http://${host.replace('127.0.0.1', 'localhost')}/` }).end();
    },
    [/leads to localhost:\d+/],
  ],
  [
    'a truncated response',
    (_, reply) => {
      reply.writeHead(200, { 'Content-Type': APK_TYPE, 'Content-Length': FILE.length });
      reply.write(FILE.subarray(0, 10), () => reply.destroy());
    },
    [/terminated/],
  ],
])('%s is reported', async (_, listener, expected) => {
  const problems = await apkProblems(await releaseWith(listener), SHORT_LIMITS);
  expect(problems).toHaveLength(expected.length);
  expected.forEach((pattern, index) => expect(problems[index]).toMatch(pattern));
});

const endless =
  (pause: number): RequestListener =>
  (_, reply) => {
    reply.writeHead(200, { 'Content-Type': APK_TYPE });
    const timer = setInterval(() => reply.write(FILE.subarray(0, 1000)), pause);
    reply.once('close', () => clearInterval(timer));
  };

test('an endless body is read up to the expected size only', async () => {
  expect(await apkProblems(await releaseWith(endless(0)), SHORT_LIMITS)).toEqual([
    expect.stringContaining('is longer than 100004 bytes'),
  ]);
});

test('a body that trickles in is aborted at the time limit', async () => {
  expect(await apkProblems(await releaseWith(endless(100)), SHORT_LIMITS)).toEqual([
    expect.stringContaining('the download took longer than 3 s'),
  ]);
});

test('a silent connection is aborted sooner', async () => {
  expect(await apkProblems(await releaseWith(() => undefined), SHORT_LIMITS)).toEqual([
    expect.stringContaining('a step of the download took longer than 1 s'),
  ]);
});

test('an unknown host is reported, not thrown', async () => {
  const site = parseSiteConfig({ VITE_APK_URL: 'https://unio.invalid/unio-wallet.apk' });
  expect(await apkProblems(site, SHORT_LIMITS)).toHaveLength(1);
});

test('API-6 the defaults link to allowed hosts only', () => {
  expect(settingProblems(parseSiteConfig({}))).toEqual([]);
});

test.each([
  ['VITE_GOOGLE_PLAY_URL', 'https://play.google.com.evil.example/', 'googlePlayUrl leads to'],
  ['VITE_APP_STORE_URL', 'https://apps.apple.example/hk/app', 'appStoreUrl leads to'],
  ['VITE_SOCIAL_URL', 'https://xx.com/unio', 'socialUrl leads to xx.com'],
  ['VITE_MAIL_URL', 'https://mail.google.example/', 'mailUrl leads to'],
  ['VITE_APK_URL', 'https://notunio.example/unio.apk', 'apkUrl leads to notunio.example'],
  [
    'VITE_ENTERPRISE_BACKUP_URL',
    'itms-services://?action=download-manifest&url=https://evil.example/manifest.plist',
    'enterpriseBackupUrl leads to evil.example',
  ],
])('API-6 %s=%s is reported', (variable, value, expected) => {
  expect(settingProblems(parseSiteConfig({ [variable]: value }))).toEqual([
    expect.stringContaining(expected),
  ]);
});

test('API-6 the enterprise app may be on the host of the distribution service', () => {
  const site = parseSiteConfig({
    VITE_DISTRIBUTION_ORIGIN: 'https://apps.example',
    VITE_ENTERPRISE_BACKUP_URL:
      'itms-services://?action=download-manifest&url=https://apps.example/manifest.plist',
  });
  expect(settingProblems(site)).toEqual([]);
});

test('API-6 a document with other hosts is reported once per URL', () => {
  const site = parseSiteConfig({});
  const links = ['https://unio.example/es/', 'https://play.google.com/store?a=1&amp;b=2'];
  const html = (addresses: string[]) => addresses.map((it) => `<a href="${it}">x</a>`).join('');
  expect(documentProblems('index.html', html(links), site)).toEqual([]);
  const evil = 'http://evil.example/a.js';
  expect(documentProblems('index.html', html([...links, evil, evil]), site)).toEqual([
    `index.html leads to ${evil}`,
  ]);
});
