import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The address of these servers: other machines cannot reach it. */
export const LOOPBACK = '127.0.0.1';

/** Listens on a loopback port (0: any free one). Resolves to the origin; rejects with the system's error. */
export function listen(server: Server, port: number): Promise<string> {
  // 0: an idle connection is never closed. By default Node closes it after 5 s, and a request that is sent at that
  // moment fails with ECONNRESET.
  server.keepAliveTimeout = 0;
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, LOOPBACK, () => {
      server.off('error', reject);
      const address = server.address() as AddressInfo;
      resolve(`http://${LOOPBACK}:${address.port}`);
    });
  });
}

/** Ends all connections; resolves when the port is free. Closing twice is harmless. */
export function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}
