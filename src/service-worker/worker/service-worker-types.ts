/**
 * What the service worker uses of its global scope. TypeScript's own description of it contradicts
 * that of a page, and both are one program here.
 */
export interface ServiceWorkerGlobalScope {
  /** Every built file, written in by the build. */
  readonly __WB_MANIFEST: readonly BuiltFile[];
  readonly registration: ServiceWorkerRegistration;
  readonly clients: {
    /** Lets this worker answer for pages that were open before it. */
    claim(): Promise<void>;
    matchAll(options: {
      type: 'window';
      includeUncontrolled: boolean;
    }): Promise<readonly WindowClient[]>;
  };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: ExtendableEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void;
  addEventListener(type: 'message', listener: (event: ExtendableMessageEvent) => void): void;
}

/** A file of the build; `revision` tells its content where its name does not. */
export interface BuiltFile {
  readonly url: string;
  readonly revision: string | null;
}

/** An open page of the site. */
export interface WindowClient {
  postMessage(message: unknown, transfer: Transferable[]): void;
}

/** An event that the worker is kept alive for. */
export interface ExtendableEvent {
  waitUntil(work: Promise<unknown>): void;
}

/** A request of a page. */
export interface FetchEvent extends ExtendableEvent {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}

/** A message of a page, with the port to answer on. */
export interface ExtendableMessageEvent extends ExtendableEvent {
  readonly data: unknown;
  readonly ports: readonly MessagePort[];
}
