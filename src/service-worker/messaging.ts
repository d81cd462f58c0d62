import type { Locale } from '../i18n/locales.ts';

/** How long the page and the worker wait for a reply (PWA-1). */
const REPLY_TIMEOUT_MS = 1000;

/** The worker waits this long for a document from the network before it uses the cache (PWA-1). */
export const NAVIGATION_TIMEOUT_MS = 3000;

/** The formats that pictures come in, best first. */
export const PICTURE_FORMATS = ['avif', 'webp'] as const;

/** How a picture is encoded, as the ending of its file. */
export type PictureFormat = (typeof PICTURE_FORMATS)[number];

/**
 * What a page tells its worker. keep: what this language says and shows, answered with `true` when
 * it is there · runs: whether the worker brought the build whose first script is `entry`, answered
 * with a boolean · take-over: no longer wait for pages of the build before, not answered.
 */
export type WorkerMessage =
  | { readonly type: 'precache-locale'; readonly locale: Locale; readonly format: PictureFormat }
  | { readonly type: 'is-same-build'; readonly entry: string }
  | { readonly type: 'skip-waiting' };

/** What the worker asks a page: the address of its first script, which names its build. */
export const GET_ENTRY_SCRIPT = 'get-entry-script';

/**
 * Sends a message and gives the answer; undefined when none comes in time. A page that is frozen,
 * and a worker that has been switched off, never answer. `patience` is in ms, and may be infinite.
 */
export function request(
  other: { postMessage(message: unknown, transfer: Transferable[]): void },
  message: unknown,
  timeoutMs: number = REPLY_TIMEOUT_MS,
): Promise<unknown> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    const settle = (answer?: unknown) => {
      clearTimeout(timer);
      port1.close();
      resolve(answer);
    };
    // A timer cannot be infinite: it would ring at once.
    const timer = Number.isFinite(timeoutMs) ? setTimeout(settle, timeoutMs) : undefined;
    port1.addEventListener('message', ({ data }: MessageEvent<unknown>) => settle(data));
    port1.start();
    other.postMessage(message, [port2]);
  });
}
