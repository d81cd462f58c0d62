/** The integrity of a built file in the document's import map (VER-4); empty if there is none. */
export function expectedIntegrity(url: string): string {
  const map = document.querySelector('script[type="importmap"]')?.textContent;
  if (!map) return '';
  const { integrity } = JSON.parse(map) as { integrity: Record<string, string> };
  const entry = Object.entries(integrity).find(
    ([path]) => new URL(path, document.baseURI).href === url,
  );
  return entry?.[1] ?? '';
}

/**
 * Loads a script into the HTTP cache, for cases in which the browser does not check integrity itself. Rejects if the
 * request fails, if the content is not what was built (VER-4), or if `signal` aborts.
 */
export async function preloadIntact(url: string, signal: AbortSignal): Promise<void> {
  const response = await fetch(url, {
    integrity: expectedIntegrity(url),
    cache: 'force-cache',
    signal,
  });
  if (!response.ok) throw new TypeError(`${url} responds ${response.status}`);
  await response.arrayBuffer();
}
