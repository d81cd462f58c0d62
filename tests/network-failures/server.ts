import { createServer, type IncomingMessage } from 'node:http';
import { listen, closeServer } from '../../mocks/preview/loopback.ts';
import { FAILURE_HANDLERS, type NetworkFailure } from './failure-modes.ts';

export interface FailureServer {
  readonly origin: string;
  /** The origin of a failure: every request below it fails in this way. */
  originFor(mode: NetworkFailure): string;
  readonly requestCounts: Readonly<Partial<Record<NetworkFailure, number>>>;
  /** Bytes sent for the last request of a failure, including headers. */
  bytesSent(mode: NetworkFailure): number;
  /** Resolves when the client has closed the last request of a failure. */
  untilDisconnected(mode: NetworkFailure): Promise<void>;
  /** Closes every connection and frees the port. */
  close(): Promise<void>;
}

/** Starts a server on a free loopback port; the first segment of a request's path selects the failure. */
export async function startFailureServer(): Promise<FailureServer> {
  const requestCounts: Partial<Record<NetworkFailure, number>> = {};
  const last = new Map<NetworkFailure, { request: IncomingMessage; gone: Promise<void> }>();
  const server = createServer((request, response) => {
    const mode = (request.url ?? '').split('/')[1] as NetworkFailure;
    requestCounts[mode] = (requestCounts[mode] ?? 0) + 1;
    last.set(mode, {
      request,
      gone: new Promise((resolve) => response.once('close', resolve)),
    });
    (FAILURE_HANDLERS[mode] ?? FAILURE_HANDLERS.reset)(request, response);
  });
  const origin = await listen(server, 0);
  return {
    origin,
    originFor: (mode) => `${origin}/${mode}`,
    requestCounts,
    bytesSent: (mode) => last.get(mode)?.request.socket.bytesWritten ?? 0,
    untilDisconnected: (mode) => last.get(mode)?.gone ?? Promise.resolve(),
    close: () => closeServer(server),
  };
}
