import { lazy, useState, type ComponentType } from 'react';

/** How often a chunk is asked for before the visitor is offered a way on (ROUTE-11). */
const ATTEMPTS = 3;
/** Pause before a failed chunk is requested again (ROUTE-11). */
const RETRY_DELAY_MS = 400;

/** How often anything was asked for again on this page. */
let retryCount = 0;

/** A component whose code is a file of its own. */
export type LazyComponent<Props> = ComponentType<Props> & {
  /** Fetches the code, so that the component then renders at once. Rejects like the fetch. */
  preload: () => Promise<unknown>;
  /** Whether the code is here. */
  isLoaded: () => boolean;
};

/**
 * A component whose code is fetched when it is first shown or preloaded. A failed fetch is tried
 * again after a moment (flaky network); when it keeps failing it throws a ChunkError to the nearest
 * error boundary (ROUTE-11). `pick` finds the component among what its file exports. When it is shown
 * without having been preloaded, what `beside` names is fetched with it: they then arrive together.
 */
export function lazyComponent<Module, Props extends object>(
  load: () => Promise<Module>,
  pick: (module: Module) => ComponentType<Props>,
  preloadWith: readonly LazyComponent<object>[] = [],
): LazyComponent<Props> {
  let loaded: ComponentType<Props> | undefined;
  let fetching: Promise<{ default: ComponentType<Props> }> | undefined;
  // Once for all who ask meanwhile, and again after a failure.
  const fetchCode = () =>
    (fetching ??= fetchModule(load).then(
      (module) => ({ default: (loaded = pick(module)) }),
      (error: unknown) => {
        fetching = undefined;
        throw error;
      },
    ));
  const createLazy = () =>
    lazy(async () => {
      try {
        const [code] = await Promise.all([
          fetchCode(),
          ...preloadWith.map((part) => part.preload()),
        ]);
        return code;
      } catch (error) {
        if (error instanceof ChunkError) error.reset = () => (Lazy = createLazy());
        throw error;
      }
    });
  let Lazy = createLazy();

  // Chosen once a mount: a component must not be swapped for itself when its code arrives.
  function LazyWrapper(props: Props) {
    const [Chosen] = useState<ComponentType<Props>>(() => loaded ?? Lazy);
    return <Chosen {...props} />;
  }
  return Object.assign(LazyWrapper, { preload: fetchCode, isLoaded: () => loaded !== undefined });
}

/** Calls `load` until it resolves, at most `attempts` times; rejects with a ChunkError. */
export async function fetchModule<Module>(
  load: () => Promise<Module>,
  attempts = ATTEMPTS,
): Promise<Module> {
  try {
    return await load();
  } catch (error) {
    const file = /https?:[^\s?]+\.js/.exec(String(error))?.[0];
    if (attempts <= 1) throw new ChunkError(statusOf(file), { cause: error });
    await new Promise((resolve) => setTimeout(resolve, RETRY_DELAY_MS));
    // A browser may remember that an address failed and never ask for it again, so each further
    // attempt has an address of its own. Chromium and Firefox name the file in the error; where it
    // is not named the same import is tried.
    retryCount += 1;
    const address = `${file}?again=${retryCount}`;
    const again = () => import(/* @vite-ignore */ address) as Promise<Module>;
    return fetchModule(file ? again : load, attempts - 1);
  }
}

/** How the host answered when a file was last asked for. */
function statusOf(file: string | undefined): number | undefined {
  const asked = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  return asked.findLast(({ name }) => file && name.startsWith(file))?.responseStatus;
}

/** A part of the site that could not be fetched: a reload may find the new one. */
export class ChunkError extends Error {
  /** What its host answered last; 0 when nobody did, undefined where the browser does not tell. */
  declare readonly status: number | undefined;
  /** To be called once it is shown: React remembers it, and the line may be mended when the part is next wanted. */
  reset: () => void = () => undefined;

  constructor(status: number | undefined, options: ErrorOptions) {
    super('A part of the site could not be fetched', options);
    this.status = status;
  }
}
