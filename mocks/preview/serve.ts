import { existsSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import sirv from 'sirv';
import { CACHE_CONTROL, cacheControl, securityHeaders } from '../../src/headers.ts';
import { startDistribution } from '../distribution/server.ts';
import {
  isScenarioName,
  SCENARIO_HEADER,
  SCENARIOS,
  type ScenarioName,
} from '../distribution/scenarios.ts';
import { listen, closeServer } from './loopback.ts';

/** How the built site is served; every part has a default. */
export interface ServeOptions {
  /** Folder of the built site; `dist` by default. */
  readonly dist?: string;
  /** Loopback port of the site; 4173 by default, 0 takes a free one. */
  readonly port?: number;
  /** Loopback port of the service; 4174 by default, the one the build calls. 0 takes a free one. */
  readonly distributionPort?: number;
  /** What the service does; success by default. */
  readonly scenario?: ScenarioName;
}

/** A served site with its service. */
export interface ServedSite {
  /** Origin of the site, such as `http://127.0.0.1:4173`. */
  readonly url: string;
  /** Origin of the distribution service. */
  readonly distributionUrl: string;
  /** Ends both, open connections included, and resolves when the ports are free. */
  close(): Promise<void>;
}

/** An expected failure, told in one line without a stack. */
class ServeError extends Error {
  /** What the process ends with: 1 for the surroundings, 2 for the command line. */
  readonly exitCode: 1 | 2;
  constructor(message: string, exitCode: 1 | 2, options?: ErrorOptions) {
    super(message, options);
    this.exitCode = exitCode;
  }
}

/**
 * Serves the built site with its production headers, and the distribution service beside it, on the loopback.
 * For development and tests, not for production.
 *
 * @throws (rejects) with a one-line message when there is no build or a port is taken; nothing is left running.
 */
export async function startSite(options: ServeOptions = {}): Promise<ServedSite> {
  const { dist = 'dist', port = 4173, distributionPort = 4174, scenario = 'success' } = options;
  const folder = resolve(dist);
  if (!existsSync(join(folder, 'index.html'))) {
    throw new ServeError(
      `There is no built site in ${folder}: build it first (npm run build:local)`,
      1,
    );
  }
  const distribution = await startDistribution({ scenario, port: distributionPort }).catch(
    describePortError(distributionPort, '--distribution-port'),
  );
  const server = createServer(siteHandler(folder, distribution.origin));
  try {
    const url = await listen(server, port).catch(describePortError(port, '--port'));
    return {
      url,
      distributionUrl: distribution.origin,
      close: async () => {
        await Promise.all([closeServer(server), distribution.close()]);
      },
    };
  } catch (cause) {
    await distribution.close();
    throw cause;
  }
}

/** Answers every request for a built site in a folder, with the headers of production. The folder is read once. */
export function siteHandler(folder: string, distributionOrigin: string) {
  const headers = securityHeaders({ distributionOrigin });
  const files = sirv(folder, { etag: true, brotli: true, gzip: true });
  const lostPlace = join(folder, '404.html');
  const lost = existsSync(lostPlace) ? readFileSync(lostPlace, 'utf8') : undefined;
  return (request: IncomingMessage, response: ServerResponse): void => {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('Allow', 'GET, HEAD');
      sendText(response, 405, 'Method not allowed');
      return;
    }
    const [path = '/', query] = (request.url ?? '/').split(/\?(.*)/s);
    if (isFolder(folder, path)) {
      // Documents find their files from where they lie, so a folder ends in a slash, as on every host.
      response
        .writeHead(301, { Location: `${path}/${query === undefined ? '' : `?${query}`}` })
        .end();
      return;
    }
    response.setHeader('Cache-Control', cacheControl(path));
    // Ranges are optional for a server, and an inverted one would throw in the file reader.
    delete request.headers.range;
    files(request, response, () => {
      if (lost === undefined) sendText(response, 404, 'Not found');
      else sendText(response, 404, lost, 'text/html; charset=utf-8');
    });
  };
}

/** Whether a path names a folder of documents without its slash. Any path is safe. */
function isFolder(folder: string, path: string): boolean {
  return /^(?:\/[\w-]+)+$/.test(path) && existsSync(join(folder, path, 'index.html'));
}

function sendText(
  response: ServerResponse,
  status: number,
  text: string,
  type = 'text/plain; charset=utf-8',
): void {
  response.setHeader('Cache-Control', CACHE_CONTROL.notFound);
  response.writeHead(status, { 'Content-Type': type }).end(text);
}

function describePortError(port: number, option: string) {
  return (cause: NodeJS.ErrnoException): never => {
    const why =
      cause.code === 'EADDRINUSE' ? 'is in use' : `cannot be used (${cause.code ?? cause.message})`;
    throw new ServeError(`Port ${port} ${why}; choose another with ${option}`, 1, { cause });
  };
}

function readCommand(
  args: readonly string[],
): Required<Omit<ServeOptions, 'dist'>> & { dist: string } {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        scenario: { type: 'string', default: 'success' },
        port: { type: 'string', default: '4173' },
        'distribution-port': { type: 'string', default: '4174' },
        dist: { type: 'string', default: 'dist' },
      },
    });
    if (!isScenarioName(values.scenario))
      throw new RangeError(`No scenario is called ${values.scenario}; ${choices()}`);
    return {
      scenario: values.scenario,
      port: portNumber(values.port, '--port'),
      distributionPort: portNumber(values['distribution-port'], '--distribution-port'),
      dist: values.dist,
    };
  } catch (cause) {
    throw new ServeError(cause instanceof Error ? cause.message : String(cause), 2, { cause });
  }
}

function portNumber(text: string, option: string): number {
  const port = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN;
  if (!(port <= 65535))
    throw new RangeError(`${option} must be a number from 0 to 65535, not ${text}`);
  return port;
}

function choices(): string {
  return `choose one of ${SCENARIOS.map(({ name }) => name).join(', ')}`;
}

async function main(args: readonly string[]): Promise<void> {
  try {
    const command = readCommand(args);
    const served = await startSite(command);
    // Before anything is printed: whoever waits for the address may stop the process at once.
    const stop = () => void served.close();
    process.once('SIGINT', stop).once('SIGTERM', stop);
    console.log(
      [
        `Site                  ${served.url}`,
        `Distribution service  ${served.distributionUrl}, scenario ${command.scenario}`,
        '',
        'Another scenario: npm start -- --scenario NAME, or the request header ' + SCENARIO_HEADER,
        ...SCENARIOS.map(({ name, description }) => `  ${name.padEnd(14)} ${description}`),
        '',
        'For development and tests, not for production. Stop with Ctrl+C.',
      ].join('\n'),
    );
  } catch (cause) {
    if (!(cause instanceof ServeError)) throw cause;
    console.error(cause.message);
    process.exitCode = cause.exitCode;
  }
}

if (import.meta.main) await main(process.argv.slice(2));
