import { useSyncExternalStore } from 'react';
import { detectPlatform, type Platform } from './device.ts';

const never = () => () => undefined;
const known = (): Platform => detectPlatform(navigator);
const unknown = () => undefined;

/**
 * The visitor's platform; undefined in prerendered markup and while it is hydrated, because a
 * device fact must not change the first render.
 */
export function usePlatform(): Platform | undefined {
  return useSyncExternalStore(never, known, unknown);
}
