import { createServer, type IncomingMessage } from 'node:http';
import { listen, shut } from '../../mocks/loopback.ts';
import { MODES, type Mode } from './modes.ts';

/** A running server of faults. */
export interface FaultServer {
  /** Scheme, host and port. */
  readonly origin: string;
  /** An address that gets this fault, itself and all below it. */
  at(mode: Mode): string;
  /** How often each mode was asked for. */
  readonly asked: Readonly<Partial<Record<Mode, number>>>;
  /** Bytes that left for the last request of a mode, its head included. */
  sent(mode: Mode): number;
  /** Resolves when the client has let go of the last request of a mode. */
  gone(mode: Mode): Promise<void>;
  /** Ends every connection and resolves when the port is free. */
  close(): Promise<void>;
}

/** Starts one server on a free loopback port; the first part of a request's path is its fault. */
export async function startFaults(): Promise<FaultServer> {
  const asked: Partial<Record<Mode, number>> = {};
  const last = new Map<Mode, { request: IncomingMessage; gone: Promise<void> }>();
  const server = createServer((request, response) => {
    const mode = (request.url ?? '').split('/')[1] as Mode;
    asked[mode] = (asked[mode] ?? 0) + 1;
    last.set(mode, {
      request,
      gone: new Promise((resolve) => response.once('close', resolve)),
    });
    (MODES[mode] ?? MODES.reset)(request, response);
  });
  const origin = await listen(server, 0);
  return {
    origin,
    at: (mode) => `${origin}/${mode}`,
    asked,
    sent: (mode) => last.get(mode)?.request.socket.bytesWritten ?? 0,
    gone: (mode) => last.get(mode)?.gone ?? Promise.resolve(),
    close: () => shut(server),
  };
}
