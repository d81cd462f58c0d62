import { ROUTES } from '../../primitives/link/navigation.ts';

/**
 * The absolute address of the download page in hash form, on the host and base that this page was
 * opened from (POP-1): `https://host/base/#/download`. Query and hash of `current` are dropped.
 */
export function downloadPageUrl(current: string): string {
  const url = new URL(`#${ROUTES.download}`, current);
  url.search = '';
  return url.href;
}
