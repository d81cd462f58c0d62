import { createWorkerUrlPolicy } from './browser/worker-url.ts';

const FIRST_PAINT_TIMEOUT_MS = 1000;

/**
 * Resolves when the document and its priority image are painted, or after the timeout, so that the
 * app's code does not delay the first paint.
 */
async function afterFirstPaint(): Promise<void> {
  const priorityImage = document.querySelector<HTMLImageElement>('img[fetchpriority="high"]');
  const timeout = new Promise((resolve) => setTimeout(resolve, FIRST_PAINT_TIMEOUT_MS));
  // A hidden tab paints nothing, and a failed image must not block.
  await Promise.race([priorityImage?.decode().catch(() => undefined), timeout]);
  if (document.visibilityState === 'hidden') return;
  await Promise.race([untilContentPainted(), timeout]);
}

/** Resolves one frame after the first content was painted; a first paint may be the background only. */
async function untilContentPainted(): Promise<void> {
  await new Promise<void>((resolve) =>
    new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint').length > 0) resolve();
    }).observe({ type: 'paint', buffered: true }),
  );
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}

/** Preloads all modules and messages of the page in parallel, not one level after the other. */
function preloadPage(): void {
  const root = document.querySelector<HTMLElement>('#root');
  const { modules = '', messages = '' } = root?.dataset ?? {};
  const preload = (hrefs: string, properties: Partial<HTMLLinkElement>) => {
    for (const href of hrefs.split(' ')) {
      const link = document.createElement('link');
      document.head.append(Object.assign(link, { crossOrigin: '', ...properties, href }));
    }
  };
  preload(modules, { rel: 'modulepreload' });
  // A cloaked document has another page or another language, and browsers log unused preloads.
  const { lang, dataset } = document.documentElement;
  const [shell = ''] = messages.split(' ');
  if (dataset['cloak'] === undefined) preload(messages, { rel: 'preload', as: 'fetch' });
  else if (dataset['cloak'] === lang) preload(shell, { rel: 'preload', as: 'fetch' });
}

/** Resolves when styles that a script requested have loaded or failed (deferred-styles.ts). */
async function waitForStyles(): Promise<void> {
  const styles = document.querySelector<HTMLLinkElement>('link[data-pending]');
  if (!styles) return;
  await new Promise((resolve) => {
    for (const event of ['load', 'error']) styles.addEventListener(event, resolve);
  });
}

async function boot(): Promise<void> {
  createWorkerUrlPolicy();
  await waitForStyles();
  // A cloaked document paints nothing.
  if (document.documentElement.dataset['cloak'] === undefined) await afterFirstPaint();
  preloadPage();
  const { startApp } = await import('./app/start-app.tsx');
  await startApp();
}

void boot();
