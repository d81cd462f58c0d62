import { useSyncExternalStore } from 'react';

const never = () => () => undefined;
const unknown = () => undefined;

/**
 * A fact about the device, constant while the page is open. Undefined in prerendered markup and
 * during hydration, so that both renders are equal.
 */
export function useClientValue<Fact extends string | boolean>(
  read: () => Fact | undefined,
): Fact | undefined {
  return useSyncExternalStore(never, read, unknown);
}
