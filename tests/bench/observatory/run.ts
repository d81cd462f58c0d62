/**
 * `npm run bench:observatory`: scans the built site with Mozilla's HTTP Observatory on this machine and prints
 * every rule with its points. Exit code 1 below the goal of 130.
 *
 * Needs `npm run build`, openssl, and the network once. The scanner has its own lock file next to this file,
 * because it depends on a database driver that `npm ci` cannot compile everywhere.
 */
import { execFile, execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import { createServer as createSocketServer, type AddressInfo, type Server } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { LOOPBACK } from '../../../mocks/preview/loopback.ts';
import { siteHandler } from '../../../mocks/preview/serve.ts';
import { parseSiteConfig } from '../../../src/site-config.ts';

interface Scan {
  readonly scan: { readonly grade: string; readonly score: number };
  readonly tests: Readonly<
    Record<string, { pass: boolean; scoreModifier: number; result: string }>
  >;
}

const GOAL = 130;
/** First byte of a TLS connection; an HTTP request begins with a letter. */
const TLS_HANDSHAKE = 0x16;
const ROOT = join(import.meta.dirname, '..', '..', '..');
const CACHE = join(ROOT, 'node_modules', '.cache');
const SCANNER = join(CACHE, 'observatory');
/** HSTS preload list, which the scanner's install script would download; the site is not on it. */
const HSTS_PRELOAD_FILE = 'hsts-preload.json';
const SCAN_SCRIPT = `import { scan } from '@mdn/mdn-http-observatory';
console.log(JSON.stringify(await scan(process.argv[1])));`;

if (!existsSync(SCANNER)) await install();
const workFolder = await mkdtemp(join(CACHE, 'scan-'));
const server = await serve(await createCertificate(workFolder));
try {
  const { port } = server.address() as AddressInfo;
  const args = ['--input-type=module', '-e', SCAN_SCRIPT, `localhost:${port}`];
  const env = { ...process.env, NODE_EXTRA_CA_CERTS: join(workFolder, 'cert.pem') };
  const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: SCANNER, env });
  const { scan, tests } = JSON.parse(stdout) as Scan;
  for (const [name, { pass, scoreModifier, result }] of Object.entries(tests)) {
    const points = `${scoreModifier > 0 ? '+' : ''}${scoreModifier}`.padStart(4);
    console.log(`${pass ? 'ok  ' : 'FAIL'} ${points}  ${name.padEnd(28)} ${result}`);
  }
  console.log(`\nScore ${scan.score}, grade ${scan.grade}; the goal is ${GOAL}`);
  process.exitCode = scan.score >= GOAL ? 0 : 1;
} finally {
  server.close();
  await rm(workFolder, { recursive: true });
}

/** Installs into a temporary folder first, so that the scanner is complete or absent. */
async function install(): Promise<void> {
  await mkdir(CACHE, { recursive: true });
  const staging = await mkdtemp(join(CACHE, 'observatory-'));
  for (const file of ['package.json', 'package-lock.json'])
    await cp(join(import.meta.dirname, file), join(staging, file));
  execFileSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], {
    cwd: staging,
    stdio: 'inherit',
  });
  const conf = join(staging, 'node_modules', '@mdn', 'mdn-http-observatory', 'conf');
  await writeFile(join(conf, HSTS_PRELOAD_FILE), '{}');
  await rename(staging, SCANNER);
}

async function createCertificate(folder: string): Promise<{ key: Buffer; cert: Buffer }> {
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  const kind = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  const files = ['-keyout', key, '-out', cert, '-days', '1'];
  await promisify(execFile)('openssl', ['req', '-x509', ...kind, ...subject, ...files]);
  return { key: await readFile(key), cert: await readFile(cert) };
}

/** Serves the site over https and a redirect over http on one port, because the scanner uses one port for both. */
async function serve(identity: { key: Buffer; cert: Buffer }): Promise<Server> {
  const { distributionOrigin } = parseSiteConfig({});
  const secure = createSecureServer(identity, siteHandler(join(ROOT, 'dist'), distributionOrigin));
  const plain = createServer(({ headers, url = '/' }: IncomingMessage, reply: ServerResponse) => {
    reply.writeHead(301, { Location: `https://${headers.host ?? ''}${url}` }).end();
  });
  const both = createSocketServer((socket) => {
    socket.once('data', (first: Buffer) => {
      socket.pause();
      socket.unshift(first);
      (first[0] === TLS_HANDSHAKE ? secure : plain).emit('connection', socket);
      // The server has attached its listeners by then.
      process.nextTick(() => socket.resume());
    });
  });
  await new Promise<void>((resolve) => both.listen(0, LOOPBACK, resolve));
  return both;
}
