import { detectPlatform, type Platform } from './detect-platform.ts';
import { useClientValue } from '../hydration/use-client-value.ts';

const read = () => detectPlatform(navigator);

/** Undefined until the page is hydrated. */
export function usePlatform(): Platform | undefined {
  return useClientValue(read);
}
