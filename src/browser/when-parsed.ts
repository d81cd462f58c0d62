/** Calls `act` with the element as soon as the parser has created it, before it is painted; not at all if there is none. */
export function whenParsed(selector: string, act: (element: Element) => void): void {
  const parsing = new MutationObserver(look);
  parsing.observe(document, { childList: true, subtree: true });
  look();

  function look() {
    const element = document.querySelector(selector);
    if (element || document.readyState !== 'loading') parsing.disconnect();
    if (element) act(element);
  }
}
