import { createServer, type RequestListener, type Server } from 'node:http';
import { afterEach, expect, test } from 'vitest';
import { listen, closeServer } from '../../mocks/preview/loopback.ts';
import { parseSiteConfig, type Site } from '../../src/site-config.ts';
import {
  certificateDigest,
  fixture,
  readKey,
  sha256,
  signApk,
  withFiller,
} from '../apk/sign-apk.ts';
import { APK_TYPE, apkProblems } from './apk.ts';
import { downloadProblems, type TimeLimits } from './download-problems.ts';

/** An APK of 100 kB that was signed with the test key. */
const FILE = signApk(withFiller(fixture('unsigned.apk'), 100_000), readKey(''));
const DIGEST = sha256(FILE).toString('hex');
const CHANGED = Buffer.from(FILE);
CHANGED.writeUInt8(1, 50_000);
const RESIGNED = signApk(withFiller(fixture('unsigned.apk'), 100_000), readKey('newer-'));
const SHORT_LIMITS: TimeLimits = { idle: 1_000, total: 3_000 };

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
    VITE_APK_CERT_SHA256: certificateDigest(''),
    VITE_APK_VERSION: '2.10.0',
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
    respondWith(CHANGED),
    [
      /its signature is broken/,
      /its signing certificate is unknown, not [\da-f]{64}$/,
      /its SHA-256 is [\da-f]{64}, not [\da-f]{64}$/,
    ],
  ],
  [
    'a shorter file',
    respondWith(FILE.subarray(0, -1)),
    [/is \d+ bytes long, not \d+$/, /is no APK: incomplete$/],
  ],
  ['a longer file', respondWith(Buffer.concat([FILE, FILE])), [/is longer than \d+ bytes$/]],
  ['another type', respondWith(FILE, 'application/zip'), [/its type is application\/zip, not /]],
  [
    'text with the type of an APK',
    respondWith(Buffer.alloc(FILE.length, 'x')),
    [/is no APK: no-zip$/],
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

test.each([
  ['version', { VITE_APK_VERSION: '2.11.0' }, /its version is 2\.10\.0, not 2\.11\.0$/],
  [
    'package',
    { VITE_GOOGLE_PLAY_URL: 'https://play.google.com/store/apps/details?id=unio.other' },
    /its package is example\.unio\.wallet, not unio\.other$/,
  ],
  [
    'certificate',
    { VITE_APK_CERT_SHA256: 'ab'.repeat(32) },
    /its signing certificate is [\da-f]{64}, not (?:ab){32}$/,
  ],
])('VER-7 VER-8 another %s in the settings is reported', async (_, settings, expected) => {
  const problems = await apkProblems(await releaseWith(respondWith(FILE), settings), SHORT_LIMITS);
  expect(problems).toEqual([expect.stringMatching(expected)]);
});

test('VER-7 VER-8 the same app with the signature of somebody else is reported', async () => {
  const settings = {
    VITE_APK_SIZE: String(RESIGNED.length),
    VITE_APK_SHA256: sha256(RESIGNED).toString('hex'),
  };
  const site = await releaseWith(respondWith(RESIGNED), settings);
  expect(await apkProblems(site, SHORT_LIMITS)).toEqual([
    expect.stringMatching(/its signing certificate is [\da-f]{64}, not [\da-f]{64}$/),
  ]);
});

test('VER-7 VER-8 a file that is signed by the old scheme only is reported', async () => {
  const v1 = fixture('v1.apk');
  const settings = {
    VITE_APK_SIZE: String(v1.length),
    VITE_APK_SHA256: sha256(v1).toString('hex'),
  };
  const problems = await apkProblems(await releaseWith(respondWith(v1), settings), SHORT_LIMITS);
  expect(problems[0]).toContain('its signature is v1-only');
});

/** Redirects through these addresses to the file. */
const redirectThrough =
  (...addresses: readonly ((origin: string) => string)[]): RequestListener =>
  (request, reply) => {
    const step = Number(new URL(request.url ?? '', 'http://any').searchParams.get('step') ?? 0);
    const address = addresses[step];
    if (address === undefined) return respondWith(FILE)(request, reply);
    const port = (request.headers.host ?? '').split(':')[1] ?? '';
    const url = new URL(address(`http://127.0.0.1:${port}`));
    url.searchParams.set('step', String(step + 1));
    reply.writeHead(302, { Location: url.href }).end();
  };
const ownHost = (origin: string) => origin;
const otherHost = (origin: string) => origin.replace('127.0.0.1', 'localhost');

test('API-6 VER-8 redirects within the own host are followed, five at most', async () => {
  const five = await releaseWith(redirectThrough(ownHost, ownHost, ownHost, ownHost, ownHost));
  expect(await apkProblems(five, SHORT_LIMITS)).toEqual([]);
  if (server) await closeServer(server);
  const six = await releaseWith(
    redirectThrough(ownHost, ownHost, ownHost, ownHost, ownHost, ownHost),
  );
  expect(await apkProblems(six, SHORT_LIMITS)).toEqual([
    expect.stringContaining('redirects more than 5 times'),
  ]);
});

test('API-6 VER-8 a redirect through another host is reported, even if it returns to the own host', async () => {
  const site = await releaseWith(redirectThrough(otherHost, ownHost));
  expect(await apkProblems(site, SHORT_LIMITS)).toEqual([
    expect.stringMatching(/: leads to localhost:\d+$/),
  ]);
});

test('VER-8 a changed file that the host sends only to Android phones is reported', async () => {
  const site = await releaseWith((request, reply) => {
    const isPhone = request.headers['user-agent']?.includes('Android') === true;
    respondWith(isPhone ? CHANGED : FILE)(request, reply);
  });
  expect((await apkProblems(site, SHORT_LIMITS)).join()).toContain('its SHA-256 is');
});

test('API-6 VER-8 a redirect to an own host without https is reported and not followed', async () => {
  const site = await releaseWith(redirectThrough(() => 'http://get.unio.invalid/unio-wallet.apk'));
  const isOwn = () => true;
  expect(
    await downloadProblems(site.apkUrl, 'android', isOwn, SHORT_LIMITS, async () => []),
  ).toEqual([`${site.apkUrl}: leads to http://get.unio.invalid, which is not https`]);
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
    expect.stringContaining(`is longer than ${FILE.length} bytes`),
  ]);
});

test('a body that arrives slowly is aborted at the time limit', async () => {
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
  const site = parseSiteConfig({
    VITE_SITE_ORIGIN: 'https://unio.invalid',
    VITE_APK_URL: 'https://unio.invalid/unio-wallet.apk',
  });
  expect(await apkProblems(site, SHORT_LIMITS)).toEqual([expect.stringContaining('unio.invalid')]);
});
