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
 * Loads a script into the HTTP cache, for where the browser itself checks no integrity. Rejects if it does
 * not load, is not what was built (VER-4), or on `signal`.
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
