import { useMemo } from 'react';
import { useRealOrigin } from '../../browser/use-site-address.ts';
import { type DownloadLinks, STORES } from './download-options.ts';

/** The stores, and the installation file unless the page is not on the official origin (POP-1b). */
export function useDownloadLinks(): DownloadLinks {
  const isForeign = useRealOrigin() !== undefined;
  return useMemo(() => (isForeign ? { ...STORES, apk: undefined } : STORES), [isForeign]);
}
