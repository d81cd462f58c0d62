import { createServer, type IncomingMessage } from 'node:http';
import { listen, closeServer } from '../../mocks/preview/loopback.ts';
import { FAILURE_HANDLERS, type NetworkFailure } from './failure-modes.ts';

export interface FailureServer {
  readonly origin: string;
  /** The origin of a failure: every request below it fails in this way. */
  originFor(failure: NetworkFailure): string;
  readonly requestCounts: Readonly<Partial<Record<NetworkFailure, number>>>;
  /** Bytes sent for the last request of a failure, including headers. */
  bytesSent(failure: NetworkFailure): number;
  /** Resolves when the client has closed the last request of a failure. */
  untilDisconnected(failure: NetworkFailure): Promise<void>;
  close(): Promise<void>;
}

/** Starts a server on a free loopback port; the first segment of a request's path selects the failure. */
export async function startFailureServer(): Promise<FailureServer> {
  const requestCounts: Partial<Record<NetworkFailure, number>> = {};
  const lastRequests = new Map<
    NetworkFailure,
    { request: IncomingMessage; closed: Promise<void> }
  >();
  const server = createServer((request, response) => {
    const failure = (request.url ?? '').split('/')[1] as NetworkFailure;
    requestCounts[failure] = (requestCounts[failure] ?? 0) + 1;
    lastRequests.set(failure, {
      request,
      closed: new Promise((resolve) => response.once('close', resolve)),
    });
    (FAILURE_HANDLERS[failure] ?? FAILURE_HANDLERS.reset)(request, response);
  });
  const origin = await listen(server, 0);
  return {
    origin,
    originFor: (failure) => `${origin}/${failure}`,
    requestCounts,
    bytesSent: (failure) => lastRequests.get(failure)?.request.socket.bytesWritten ?? 0,
    untilDisconnected: (failure) => lastRequests.get(failure)?.closed ?? Promise.resolve(),
    close: () => closeServer(server),
  };
}
