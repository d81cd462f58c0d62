import { createHash } from 'node:crypto';
import { createServer, type RequestListener, type Server } from 'node:http';
import { afterEach, expect, test } from 'vitest';
import { listen, closeServer } from '../../mocks/preview/loopback.ts';
import { readSite, type Site } from '../../src/site-config.ts';
import { APK_TYPE, apkProblems, type Patience } from './apk.ts';
import { documentProblems, settingProblems } from './allowed-hosts.ts';

const FILE = Buffer.concat([Buffer.from('PK\u0003\u0004'), Buffer.alloc(100_000, 7)]);
const DIGEST = createHash('sha256').update(FILE).digest('hex');
const OTHER = Buffer.concat([FILE.subarray(0, -1), Buffer.alloc(1)]);
const QUICK: Patience = { silence: 1_000, total: 3_000 };

let server: Server | undefined;
afterEach(async () => {
  if (server) await closeServer(server);
});

/** A release whose APK is on a server of this test. */
async function released(
  answer: RequestListener,
  settings: Record<string, string> = {},
): Promise<Site> {
  server = createServer(answer);
  const origin = await listen(server, 0);
  return readSite({
    VITE_SITE_ORIGIN: origin,
    VITE_APK_URL: `${origin}/unio-wallet.apk`,
    VITE_APK_SIZE: String(FILE.length),
    VITE_APK_SHA256: DIGEST,
    ...settings,
  });
}

const sends =
  (body: Buffer, type = APK_TYPE): RequestListener =>
  (_, reply) =>
    void reply.writeHead(200, { 'Content-Type': type }).end(body);

test('the right APK has no findings', async () => {
  expect(await apkProblems(await released(sends(FILE)), QUICK)).toEqual([]);
});

test.each([
  [
    'another file of the same length',
    sends(OTHER),
    [/its SHA-256 is [\da-f]{64}, not [\da-f]{64}$/],
  ],
  ['a shorter file', sends(FILE.subarray(0, -1)), [/is 100003 bytes long, not 100004/, /SHA-256/]],
  ['a longer file', sends(Buffer.concat([FILE, FILE])), [/is longer than 100004 bytes/]],
  ['another type', sends(FILE, 'application/zip'), [/its type is application\/zip, not /]],
  [
    'a page that says it is a file',
    sends(Buffer.alloc(FILE.length, 'x')),
    [/does not begin like one/, /SHA-256/],
  ],
  ['no file', (_, reply) => void reply.writeHead(404).end(), [/answers 404/]],
  [
    'a way to elsewhere',
    (request, reply) => {
      const { host = '' } = request.headers;
      if (host.startsWith('localhost')) return sends(FILE)(request, reply);
      reply.writeHead(302, { Location: `http://${host.replace('127.0.0.1', 'localhost')}/` }).end();
    },
    [/leads to localhost:\d+/],
  ],
  [
    'an answer that breaks off',
    (_, reply) => {
      reply.writeHead(200, { 'Content-Type': APK_TYPE, 'Content-Length': FILE.length });
      reply.write(FILE.subarray(0, 10), () => reply.destroy());
    },
    [/terminated/],
  ],
])('%s is reported', async (_, answer, told) => {
  const problems = await apkProblems(await released(answer), QUICK);
  expect(problems).toHaveLength(told.length);
  told.forEach((pattern, index) => expect(problems[index]).toMatch(pattern));
});

/** An endless body. */
const endless =
  (pause: number): RequestListener =>
  (_, reply) => {
    reply.writeHead(200, { 'Content-Type': APK_TYPE });
    const timer = setInterval(() => reply.write(FILE.subarray(0, 1000)), pause);
    reply.once('close', () => clearInterval(timer));
  };

test('an endless body is read up to the expected size only', async () => {
  expect(await apkProblems(await released(endless(0)), QUICK)).toEqual([
    expect.stringContaining('is longer than 100004 bytes'),
  ]);
});

test('a body that trickles in is aborted at the time limit', async () => {
  expect(await apkProblems(await released(endless(100)), QUICK)).toEqual([
    expect.stringContaining('all of it took longer than 3 s'),
  ]);
});

test('a silent connection is aborted sooner', async () => {
  expect(await apkProblems(await released(() => undefined), QUICK)).toEqual([
    expect.stringContaining('a part of it took longer than 1 s'),
  ]);
});

test('an unknown host is reported, not thrown', async () => {
  const site = readSite({ VITE_APK_URL: 'https://unio.invalid/unio-wallet.apk' });
  expect(await apkProblems(site, QUICK)).toHaveLength(1);
});

test('API-6 the defaults link to allowed hosts only', () => {
  expect(settingProblems(readSite({}))).toEqual([]);
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
])('API-6 %s=%s is reported', (variable, value, told) => {
  expect(settingProblems(readSite({ [variable]: value }))).toEqual([expect.stringContaining(told)]);
});

test('API-6 the enterprise app may be on the host of the distribution service', () => {
  const site = readSite({
    VITE_DISTRIBUTION_ORIGIN: 'https://apps.example',
    VITE_ENTERPRISE_BACKUP_URL:
      'itms-services://?action=download-manifest&url=https://apps.example/manifest.plist',
  });
  expect(settingProblems(site)).toEqual([]);
});

test('API-6 a document with other hosts is reported once per URL', () => {
  const site = readSite({});
  const links = ['https://unio.example/es/', 'https://play.google.com/store?a=1&amp;b=2'];
  const html = (addresses: string[]) => addresses.map((it) => `<a href="${it}">x</a>`).join('');
  expect(documentProblems('index.html', html(links), site)).toEqual([]);
  const evil = 'http://evil.example/a.js';
  expect(documentProblems('index.html', html([...links, evil, evil]), site)).toEqual([
    `index.html leads to ${evil}`,
  ]);
});
