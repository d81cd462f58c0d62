/** Calls `callback` with the element as soon as the parser has created it, before it is painted; not at all if there is none. */
export function whenParsed(selector: string, callback: (element: Element) => void): void {
  const observer = new MutationObserver(check);
  observer.observe(document, { childList: true, subtree: true });
  check();

  function check() {
    const element = document.querySelector(selector);
    if (element || document.readyState !== 'loading') observer.disconnect();
    if (element) callback(element);
  }
}
