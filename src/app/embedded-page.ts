import { whenParsed } from '../browser/when-parsed.ts';
import { loadStyles } from './deferred-styles.ts';

/**
 * Replaces the document's own page by the page in the template. Ends the cloak when the styles of that page have
 * loaded; calls `onError` if they fail. main.tsx waits for either.
 */
export function showEmbeddedPage(onError: () => void): void {
  // An element after the template means that the parser has finished the template.
  whenParsed('template[data-path] + *', ({ previousElementSibling }) => {
    const { content, dataset } = previousElementSibling as HTMLTemplateElement;
    const root = content.querySelector('#root');
    const styles = loadStyles(content);
    if (!styles || !root) return;
    const html = document.documentElement;
    styles.addEventListener('load', () => {
      delete html.dataset['cloak'];
    });
    styles.addEventListener('error', onError);
    document.title = dataset['title'] ?? '';
    // Early, so that no image of the replaced page is requested. The parser continues to fill the detached root.
    whenParsed('#root', (originalRoot) => {
      originalRoot.replaceWith(root);
      html.dataset['path'] = dataset['path'];
    });
  });
}
