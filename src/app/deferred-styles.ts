/**
 * Requests the style sheet of a template. As a link in the document, Home's style sheet would be requested before any
 * script runs, and would delay the page that a hash address shows instead (ROUTE-12). Until the style sheet has loaded or
 * failed, cloak.ts hides the page and main.tsx waits.
 */
export function loadStyles(template: DocumentFragment): HTMLLinkElement | undefined {
  const link = template.querySelector('link');
  if (!link) return undefined;
  link.dataset['pending'] = '';
  for (const event of ['load', 'error'])
    link.addEventListener(event, () => {
      delete link.dataset['pending'];
    });
  document.head.append(link);
  return link;
}
