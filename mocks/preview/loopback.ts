import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Servers listen only here, so they cannot be reached from other machines. */
export const LOOPBACK = '127.0.0.1';

/** Listens on a loopback port (0: any free one). Resolves to the origin; rejects with the system's error. */
export function listen(server: Server, port: number): Promise<string> {
  // Idle connections stay open: a client that sends a request while the server closes them gets ECONNRESET.
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
