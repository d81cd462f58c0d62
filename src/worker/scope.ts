/**
 * What the service worker uses of its global scope. TypeScript's own description of it contradicts
 * that of a page, and both are one program here.
 */
export interface WorkerScope {
  /** Every built file, written in by the build. */
  readonly __WB_MANIFEST: readonly BuiltFile[];
  readonly registration: ServiceWorkerRegistration;
  readonly clients: {
    /** Lets this worker answer for pages that were open before it. */
    claim(): Promise<void>;
    matchAll(options: { type: 'window'; includeUncontrolled: boolean }): Promise<readonly Tab[]>;
  };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: Lasting) => void): void;
  addEventListener(type: 'fetch', listener: (event: Asked) => void): void;
  addEventListener(type: 'message', listener: (event: Told) => void): void;
}

/** A file of the build; `revision` tells its content where its name does not. */
export interface BuiltFile {
  readonly url: string;
  readonly revision: string | null;
}

/** An open page of the site. */
export interface Tab {
  postMessage(message: unknown, transfer: Transferable[]): void;
}

/** An event that the worker is kept alive for. */
export interface Lasting {
  waitUntil(work: Promise<unknown>): void;
}

/** A request of a page. */
export interface Asked extends Lasting {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}

/** A message of a page, with the port to answer on. */
export interface Told extends Lasting {
  readonly data: unknown;
  readonly ports: readonly MessagePort[];
}
