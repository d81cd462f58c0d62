/** Domains that RFC 2606 reserves, package ids under `example`, and a store id of zeros, as in the defaults. */
const PLACEHOLDER =
  /\.(?:example|invalid|test)(?![\w.-])|\bexample\.(?:com|net|org)\b|(?:^|[=.])example\.|\/id0+(?!\d)/i;

/** Whether a setting still has a placeholder value: never shown as proof (ORD-4), never published (VER-8). */
export function isPlaceholder(text: string): boolean {
  return PLACEHOLDER.test(text);
}
