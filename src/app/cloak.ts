import { duration } from '../theme/generated/tokens.ts';

/**
 * Shows the page's ground instead of a document that does not match the visitor's route or language until the app
 * has rendered (`data-cloak`), and of a document whose styles are not loaded (deferred-styles.ts). The animation ends
 * it even if the script fails (FAULT-61). A script adds it, because the document's style sheet may not be loaded yet.
 */
export function installCloak(): void {
  const { content = '' } =
    document.querySelector<HTMLMetaElement>('meta[name="theme-color"]') ?? {};
  // Firefox lacks `blocking="render"`. With it nothing is painted before the styles, and a cloak would cost a frame.
  const unstyled = 'blocking' in HTMLLinkElement.prototype ? '' : ', :has(link[data-pending])';
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`
    :where(html) { background: ${content} }
    :is([data-cloak]${unstyled}) #root {
      visibility: hidden;
      animation: uncloak ${duration.cloakTimeout}ms step-end forwards;
    }
    @keyframes uncloak { to { visibility: visible } }
  `);
  document.adoptedStyleSheets.push(sheet);
}
