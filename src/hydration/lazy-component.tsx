import { lazy, useState, type ComponentType } from 'react';
import { expectedIntegrity } from '../browser/integrity.ts';

/** ROUTE-11 */
const ATTEMPTS = 3;
/** Milliseconds (ROUTE-11). */
const RETRY_DELAY_MS = 400;

/** Retries on this page, of any chunk. */
let retryCount = 0;

export type LazyComponent<Props> = ComponentType<Props> & {
  /** Loads the code, so that the component renders synchronously. Rejects with a ChunkError. */
  preload: () => Promise<unknown>;
  isLoaded: () => boolean;
};

/**
 * A component that is a chunk of its own, loaded on the first render or preload. A dynamic import
 * that keeps failing throws a ChunkError to the nearest error boundary (ROUTE-11). `pick` selects the
 * component from the module. `preloadWith` loads with it, so that both appear together.
 */
export function lazyComponent<Module, Props extends object>(
  load: () => Promise<Module>,
  pick: (module: Module) => ComponentType<Props>,
  preloadWith: readonly LazyComponent<object>[] = [],
): LazyComponent<Props> {
  let loaded: ComponentType<Props> | undefined;
  let pendingFetch: Promise<{ default: ComponentType<Props> }> | undefined;
  // One request for concurrent callers; a new one after a failure.
  const fetchCode = () =>
    (pendingFetch ??= fetchModule(load).then(
      (module) => ({ default: (loaded = pick(module)) }),
      (error: unknown) => {
        pendingFetch = undefined;
        throw error;
      },
    ));
  const createLazy = () =>
    lazy(async () => {
      try {
        const [code] = await Promise.all([
          fetchCode(),
          ...preloadWith.map((component) => component.preload()),
        ]);
        return code;
      } catch (error) {
        if (error instanceof ChunkError) error.reset = () => (Lazy = createLazy());
        throw error;
      }
    });
  let Lazy = createLazy();

  // Chosen on mount: replacing the lazy component by the loaded one would remount it.
  function LazyWrapper(props: Props) {
    const [Chosen] = useState<ComponentType<Props>>(() => loaded ?? Lazy);
    return <Chosen {...props} />;
  }
  return Object.assign(LazyWrapper, { preload: fetchCode, isLoaded: () => loaded !== undefined });
}

/** Rejects with a ChunkError after `attempts` failures. */
export async function fetchModule<Module>(
  load: () => Promise<Module>,
  attempts = ATTEMPTS,
): Promise<Module> {
  try {
    return await load();
  } catch (error) {
    const file = /https?:[^\s?]+\.js(?:on)?/.exec(String(error))?.[0];
    if (attempts <= 1) throw new ChunkError(statusOf(file), { cause: error });
    await new Promise((resolve) => setTimeout(resolve, RETRY_DELAY_MS));
    // Browsers cache a failed import, so a retry needs another URL. Chromium and Firefox name the
    // file in the error; otherwise, and for messages, `load` is called again.
    const retry = () => importFromRetryUrl<Module>(file ?? '');
    return fetchModule(file?.endsWith('.js') ? retry : load, attempts - 1);
  }
}

/**
 * Imports a module under another URL. The import map does not know that URL, so the module is
 * preloaded with the file's integrity, and imported only if that succeeds (VER-4).
 */
async function importFromRetryUrl<Module>(file: string): Promise<Module> {
  retryCount += 1;
  const retryUrl = `${file}?again=${retryCount}`;
  const link = document.createElement('link');
  if (link.relList.supports('modulepreload')) {
    await new Promise((resolve, reject) => {
      link.addEventListener('load', resolve);
      link.addEventListener('error', () => reject(new TypeError(`Failed to fetch ${retryUrl}`)));
      const integrity = expectedIntegrity(file);
      Object.assign(link, { rel: 'modulepreload', crossOrigin: '', integrity, href: retryUrl });
      document.head.append(link);
    });
  }
  return import(/* @vite-ignore */ retryUrl) as Promise<Module>;
}

/** The status of the last request for this file. */
function statusOf(file: string | undefined): number | undefined {
  const requests = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  return requests.findLast(({ name }) => file && name.startsWith(file))?.responseStatus;
}

/** A deploy may have removed the chunk: a reload then loads the new one. */
export class ChunkError extends Error {
  /** The last status; 0 without a response, undefined if the browser does not report it. */
  declare readonly status: number | undefined;
  /** To be called when the error is shown: React caches it, so a retry needs a new lazy. */
  reset: () => void = () => undefined;

  constructor(status: number | undefined, options: ErrorOptions) {
    super('A part of the site could not be fetched', options);
    this.status = status;
  }
}
