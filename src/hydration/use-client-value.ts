import { useSyncExternalStore } from 'react';

const never = () => () => undefined;
const unknown = () => undefined;

/**
 * A fact of the device that does not change while the page is open, read by `read`; undefined in
 * prerendered markup and while it is hydrated, because it must not change the first render.
 */
export function useClientValue<Fact extends string | boolean>(
  read: () => Fact | undefined,
): Fact | undefined {
  return useSyncExternalStore(never, read, unknown);
}
