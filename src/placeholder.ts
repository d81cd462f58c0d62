/** Names that RFC 2606 reserves, package ids under `example`, and a store id of zeros: what the defaults are made of. */
const PLACEHOLDER =
  /\.(?:example|invalid|test)(?![\w.-])|\bexample\.(?:com|net|org)\b|(?:^|[=.])example\.|\/id0+(?!\d)/i;

/** Whether a setting still has a value that stands for nothing real: never shown as proof (ORD-4), never published (VER-8). */
export function isPlaceholder(text: string): boolean {
  return PLACEHOLDER.test(text);
}
