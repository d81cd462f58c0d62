import { createServer, type IncomingMessage } from 'node:http';
import { listen, closeServer } from '../../mocks/preview/loopback.ts';
import { FAILURE_HANDLERS, type NetworkFailure } from './failure-modes.ts';

/** A running server of faults. */
export interface FailureServer {
  /** Scheme, host and port. */
  readonly origin: string;
  /** An address that gets this fault, itself and all below it. */
  originFor(mode: NetworkFailure): string;
  /** How often each mode was asked for. */
  readonly requestCounts: Readonly<Partial<Record<NetworkFailure, number>>>;
  /** Bytes that left for the last request of a mode, its head included. */
  bytesSent(mode: NetworkFailure): number;
  /** Resolves when the client has let go of the last request of a mode. */
  untilDisconnected(mode: NetworkFailure): Promise<void>;
  /** Ends every connection and resolves when the port is free. */
  close(): Promise<void>;
}

/** Starts one server on a free loopback port; the first part of a request's path is its fault. */
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
