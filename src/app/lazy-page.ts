import { lazy, type ComponentType } from 'react';
import { duration } from '../theme/generated/tokens.ts';

/** How often a chunk is asked for before the visitor is offered a reload (ROUTE-11). */
const ATTEMPTS = 3;

type PageModule = { default: ComponentType };

/**
 * A page whose code is fetched when it is first shown. A failed fetch is tried again after a
 * moment (flaky network); when it keeps failing the error boundary offers a reload (ROUTE-11).
 */
export function lazyPage(load: () => Promise<PageModule>): ComponentType {
  return lazy(() => retry(load, ATTEMPTS));
}

/** Calls `load` until it resolves, at most `attempts` times; rejects with the last error. */
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
