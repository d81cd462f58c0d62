/** The template, if it has the page of `path`: its title, style sheet and root element. */
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
  const show = () => {
    // The parser goes on with the rest of the document's own page, outside of the document.
    document.querySelector('#root')?.replaceWith(root);
    document.querySelector('link[rel="stylesheet"]:not([data-embedded])')?.remove();
    html.dataset['path'] = dataset['path'];
    delete html.dataset['cloak'];
  };
  styles.addEventListener('load', () => {
    if (document.querySelector('#root')) show();
    // Comes before deferred scripts run.
    else document.addEventListener('readystatechange', show, { once: true });
  });
  styles.addEventListener('error', onError);
  styles.dataset['embedded'] = '';
  document.title = content.querySelector('title')?.text ?? '';
  document.head.append(styles);
}
