import { onIdle } from './on-idle.ts';

const UNRENDERED_SECTION = 'section:not([data-rendered])';

/** Keeps rendered (`data-rendered`) what comes near the viewport: `renderWhenNear`, `layOutWhenNear`. */
export function keepRendered(): void {
  const markRendered = (event: Event) => {
    if (!(event instanceof ContentVisibilityAutoStateChangeEvent) || event.skipped) return;
    if (event.target instanceof HTMLElement) event.target.dataset['rendered'] = '';
  };
  document.addEventListener('contentvisibilityautostatechange', markRendered, true);
}

/** Before the browser scrolls to the end of the page: on a Mac, Command and the arrow do what End does. */
export function renderSectionsOnEndKey(): void {
  addEventListener('keydown', ({ key, metaKey }) => {
    if (key === 'End' || (key === 'ArrowDown' && metaKey)) renderAllSections();
  });
}

/** Renders the sections that are still skipped, one each time the browser is idle. */
export async function renderSectionsWhenIdle(signal: AbortSignal): Promise<void> {
  for (;;) {
    await new Promise<void>((resolve) => void onIdle(resolve));
    const section = document.querySelector<HTMLElement>(UNRENDERED_SECTION);
    if (!section || signal.aborted) return;
    section.dataset['rendered'] = '';
  }
}

/** Gives the page its real height at once, for a scroll position. */
export function renderAllSections(): void {
  for (const section of document.querySelectorAll<HTMLElement>(UNRENDERED_SECTION))
    section.dataset['rendered'] = '';
}
