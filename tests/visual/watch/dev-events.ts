/** What the development server of a Storybook reports: saved files, and files that it cannot read. */
import { setTimeout as delay } from 'node:timers/promises';
import { SAVED_EVENT, type SavedFile } from './saved-event.ts';

const RECONNECT_MS = 500;

export interface DevEvents {
  readonly onSaved: (saved: SavedFile) => void;
  /** A syntax error, or a file that does not exist. */
  readonly onError: (message: string) => void;
  /** Also after each interruption, in which saves may have been missed. */
  readonly onConnected: () => void;
  readonly onLost: () => void;
}

interface ViteMessage {
  readonly type: string;
  readonly event?: string;
  readonly data?: unknown;
  readonly err?: { readonly message: string; readonly id?: string; readonly frame?: string };
}

/** Listens until `signal` aborts, and connects again whenever the server is gone. */
export async function listenToServer(
  url: string,
  { onSaved, onError, onConnected, onLost }: DevEvents,
  signal: AbortSignal,
): Promise<void> {
  while (!signal.aborted) {
    const socket = new WebSocket(url.replace(/^http/, 'ws'), 'vite-hmr');
    const closed = Promise.withResolvers<void>();
    let isOpen = false;
    const stop = () => socket.close();
    signal.addEventListener('abort', stop, { once: true });
    socket.addEventListener('open', () => {
      isOpen = true;
      onConnected();
    });
    socket.addEventListener('error', () => closed.resolve());
    socket.addEventListener('close', () => closed.resolve());
    socket.addEventListener('message', ({ data }) => {
      const message = JSON.parse(String(data)) as ViteMessage;
      if (message.event === SAVED_EVENT) onSaved(message.data as SavedFile);
      if (message.type === 'error' && message.err) onError(message.err.message);
    });
    await closed.promise;
    signal.removeEventListener('abort', stop);
    if (isOpen && !signal.aborted) onLost();
    await delay(RECONNECT_MS, undefined, { signal }).catch(() => {});
  }
}
