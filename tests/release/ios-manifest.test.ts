import { createServer, type RequestListener, type Server } from 'node:http';
import { afterEach, expect, test } from 'vitest';
import { closeServer, listen } from '../../mocks/preview/loopback.ts';
import type { Site } from '../../src/site-config.ts';
import { iosManifestProblems } from './ios-manifest.ts';
import { RIGHT_SITE } from './right-release.ts';

const LIMITS = { idle: 1_000, total: 3_000 };
const APP = 'https://apps.unio/ios/unio-wallet.ipa';

const manifest = ({ app = APP, icon = 'https://wallet.unio/icon.png', bundle = 'unio.wallet' }) =>
  `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
<plist version="1.0"><dict><key>items</key><array><dict>
<key>assets</key><array>
<dict><key>kind</key><string>software-package</string><key>url</key><string>${app}</string></dict>
<dict><key>kind</key><string>display-image</string><key>url</key><string>${icon}</string></dict>
</array>
<key>metadata</key><dict><key>bundle-identifier</key><string>${bundle}</string>
<key>kind</key><string>software</string><key>title</key><string>Unio Wallet</string></dict>
</dict></array></dict></plist>`;

const EVIL_APP = 'https://evil.unio/a.ipa?https://apps.unio/';

let server: Server | undefined;
afterEach(async () => {
  if (server) await closeServer(server);
});

const SITE = { ...RIGHT_SITE, enterpriseHosts: [...RIGHT_SITE.enterpriseHosts, '127.0.0.1'] };

/** The problems of a manifest that is on this machine. */
async function problemsOf(listener: RequestListener, site: Site = SITE): Promise<string[]> {
  server = createServer(listener);
  const origin = await listen(server, 0);
  return iosManifestProblems(site, LIMITS, `${origin}/ios/manifest.plist`);
}

const respondWith =
  (body: string, type = 'application/xml', status = 200): RequestListener =>
  (_, reply) =>
    void reply.writeHead(status, { 'Content-Type': type }).end(body);

test('DL-6 VER-8 the right iOS manifest has no findings', async () => {
  expect(await problemsOf(respondWith(manifest({})))).toEqual([]);
});

test.each([
  ['that is missing', respondWith('', 'text/html', 404), 'responds 404'],
  ['without a body', respondWith('', 'application/xml', 204), 'responds 204'],
  [
    'of another type',
    respondWith(manifest({}), 'text/html'),
    'its type is text/html, not application/xml or application/x-plist or text/xml',
  ],
  ['that is no XML', respondWith('bplist00'), 'is no manifest: it has no items'],
  [
    'that is another list',
    respondWith('<plist><dict/></plist>'),
    'is no manifest: it has no items',
  ],
  ['with an app on another host', respondWith(manifest({ app: EVIL_APP })), 'leads to evil.unio'],
  [
    'with an app without https',
    respondWith(manifest({ app: APP.replace('https', 'http') })),
    'leads to http://apps.unio, which is not https',
  ],
  ['without an app', respondWith(manifest({ app: '' })), 'names no address: ""'],
  [
    'with an icon on another host',
    respondWith(manifest({ icon: 'https://evil.unio/i.png' })),
    'leads to evil.unio',
  ],
  [
    'without a package',
    respondWith(manifest({}).replace('software-package', 'full-size-image')),
    'names no software-package',
  ],
  ['without a bundle', respondWith(manifest({ bundle: ' ' })), 'has no bundle-identifier'],
  [
    'with the bundle of an example',
    respondWith(manifest({ bundle: 'com.example.unio' })),
    'its bundle-identifier is a placeholder: com.example.unio',
  ],
  [
    'that only iPhones get, with an app on another host',
    ((request, reply) => {
      const app = request.headers['user-agent']?.includes('iPhone') === true ? EVIL_APP : APP;
      respondWith(manifest({ app }))(request, reply);
    }) satisfies RequestListener,
    'leads to evil.unio',
  ],
  ['that is too long', respondWith(' '.repeat(2 ** 20 + 1)), 'is longer than 1048576 bytes'],
  [
    'behind a redirect to another host',
    ((_, reply) =>
      void reply
        .writeHead(302, { Location: 'https://evil.unio/' })
        .end()) satisfies RequestListener,
    'leads to evil.unio',
  ],
])('DL-6 VER-8 FAULT-78 an iOS manifest %s is refused', async (_, listener, problem) => {
  expect(await problemsOf(listener)).toEqual([
    expect.stringMatching(new RegExp(`/ios/manifest\\.plist: ${RegExp.escape(problem)}$`)),
  ]);
});

test('DL-6 VER-8 no manifest is requested if none is offered', async () => {
  const missing = respondWith('', 'text/html', 404);
  expect(await problemsOf(missing, { ...SITE, enterpriseEnabled: false })).toEqual([]);
  if (server) await closeServer(server);
  const page = { ...SITE, enterpriseBackupUrl: 'https://apps.unio/ios' };
  expect(await problemsOf(missing, page)).toEqual([]);
});

test('DL-6 VER-8 FAULT-78 the address of the manifest is that of the backup link', async () => {
  const site = { ...SITE, enterpriseHosts: ['wallet.unio'] };
  expect(await iosManifestProblems(site, LIMITS)).toEqual([
    'https://apps.unio/ios/manifest.plist: leads to apps.unio',
  ]);
});
