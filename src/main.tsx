import './theme/generated/tokens.css';
import './theme/generated/fonts.css';
import './theme/global.css';
import './theme/document.css';

const FIRST_PAINT_TIMEOUT_MS = 1000;

/**
 * Resolves when what the document shows is on the screen, its first picture too, unless that is slow:
 * the app's code then no longer stands in the way of the first look.
 */
async function afterFirstPaint(): Promise<void> {
  const first = document.querySelector<HTMLImageElement>('img[fetchpriority="high"]');
  const slow = new Promise((resolve) => setTimeout(resolve, FIRST_PAINT_TIMEOUT_MS));
  // A picture that does not come is no reason to wait, and a hidden tab paints nothing.
  await Promise.race([first?.decode().catch(() => undefined), slow]);
  if (document.visibilityState === 'hidden') return;
  await Promise.race([painted(), slow]);
}

/** Resolves a frame after the browser has said that there is something on the screen. */
async function painted(): Promise<void> {
  await new Promise((resolve) =>
    new PerformanceObserver(resolve).observe({ type: 'paint', buffered: true }),
  );
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}

/** Asks for all that the document names for this page at once, rather than as one script finds the next. */
function preloadModules(): void {
  const entry = document.querySelector<HTMLScriptElement>('script[data-modules]');
  for (const href of entry?.dataset['modules']?.split(' ') ?? []) {
    const link = document.createElement('link');
    Object.assign(link, { rel: 'modulepreload', crossOrigin: '', href });
    document.head.append(link);
  }
}

async function boot(): Promise<void> {
  // A covered document shows nothing to look at.
  if (document.documentElement.dataset['cloak'] === undefined) await afterFirstPaint();
  preloadModules();
  const { startApp } = await import('./app/start-app.tsx');
  await startApp();
}

void boot();
