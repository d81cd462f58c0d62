import { existsSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { join, resolve } from 'node:path';
import type { Readable } from 'node:stream';
import { parseArgs } from 'node:util';
import sirv from 'sirv';
import { LOCAL_BUILD } from '../../src/build/output-folder.ts';
import { inlineScriptSources } from '../../src/build/hosting/inline-script-sources.ts';
import { installationType } from '../../src/build/hosting/media-types.ts';
import {
  CACHE_CONTROL,
  cacheControl,
  DOCUMENT,
  INSTALLATION_FILE,
  INSTALLATION_FOLDER,
  installationHeaders,
  integrityPolicy,
  securityHeaders,
  VARY,
} from '../../src/headers.ts';
import { startDistribution } from '../distribution/server.ts';
import {
  isScenarioName,
  SCENARIO_HEADER,
  SCENARIO_NAMES,
  SCENARIOS,
  type ScenarioName,
} from '../distribution/scenarios.ts';
import { listen, closeServer } from './loopback.ts';

export interface ServeOptions {
  /** Folder of the built site; default `dist-local`. */
  readonly dist?: string;
  /** Loopback port of the site; default 4173, 0 for any free one. */
  readonly port?: number;
  /** Loopback port of the service; default 4174, which the build calls. */
  readonly distributionPort?: number;
  /** Default `success`. */
  readonly scenario?: ScenarioName;
}

export interface ServedSite {
  /** Origin of the site, such as `http://127.0.0.1:4173`. */
  readonly url: string;
  readonly distributionUrl: string;
  /** Ends both servers and their connections; resolves when the ports are free. */
  close(): Promise<void>;
}

/** An expected failure: its message is printed without a stack. */
class ServeError extends Error {
  /** 1: no build, or no port; 2: invalid command line. */
  readonly exitCode: 1 | 2;
  constructor(message: string, exitCode: 1 | 2, options?: ErrorOptions) {
    super(message, options);
    this.exitCode = exitCode;
  }
}

/**
 * Serves the built site with its production headers, and the mocked distribution service, on the
 * loopback. For development and tests only.
 *
 * @throws (rejects) with a one-line message if there is no build or a port is unusable; no server is left running.
 */
export async function startSite(options: ServeOptions = {}): Promise<ServedSite> {
  const {
    dist = LOCAL_BUILD,
    port = 4173,
    distributionPort = 4174,
    scenario = 'success',
  } = options;
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

/** Handles requests for the built site in `folder`, with the production headers. */
export function siteHandler(folder: string, distributionOrigin: string) {
  const headers = securityHeaders({
    distributionOrigin,
    inlineScripts: inlineScriptSources(folder),
  });
  const files = sirv(folder, {
    etag: true,
    brotli: true,
    gzip: true,
    setHeaders: (response, path) => {
      const extraHeaders = installationHeaders(path);
      for (const [name, value] of Object.entries(extraHeaders)) response.setHeader(name, value);
      if (Object.keys(extraHeaders).length > 0)
        response.setHeader('Content-Type', installationType(path));
      // sirv has overwritten the Vary header.
      if (isDocument(path)) response.appendHeader('Vary', VARY);
    },
  });
  const notFoundFile = join(folder, '404.html');
  const notFoundHtml = existsSync(notFoundFile) ? readFileSync(notFoundFile, 'utf8') : undefined;
  return (request: IncomingMessage, response: ServerResponse): void => {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('Allow', 'GET, HEAD');
      sendText(response, 405, 'Method not allowed');
      return;
    }
    const [path = '/', query] = (request.url ?? '/').split(/\?(.*)/s);
    if (isDocumentFolder(folder, path)) {
      // Documents have relative URLs, so a folder's URL must end with a slash.
      response
        .writeHead(301, { Location: `${path}/${query === undefined ? '' : `?${query}`}` })
        .end();
      return;
    }
    response.setHeader('Cache-Control', cacheControl(path));
    // Ranges are optional, and sirv throws on an inverted one.
    delete request.headers.range;
    // sirv does not handle errors of the file stream that it pipes. A deleted file must not end the process.
    response.once('pipe', (file: Readable) => file.once('error', () => response.destroy()));
    const policy = integrityPolicy(request.headers['user-agent']);
    const setPolicy = () => {
      for (const [name, value] of Object.entries(policy)) response.setHeader(name, value);
    };
    const sendNotFound = () => {
      if (notFoundHtml === undefined) return sendText(response, 404, 'Not found');
      setPolicy();
      sendText(response, 404, notFoundHtml, 'text/html; charset=utf-8');
    };
    if (isDocument(path)) {
      setPolicy();
      response.setHeader('Vary', VARY);
    }
    if (isInstallationFolder(path)) sendNotFound();
    else files(request, response, sendNotFound);
  };
}

function isDocument(path: string): boolean {
  return DOCUMENT.test(path) && !INSTALLATION_FILE.test(path);
}

/** Whether the path names a document's folder without the final slash. Safe for any path. */
function isDocumentFolder(folder: string, path: string): boolean {
  return /^(?:\/[\w-]+)+$/.test(path) && existsSync(join(folder, path, 'index.html'));
}

/** Whether the path, percent-encoded or not, names a folder of apps. */
function isInstallationFolder(path: string): boolean {
  return INSTALLATION_FOLDER.test(
    path.replace(/%(\w\w)/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16))),
  );
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
    const reason =
      cause.code === 'EADDRINUSE' ? 'is in use' : `cannot be used (${cause.code ?? cause.message})`;
    throw new ServeError(`Port ${port} ${reason}; choose another with ${option}`, 1, { cause });
  };
}

function parseCommand(args: readonly string[]): Required<ServeOptions> {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        scenario: { type: 'string', default: 'success' },
        port: { type: 'string', default: '4173' },
        'distribution-port': { type: 'string', default: '4174' },
        dist: { type: 'string', default: LOCAL_BUILD },
      },
    });
    if (!isScenarioName(values.scenario))
      throw new RangeError(
        `There is no scenario ${values.scenario}; choose one of ${SCENARIO_NAMES.join(', ')}`,
      );
    return {
      scenario: values.scenario,
      port: parsePort(values.port, '--port'),
      distributionPort: parsePort(values['distribution-port'], '--distribution-port'),
      dist: values.dist,
    };
  } catch (cause) {
    throw new ServeError(cause instanceof Error ? cause.message : String(cause), 2, { cause });
  }
}

function parsePort(text: string, option: string): number {
  const port = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN;
  if (!(port <= 65535))
    throw new RangeError(`${option} must be a number from 0 to 65535, not ${text}`);
  return port;
}

async function main(args: readonly string[]): Promise<void> {
  try {
    const options = parseCommand(args);
    const site = await startSite(options);
    // Before the output, because a test stops the process as soon as it reads the URL.
    const stop = () => void site.close();
    process.once('SIGINT', stop).once('SIGTERM', stop);
    console.log(
      [
        `Site                  ${site.url}`,
        `Distribution service  ${site.distributionUrl}, scenario ${options.scenario}`,
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
