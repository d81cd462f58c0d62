import { detectPlatform, type Platform } from './device.ts';
import { useDeviceFact } from './use-device-fact.ts';

const read = () => detectPlatform(navigator);

/** The visitor's platform; undefined until the page is alive. */
export function usePlatform(): Platform | undefined {
  return useDeviceFact(read);
}
