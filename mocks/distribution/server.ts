import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { listen, closeServer } from '../preview/loopback.ts';
import {
  behaviorOf,
  DISTRIBUTION_PATH,
  isScenarioName,
  SCENARIO_HEADER,
  SCENARIO_NAMES,
  type Behavior,
  type ScenarioName,
} from './scenarios.ts';

/** How the mock service is started. */
export interface DistributionOptions {
  /** What it does unless a request's header says otherwise. */
  readonly scenario: ScenarioName;
  /** A loopback port; 0 takes a free one. */
  readonly port: number;
  /** Told of every request as it arrives, preflights included: for tests that wait for one. */
  readonly onRequest?: (request: IncomingMessage) => void;
}

/** A running mock service. */
export interface DistributionServer {
  /** Its origin, such as `http://127.0.0.1:4174`. */
  readonly origin: string;
  /** Ends every connection, hanging ones included, and resolves when the port is free. */
  close(): Promise<void>;
}

/**
 * Starts the distribution service over real HTTP on the loopback, for development and tests.
 *
 * @throws (rejects with) the system's error when the port cannot be had.
 */
export async function startDistribution(options: DistributionOptions): Promise<DistributionServer> {
  const server = createServer((request, response) => {
    options.onRequest?.(request);
    handle(request, response, options.scenario);
  });
  return { origin: await listen(server, options.port), close: () => closeServer(server) };
}

/** Any page may ask, and a page on another port always asks first because of the JSON content type (CORS preflight). */
const CORS = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Methods': 'GET, OPTIONS',
  'Access-Control-Allow-Headers': `Accept, Content-Type, ${SCENARIO_HEADER}`,
  'Access-Control-Allow-Private-Network': 'true',
  'Access-Control-Max-Age': '600',
} as const;

function handle(request: IncomingMessage, response: ServerResponse, fallback: ScenarioName): void {
  if (request.method === 'OPTIONS') {
    response.writeHead(204, CORS).end();
    return;
  }
  const path = (request.url ?? '').split('?', 1)[0] ?? '';
  if (
    !path.startsWith(DISTRIBUTION_PATH) ||
    !/^[^/]+$/.test(path.slice(DISTRIBUTION_PATH.length))
  ) {
    sendError(response, 404, 'No such path');
    return;
  }
  if (request.method !== 'GET') {
    sendError(response, 405, 'Only GET');
    return;
  }
  const chosen = request.headers[SCENARIO_HEADER] ?? fallback;
  if (!isScenarioName(chosen)) {
    sendError(response, 400, `No such scenario; choose one of ${SCENARIO_NAMES.join(', ')}`);
    return;
  }
  play(behaviorOf(chosen), response);
}

function play(behavior: Behavior, response: ServerResponse): void {
  switch (behavior.kind) {
    case 'hang':
      return;
    case 'drop':
      response.destroy();
      return;
    case 'answer': {
      const { delayMs, status, headers, body } = behavior;
      const timer = setTimeout(
        () => response.writeHead(status, { ...CORS, ...headers }).end(body),
        delayMs,
      );
      // A client that leaves during the wait must not keep the timer, and so the process, alive.
      response.once('close', () => clearTimeout(timer));
    }
  }
}

function sendError(response: ServerResponse, status: number, message: string): void {
  response
    .writeHead(status, { ...CORS, 'Content-Type': 'application/json; charset=utf-8' })
    .end(JSON.stringify({ code: status, message }));
}
