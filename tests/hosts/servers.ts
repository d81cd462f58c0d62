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
  readonly without?: string;
}

export interface HostServer {
  readonly name: string;
  readonly packages: readonly string[];
  readonly installed: () => boolean;
  /** Serves a built folder with its configuration; `work` is an empty folder for temporary files. */
  readonly start: (
    release: BuildOutput,
    root: string,
    work: string,
    options?: ServerOptions,
  ) => Promise<RunningServer>;
}

const BROTLI = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

export const SERVERS: readonly HostServer[] = [
  {
    name: 'nginx',
    packages: ['nginx-light'],
    installed: () => succeeds('nginx', '-v'),
    start: (release, root, work, options = {}) => {
      const added = options.incident === 'recover' ? nginxRecover(release) : '';
      const snippet =
        options.incident === 'stop' ? nginxStop(release) : `${nginx(release)}${added}`;
      return startNginx(configured(snippet, options), root, work);
    },
  },
  {
    name: 'nginx with its Brotli module',
    packages: ['nginx-light', 'libnginx-mod-http-brotli-static'],
    installed: () => succeeds('nginx', '-v') && existsSync(BROTLI),
    start: (release, root, work, options = {}) => {
      const snippet = nginx(release).replace('# brotli_static on;', 'brotli_static on;');
      return startNginx(configured(snippet, options), root, work, {
        main: `load_module ${BROTLI};`,
      });
    },
  },
  {
    // The configuration must work with any http block of the owner.
    name: 'nginx that merges no slashes',
    packages: ['nginx-light'],
    installed: () => succeeds('nginx', '-v'),
    start: (release, root, work, options = {}) =>
      startNginx(configured(nginx(release), options), root, work, {
        http: 'merge_slashes off;',
      }),
  },
  {
    name: 'Caddy',
    packages: ['caddy'],
    installed: () => succeeds('caddy', 'version'),
    start: async (release, root, work, options = {}) => {
      const port = await freePort();
      const added = options.incident === 'recover' ? caddyRecover() : '';
      const snippet =
        options.incident === 'stop' ? caddyStop(release) : `${caddy(release)}${added}`;
      await writeFile(join(work, 'caddy.conf'), configured(snippet, options));
      await writeFile(
        join(work, 'Caddyfile'),
        [
          '{',
          '  admin off',
          '  auto_https off',
          '}',
          `http://127.0.0.1:${port} {`,
          `  root * ${root}`,
          `  import ${join(work, 'caddy.conf')}`,
          '}',
          '',
        ].join('\n'),
      );
      const args = ['run', '--adapter', 'caddyfile', '--config', join(work, 'Caddyfile')];
      return startProcess('caddy', args, port, {
        HOME: work,
        XDG_DATA_HOME: work,
        XDG_CONFIG_HOME: work,
      });
    },
  },
];

function configured(configuration: string, { without }: ServerOptions): string {
  const lines = configuration.split('\n');
  return lines.filter((line) => without === undefined || !line.includes(`${without} "`)).join('\n');
}

async function startNginx(
  snippet: string,
  root: string,
  work: string,
  { main = '', http = '' }: { readonly main?: string; readonly http?: string } = {},
): Promise<RunningServer> {
  const port = await freePort();
  await mkdir(join(work, 'temp'));
  await writeFile(join(work, 'nginx.conf'), snippet);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${join(work, 'temp', name)};`,
  );
  await writeFile(
    join(work, 'main.conf'),
    [
      main,
      // The temporary folder is readable only by its owner.
      process.getuid?.() === 0 ? 'user root;' : '',
      'daemon off;',
      `pid ${join(work, 'nginx.pid')};`,
      'events {}',
      'http {',
      'access_log off;',
      http,
      ...temporary,
      `server { listen 127.0.0.1:${port}; root ${root}; include ${join(work, 'nginx.conf')}; }`,
      '}',
      '',
    ].join('\n'),
  );
  return startProcess('nginx', ['-e', 'stderr', '-p', work, '-c', join(work, 'main.conf')], port);
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
