import type { Locale } from '../i18n/locales.ts';

const REPLY_TIMEOUT_MS = 1000;

/** After this the worker answers a navigation from its cache (PWA-1). An error boundary waits as long for its reload. */
export const NAVIGATION_TIMEOUT_MS = 3000;

/** Best first. */
export const PICTURE_FORMATS = ['avif', 'webp'] as const;

export type PictureFormat = (typeof PICTURE_FORMATS)[number];

/**
 * Messages from a page to the worker. `precache-locale` is answered with whether it succeeded,
 * `is-same-build` with whether `entry` belongs to the worker's build, and `is-document-current` with
 * whether the network has the page's document; `skip-waiting` has no reply.
 */
export type WorkerMessage =
  | { readonly type: 'precache-locale'; readonly locale: Locale; readonly format: PictureFormat }
  | { readonly type: 'is-same-build'; readonly entry: string }
  | { readonly type: 'is-document-current' }
  | { readonly type: 'skip-waiting' };

/** Message from the worker to a page, answered with the URL of the page's entry script. */
export const GET_ENTRY_SCRIPT = 'get-entry-script';

/**
 * Posts a message and resolves to the reply, or to undefined after `timeoutMs`: frozen pages and
 * unregistered workers never reply.
 */
export function requestReply(
  target: { postMessage(message: unknown, transfer: Transferable[]): void },
  message: unknown,
  timeoutMs: number = REPLY_TIMEOUT_MS,
): Promise<unknown> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    const settle = (reply?: unknown) => {
      clearTimeout(timer);
      port1.close();
      resolve(reply);
    };
    // setTimeout(…, Infinity) would fire at once.
    const timer = Number.isFinite(timeoutMs) ? setTimeout(settle, timeoutMs) : undefined;
    port1.addEventListener('message', ({ data }: MessageEvent<unknown>) => settle(data));
    port1.start();
    target.postMessage(message, [port2]);
  });
}
