import { ROUTES } from '../../navigation/routes.ts';

/**
 * The absolute address of the download page in hash form, at the site's address (POP-1):
 * `https://host/base/#/download`. A query and a hash in it are dropped.
 */
export function downloadPageUrl(current: string): string {
  const url = new URL(`#${ROUTES.download}`, current);
  url.search = '';
  return url.href;
}
