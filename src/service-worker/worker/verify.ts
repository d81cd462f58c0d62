/** SHA-256 in the format of an integrity attribute. */
export async function computeIntegrity(content: BufferSource): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', content));
  return `sha256-${btoa(String.fromCharCode(...digest))}`;
}

/**
 * Whether a cached response is the built file (VER-5). It must come from the host: a script can store
 * any content and any headers, but not a response of type `basic`.
 */
export async function isIntact(response: Response, integrity: string): Promise<boolean> {
  const { status, type, redirected } = response;
  if (status !== 200 || type !== 'basic' || redirected) return false;
  return (await computeIntegrity(await response.clone().arrayBuffer())) === integrity;
}

/**
 * Fetches a file of the build. Rejects if the host sends anything else (FAULT-55). The second request
 * bypasses the browser's HTTP cache, which may keep a changed file for a year.
 */
export async function fetchIntact(
  url: string,
  integrity: string,
  cacheMode: RequestCache = 'default',
): Promise<Response> {
  const get = (cache: RequestCache) => fetch(url, { integrity, cache, redirect: 'error' });
  const response = await get(cacheMode).catch(() => get('reload'));
  if (response.status !== 200) throw new Error(`${url} responds ${response.status}`);
  return response;
}
