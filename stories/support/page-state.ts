import { spyOn } from 'storybook/test';

/** Everything of the page that outlives a story's own elements. */
const PREFERENCE = 'preferred-language';

/**
 * For `beforeEach`: returns how to put back what a story may leave behind: scroll position, focus,
 * the saved language and `<html lang>`. The next story, or the next width, starts clean.
 */
export function resetPageState(): () => void {
  const { lang } = document.documentElement;
  const saved = localStorage.getItem(PREFERENCE);
  return () => {
    scrollTo({ top: 0, behavior: 'instant' });
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    document.documentElement.lang = lang;
    if (saved === null) localStorage.removeItem(PREFERENCE);
    else localStorage.setItem(PREFERENCE, saved);
  };
}

/** Scrolls at once: what a story shows must not depend on how far a smooth scroll has come. */
export function jumpTo(top: number): void {
  scrollTo({ top, behavior: 'instant' });
}

/**
 * For `beforeEach`: keeps the log lines that a story provokes on purpose, those that begin with
 * `start`, off the console; any other line still gets there. The console's method is a mock until
 * the returned function is called, so that a play function can count its calls.
 */
export function muteExpectedLog(method: 'error' | 'warn', start: string): () => void {
  const print = console[method].bind(console);
  const spy = spyOn(console, method).mockImplementation((...line: unknown[]) => {
    if (!String(line[0]).startsWith(start)) print(...line);
  });
  return () => spy.mockRestore();
}
