import { requestReply, type WorkerMessage } from '../messaging.ts';

const { dataset } = document.documentElement;

/** Whether the document came from the worker's cache and may be outdated (VER-6). */
export function isCachedDocument(): boolean {
  return dataset['cached'] !== undefined;
}

/**
 * Asks the worker whether the network has this document, now and when the browser is online again. If
 * so, removes the mark and calls `callback`. Returns a function that stops it.
 */
export function onDocumentConfirmed(callback: () => void): () => void {
  const confirm = async () => {
    const { controller } = navigator.serviceWorker;
    const message: WorkerMessage = { type: 'is-document-current' };
    if (!controller || (await requestReply(controller, message, Infinity)) !== true) return;
    delete dataset['cached'];
    callback();
  };
  const onOnline = () => void confirm();
  onOnline();
  addEventListener('online', onOnline);
  return () => removeEventListener('online', onOnline);
}
