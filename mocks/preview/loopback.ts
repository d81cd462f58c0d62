import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The only address the servers here listen on: nothing outside this machine reaches them. */
export const LOOPBACK = '127.0.0.1';

/** Listens on a loopback port (0 takes a free one) and gives the origin; rejects with the system's error. */
export function listen(server: Server, port: number): Promise<string> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, LOOPBACK, () => {
      server.off('error', reject);
      const { port: taken } = server.address() as AddressInfo;
      resolve(`http://${LOOPBACK}:${taken}`);
    });
  });
}

/** Ends every connection, answered or not, and resolves when the port is free. Closing twice is harmless. */
export function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}
