import { lazy, useState, type ComponentType } from 'react';
import { duration } from '../theme/generated/tokens.ts';

/** How often a chunk is asked for before the visitor is offered a way on (ROUTE-11). */
const ATTEMPTS = 3;

/** A component whose code is a file of its own. */
export type LazyComponent<Props> = ComponentType<Props> & {
  /** Fetches the code, so that the component then renders at once. Rejects like the fetch. */
  preload: () => Promise<unknown>;
};

/**
 * A component whose code is fetched when it is first shown or preloaded. A failed fetch is tried
 * again after a moment (flaky network); when it keeps failing it throws a ChunkError to the nearest
 * error boundary (ROUTE-11).
 */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyComponent<Props> {
  let loaded: ComponentType<Props> | undefined;
  const fetchCode = async () => {
    loaded = await retry(load, ATTEMPTS);
    return { default: loaded };
  };
  const Waiting = lazy(fetchCode);

  // Chosen once a mount: a component must not be swapped for itself when its code arrives.
  function Part(props: Props) {
    const [Chosen] = useState<ComponentType<Props>>(() => loaded ?? Waiting);
    return <Chosen {...props} />;
  }
  return Object.assign(Part, { preload: fetchCode });
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
