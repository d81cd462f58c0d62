import { connect, createServer, type Server, type Socket } from 'node:net';
import { setTimeout } from 'node:timers/promises';

/** Lighthouse's slow 4G: round trip in ms, and kilobits a second, which all connections share. */
const ROUND_TRIP_MS = 150;
const KILOBITS_PER_SECOND = 1600;
/** Largest payload of a TCP packet, in bytes: a connection must not fill the link with one chunk. */
const PACKET_BYTES = 1460;
const BITS_PER_BYTE = 8;

/**
 * A server that forwards to `port` on the loopback as over a slow phone link, with delayed and paced bytes. The
 * throttling of the browser's developer tools ignores connections, so it cannot show the cost of a second
 * connection. Opening a connection takes a round trip.
 */
export function createSlowLink(port: number): Server {
  let linkIsFreeAt = 0;
  return createServer({ noDelay: true }, (browser) => {
    const site = connect({ port, host: '127.0.0.1', noDelay: true });
    const connectedAt = performance.now() + ROUND_TRIP_MS;
    const sendToSite = delayedWriter(site);
    const sendToBrowser = delayedWriter(browser);
    browser.on('data', (bytes: Buffer) => {
      const sentAt = Math.max(performance.now(), connectedAt);
      sendToSite(bytes, sentAt + ROUND_TRIP_MS / 2);
    });
    site.on('data', (bytes: Buffer) => {
      for (let start = 0; start < bytes.length; start += PACKET_BYTES) {
        const packet = bytes.subarray(start, start + PACKET_BYTES);
        const duration = (packet.length * BITS_PER_BYTE) / KILOBITS_PER_SECOND;
        linkIsFreeAt = Math.max(linkIsFreeAt, performance.now()) + duration;
        sendToBrowser(packet, linkIsFreeAt + ROUND_TRIP_MS / 2);
      }
    });
    browser.on('close', () => site.destroy()).on('error', () => site.destroy());
    site.on('error', () => browser.destroy());
  });
}

/** Writes to `socket` at a time in ms of `performance.now()`, in the order of the calls. */
function delayedWriter(socket: Socket): (bytes: Buffer, time: number) => void {
  let written = Promise.resolve();
  return (bytes, time) => {
    written = written.then(async () => {
      await setTimeout(Math.max(0, time - performance.now()));
      if (!socket.destroyed) socket.write(bytes);
    });
  };
}
