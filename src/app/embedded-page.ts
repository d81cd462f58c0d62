import { whenParsed } from '../browser/when-parsed.ts';

/** The template, if it has the page of `path`: its style sheet and root element. */
export function findEmbeddedPage(path: string): HTMLTemplateElement | undefined {
  const template = document.querySelector<HTMLTemplateElement>('template[data-path]');
  return template?.dataset['path'] === path ? template : undefined;
}

/**
 * Replaces the document's own page, which must be cloaked, by the one in the template as soon as its styles
 * are loaded; calls `onError` if they fail. main.tsx waits for either.
 */
export function showEmbeddedPage({ content, dataset }: HTMLTemplateElement, onError: () => void) {
  const [styles, root] = [content.querySelector('link'), content.querySelector('#root')];
  if (!styles || !root) return;
  const html = document.documentElement;
  styles.addEventListener('load', () =>
    whenParsed('#root', (own) => {
      // The parser keeps filling the detached root.
      own.replaceWith(root);
      // Home's style sheet: its rules would mix with those of the page.
      document.querySelector('[data-embedded] ~ link[rel="stylesheet"]')?.remove();
      html.dataset['path'] = dataset['path'];
      delete html.dataset['cloak'];
    }),
  );
  styles.addEventListener('error', onError);
  styles.dataset['embedded'] = '';
  document.title = dataset['title'] ?? '';
  document.head.append(styles);
}
