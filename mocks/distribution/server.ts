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

export interface DistributionOptions {
  /** The default; a request's header can select another. */
  readonly scenario: ScenarioName;
  /** Loopback port; 0 for any free one. */
  readonly port: number;
  /** Called for every request, preflights included. */
  readonly onRequest?: (request: IncomingMessage) => void;
}

export interface DistributionServer {
  /** Such as `http://127.0.0.1:4174`. */
  readonly origin: string;
  /** Ends all connections; resolves when the port is free. */
  close(): Promise<void>;
}

/**
 * Starts the mocked distribution service as an HTTP server on the loopback.
 *
 * @throws (rejects with) the system's error when the port cannot be used.
 */
export async function startDistribution(options: DistributionOptions): Promise<DistributionServer> {
  const server = createServer((request, response) => {
    options.onRequest?.(request);
    handle(request, response, options.scenario);
  });
  return { origin: await listen(server, options.port), close: () => closeServer(server) };
}

/** Any page may call; its JSON content type causes a CORS preflight. */
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
  const scenario = request.headers[SCENARIO_HEADER] ?? fallback;
  if (!isScenarioName(scenario)) {
    sendError(response, 400, `No such scenario; choose one of ${SCENARIO_NAMES.join(', ')}`);
    return;
  }
  respond(behaviorOf(scenario), response);
}

function respond(behavior: Behavior, response: ServerResponse): void {
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
      // The timer of a disconnected client would keep the process alive.
      response.once('close', () => clearTimeout(timer));
    }
  }
}

function sendError(response: ServerResponse, status: number, message: string): void {
  response
    .writeHead(status, { ...CORS, 'Content-Type': 'application/json; charset=utf-8' })
    .end(JSON.stringify({ code: status, message }));
}
