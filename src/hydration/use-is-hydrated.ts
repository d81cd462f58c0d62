import { useClientValue } from './use-client-value.ts';

const onClient = () => true;

/** False in prerendered markup and during hydration: for controls that need their script. */
export function useIsHydrated(): boolean {
  return useClientValue(onClient) ?? false;
}
