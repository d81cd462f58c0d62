/**
 * Requests the style sheet of a template. As a link of the document itself, Home's would be requested before any
 * script runs, and delay the page that a hash address shows instead (ROUTE-12). Until it has loaded or failed,
 * cloak.ts hides the page and main.tsx waits.
 */
export function loadStyles(template: DocumentFragment): HTMLLinkElement | undefined {
  const link = template.querySelector('link');
  if (!link) return undefined;
  link.dataset['pending'] = '';
  for (const end of ['load', 'error'])
    link.addEventListener(end, () => {
      delete link.dataset['pending'];
    });
  document.head.append(link);
  return link;
}
