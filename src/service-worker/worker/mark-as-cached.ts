/**
 * The cached document with `data-cached` on its `<html>`: its links and fingerprints may be outdated, and
 * document.css hides them (VER-6). The page removes it once the network has the same document
 * (cached-document.ts).
 */
export async function markAsCached(document: Response): Promise<Response> {
  // A redirect to a cached document, which is marked when the browser requests it.
  if (document.type !== 'basic') return document;
  const headers = new Headers(document.headers);
  // The new body is uncompressed and longer.
  for (const name of ['Content-Encoding', 'Content-Length']) headers.delete(name);
  const html = await document.text();
  return new Response(html.replace('<html ', '<html data-cached '), { headers });
}
