import { detectPlatform, type Platform } from './detect-platform.ts';
import { useClientValue } from '../hydration/use-client-value.ts';

const read = () => detectPlatform(navigator);

/** The visitor's platform; undefined until the page is alive. */
export function usePlatform(): Platform | undefined {
  return useClientValue(read);
}
