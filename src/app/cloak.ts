import { duration } from '../theme/generated/tokens.ts';

/**
 * Hides a document that does not match the visitor's route or language until the app has rendered (`data-cloak`), and a
 * document whose styles are not loaded (deferred-styles.ts): only the background shows. The animation ends the cloak
 * even if the script fails (FAULT-61). A script adds the rules, because the document's style sheet may not be loaded.
 */
export function installCloak(): void {
  const { content = '' } =
    document.querySelector<HTMLMetaElement>('meta[name="theme-color"]') ?? {};
  // For Firefox, which lacks `blocking="render"`. Others paint only after the styles, and a cloak would cost a frame.
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
