import { spyOn } from 'storybook/test';

const LOCALE_KEY = 'preferred-language';

/**
 * For `beforeEach`: the returned function resets what a story may leave behind: scroll position, focus,
 * the stored language and `<html lang>`.
 */
export function resetPageState(): () => void {
  const { lang } = document.documentElement;
  const locale = localStorage.getItem(LOCALE_KEY);
  return () => {
    scrollTo({ top: 0, behavior: 'instant' });
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    document.documentElement.lang = lang;
    if (locale === null) localStorage.removeItem(LOCALE_KEY);
    else localStorage.setItem(LOCALE_KEY, locale);
  };
}

/** Without smooth scrolling, so that a snapshot does not depend on its progress. */
export function jumpTo(top: number): void {
  scrollTo({ top, behavior: 'instant' });
}

/**
 * For `beforeEach`: keeps messages that begin with `start` out of the console; the returned function
 * restores it. Until then `console[method]` is a mock whose calls can be counted.
 */
export function muteExpectedLog(method: 'error' | 'warn', start: string): () => void {
  const print = console[method].bind(console);
  const spy = spyOn(console, method).mockImplementation((...args: unknown[]) => {
    if (!String(args[0]).startsWith(start)) print(...args);
  });
  return () => spy.mockRestore();
}
