import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { headersFile } from '../../src/build/hosting/headers-file.ts';
import type { BuildOutput } from '../../src/build/hosting/build-output.ts';
import { parseSiteConfig } from '../../src/site-config.ts';
import { expectedSecurityHeaders } from './expected-security-headers.ts';
import { type HostServer, type RunningServer, type ServerOptions, SERVERS } from './servers.ts';
import { startPreviewServer } from './static-host.ts';

/** A small build. */
export const FILES: Readonly<Record<string, string>> = {
  'index.html': '<!doctype html><title>en</title><script type="importmap">{}</script>',
  'es/index.html': '<!doctype html><title>es</title>',
  '404.html': '<!doctype html><title>404</title>',
  'assets/index-DiwrgTda.js': 'console.log("unio");'.repeat(50),
  'service-worker.js': 'self.skipWaiting();',
  'service-worker.recover.js': 'self.recover();',
  'manifest.webmanifest': '{"name":"Unio Wallet"}',
  'icons/icon-192.png': 'png',
  '.well-known/security.txt': 'Contact: mailto:security@unio.example',
  'unio.apk': 'PK',
  'android/unio-wallet.apk': 'PK',
  'android/index.html': '<title>Unio Wallet</title>',
  'android/beta/index.html': '<title>Unio Wallet</title>',
  'ios/index.html': '<title>Unio Wallet</title>',
  'android/page.html': '<script src="script.js"></script>',
  'android/script.js': 'alert(document.domain)',
  'ios/manifest.plist': '<plist/>',
  'ios/unio-wallet.ipa': 'PK',
};
/** Hash of the import map in `index.html`: `printf '{}' | openssl dgst -sha256 -binary | base64`. */
const INLINE_SCRIPTS = ["'sha256-RBNvo1WzZ4oRRq0W9+hknpT7T8If536DEMBg9hyq/4o='"];
export const release: BuildOutput = {
  site: parseSiteConfig({}),
  files: Object.keys(FILES),
  inlineScripts: INLINE_SCRIPTS,
};
export const SECURITY_HEADERS = expectedSecurityHeaders(
  release.site.distributionOrigin,
  INLINE_SCRIPTS,
);

export const previewServer: HostServer = {
  name: 'the server of npm start',
  packages: [],
  isInstalled: () => true,
  start: startPreviewServer,
};

/** `npm run test:hosts` requires all servers. */
const missing = process.env['UNIO_HOSTS']
  ? []
  : SERVERS.filter(({ isInstalled }) => !isInstalled());
for (const { name, packages } of missing)
  console.warn(`Not tested: ${name}; npm run test:hosts installs ${packages.join(', ')}`);
export const testedServers = SERVERS.filter((server) => !missing.includes(server));

/** Starts these servers, or all, with the small build. */
export async function startHosts(
  servers: readonly HostServer[] = [previewServer, ...testedServers],
  incident?: ServerOptions['incident'],
) {
  const folder = await mkdtemp(join(tmpdir(), 'unio-hosts-'));
  const root = join(folder, 'dist');
  for (const [file, text] of Object.entries({ ...FILES, _headers: headersFile(release) })) {
    await mkdir(dirname(join(root, file)), { recursive: true });
    await writeFile(join(root, file), text);
    if (!/\.(?:html|js)$/.test(file)) continue;
    await writeFile(join(root, `${file}.br`), brotliCompressSync(text));
    await writeFile(join(root, `${file}.gz`), gzipSync(text));
  }
  const running = new Map<string, RunningServer>();
  for (const { name, start } of servers)
    running.set(
      name,
      await start(release, root, await mkdtemp(join(folder, 'work-')), { incident }),
    );

  return {
    /** Sends the path as it is: `new URL` would normalize it. */
    async send(name: string, path: string, headers: Record<string, string> = {}) {
      const { hostname, port } = new URL(running.get(name)?.url ?? '');
      const sent = request({ hostname, port, path, headers }).end();
      const [reply] = (await once(sent, 'response')) as [IncomingMessage];
      const parts: Buffer[] = [];
      for await (const part of reply) parts.push(part as Buffer);
      return { status: reply.statusCode, headers: reply.headers, body: Buffer.concat(parts) };
    },
    async stop() {
      await Promise.all([...running.values()].map(({ stop }) => stop()));
      await rm(folder, { recursive: true });
    },
  };
}
