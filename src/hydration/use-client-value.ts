import { useSyncExternalStore } from 'react';

const subscribe = () => () => undefined;
const getServerSnapshot = () => undefined;

/**
 * A fact about the device, constant while the page is open. Undefined in prerendered markup and
 * during hydration, so that both renders are equal.
 */
export function useClientValue<Fact extends string | boolean>(
  getSnapshot: () => Fact | undefined,
): Fact | undefined {
  return useSyncExternalStore(subscribe, getSnapshot, getServerSnapshot);
}
