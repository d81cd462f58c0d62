import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { listen, closeServer } from '../../mocks/preview/loopback.ts';
import { caddy } from '../../src/build/hosting/caddy.ts';
import { nginx } from '../../src/build/hosting/nginx.ts';
import { caddyRecover, nginxRecover } from '../../src/build/hosting/recover.ts';
import { caddyStop, nginxStop } from '../../src/build/hosting/stop.ts';
import type { BuildOutput } from '../../src/build/hosting/build-output.ts';

export interface RunningServer {
  /** Its origin, such as `http://127.0.0.1:40123`. */
  readonly url: string;
  readonly stop: () => Promise<void>;
}

export interface ServerOptions {
  /** During an incident: the site is taken down, or the configuration for the recovering worker is added. */
  readonly incident?: 'stop' | 'recover' | undefined;
  /** A header to leave out, so that a check reports it. */
  readonly omittedHeader?: string;
}

export interface HostServer {
  readonly name: string;
  readonly packages: readonly string[];
  readonly isInstalled: () => boolean;
  /** Serves a built folder with its configuration; `workFolder` is an empty folder for temporary files. */
  readonly start: (
    release: BuildOutput,
    root: string,
    workFolder: string,
    options?: ServerOptions,
  ) => Promise<RunningServer>;
}

const BROTLI = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

export const SERVERS: readonly HostServer[] = [
  {
    name: 'nginx',
    packages: ['nginx-light'],
    isInstalled: () => succeeds('nginx', '-v'),
    start: (release, root, workFolder, options = {}) => {
      const added = options.incident === 'recover' ? nginxRecover(release) : '';
      const snippet =
        options.incident === 'stop' ? nginxStop(release) : `${nginx(release)}${added}`;
      return startNginx(omitHeader(snippet, options), root, workFolder);
    },
  },
  {
    name: 'nginx with its Brotli module',
    packages: ['nginx-light', 'libnginx-mod-http-brotli-static'],
    isInstalled: () => succeeds('nginx', '-v') && existsSync(BROTLI),
    start: (release, root, workFolder, options = {}) => {
      const snippet = nginx(release).replace('# brotli_static on;', 'brotli_static on;');
      return startNginx(omitHeader(snippet, options), root, workFolder, {
        main: `load_module ${BROTLI};`,
      });
    },
  },
  {
    // The configuration must work with any http block of the owner.
    name: 'nginx that merges no slashes',
    packages: ['nginx-light'],
    isInstalled: () => succeeds('nginx', '-v'),
    start: (release, root, workFolder, options = {}) =>
      startNginx(omitHeader(nginx(release), options), root, workFolder, {
        http: 'merge_slashes off;',
      }),
  },
  {
    name: 'Caddy',
    packages: ['caddy'],
    isInstalled: () => succeeds('caddy', 'version'),
    start: async (release, root, workFolder, options = {}) => {
      const port = await freePort();
      const added = options.incident === 'recover' ? caddyRecover() : '';
      const snippet =
        options.incident === 'stop' ? caddyStop(release) : `${caddy(release)}${added}`;
      await writeFile(join(workFolder, 'caddy.conf'), omitHeader(snippet, options));
      await writeFile(
        join(workFolder, 'Caddyfile'),
        [
          '{',
          '  admin off',
          '  auto_https off',
          '}',
          `http://127.0.0.1:${port} {`,
          `  root * ${root}`,
          `  import ${join(workFolder, 'caddy.conf')}`,
          '}',
          '',
        ].join('\n'),
      );
      const args = ['run', '--adapter', 'caddyfile', '--config', join(workFolder, 'Caddyfile')];
      return startProcess('caddy', args, port, {
        HOME: workFolder,
        XDG_DATA_HOME: workFolder,
        XDG_CONFIG_HOME: workFolder,
      });
    },
  },
];

function omitHeader(configuration: string, { omittedHeader }: ServerOptions): string {
  const lines = configuration.split('\n');
  return lines
    .filter((line) => omittedHeader === undefined || !line.includes(`${omittedHeader} "`))
    .join('\n');
}

async function startNginx(
  snippet: string,
  root: string,
  workFolder: string,
  { main = '', http = '' }: { readonly main?: string; readonly http?: string } = {},
): Promise<RunningServer> {
  const port = await freePort();
  await mkdir(join(workFolder, 'temp'));
  await writeFile(join(workFolder, 'nginx.conf'), snippet);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${join(workFolder, 'temp', name)};`,
  );
  await writeFile(
    join(workFolder, 'main.conf'),
    [
      main,
      // The temporary folder is readable only by its owner.
      process.getuid?.() === 0 ? 'user root;' : '',
      'daemon off;',
      `pid ${join(workFolder, 'nginx.pid')};`,
      'events {}',
      'http {',
      'access_log off;',
      http,
      ...temporary,
      `server { listen 127.0.0.1:${port}; root ${root}; include ${join(workFolder, 'nginx.conf')}; }`,
      '}',
      '',
    ].join('\n'),
  );
  return startProcess(
    'nginx',
    ['-e', 'stderr', '-p', workFolder, '-c', join(workFolder, 'main.conf')],
    port,
  );
}

async function startProcess(
  program: string,
  args: readonly string[],
  port: number,
  env: Readonly<Record<string, string>> = {},
): Promise<RunningServer> {
  const child = spawn(program, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const stderr: Buffer[] = [];
  child.stderr.on('data', (chunk: Buffer) => stderr.push(chunk));
  const url = `http://127.0.0.1:${port}`;
  while (!(await fetch(url).catch(() => undefined))) {
    if (child.exitCode !== null)
      throw new Error(
        `${program} ended with ${child.exitCode}:\n${Buffer.concat(stderr).toString()}`,
      );
    await pause(20);
  }
  return { url, stop: () => stopProcess(child) };
}

async function stopProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}

export async function freePort(): Promise<number> {
  const probe = createServer();
  const port = Number(new URL(await listen(probe, 0)).port);
  await closeServer(probe);
  return port;
}

function succeeds(program: string, argument: string): boolean {
  return spawnSync(program, [argument], { stdio: 'ignore' }).status === 0;
}
