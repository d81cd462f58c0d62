/** For text and attribute values. */
export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

/** The opening tag of an element. An attribute that is `true` has no value. */
export function openTag(name: string, attributes: Record<string, string | true>): string {
  const written = Object.entries(attributes).map(([key, value]) =>
    value === true ? ` ${key}` : ` ${key}="${escapeHtml(value)}"`,
  );
  return `<${name}${written.join('')}>`;
}

/** JSON that cannot end its script element. */
export function escapeJsonForScript(data: object): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}
