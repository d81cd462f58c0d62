import { ROUTES } from '../../navigation/routes.ts';

/** The absolute URL of the download page, `https://host/base/#/download`, without a query (POP-1). */
export function downloadPageUrl(current: string): string {
  const url = new URL(`#${ROUTES.download}`, current);
  url.search = '';
  return url.href;
}
