import { lazy, useState, type ComponentType } from 'react';
import { duration } from '../theme/generated/tokens.ts';

/** How often a chunk is asked for before the visitor is offered a reload (ROUTE-11). */
const ATTEMPTS = 3;

type PageModule = { default: ComponentType };

/** A page whose code is a file of its own. */
export type LazyPage = ComponentType & {
  /** Fetches the code, so that the page then renders at once. Rejects like the fetch. */
  preload: () => Promise<unknown>;
};

/**
 * A page whose code is fetched when it is first shown or preloaded. A failed fetch is tried again
 * after a moment (flaky network); when it keeps failing the error boundary offers a reload
 * (ROUTE-11).
 */
export function lazyPage(load: () => Promise<PageModule>): LazyPage {
  let loaded: ComponentType | undefined;
  const fetchPage = async () => {
    const module = await retry(load, ATTEMPTS);
    loaded = module.default;
    return module;
  };
  const Waiting = lazy(fetchPage);

  // Chosen once a mount: a page must not be swapped for itself when its code arrives.
  function Page() {
    const [Chosen] = useState(() => loaded ?? Waiting);
    return <Chosen />;
  }
  return Object.assign(Page, { preload: fetchPage });
}

/** Calls `load` until it resolves, at most `attempts` times; rejects with a ChunkError. */
export async function retry<T>(load: () => Promise<T>, attempts: number): Promise<T> {
  try {
    return await load();
  } catch (error) {
    if (attempts <= 1) throw new ChunkError({ cause: error });
    await new Promise((resolve) => setTimeout(resolve, duration.chunkRetry));
    return retry(load, attempts - 1);
  }
}

/** A part of the site that could not be fetched: a reload may find the new one. */
export class ChunkError extends Error {
  constructor(options: ErrorOptions) {
    super('A part of the site could not be fetched', options);
    this.name = 'ChunkError';
  }
}
