/**
 * Which sizes of letters a document has drawn (VIS-3). Playwright sends the function as source text,
 * so nothing outside its body can be named in it.
 */

/** What the page offers once {@link installLetters} ran, as `window.__visualLetters`. */
export interface PageLetters {
  /**
   * Whether letters of what is shown may be drawn in a size that an earlier cell of this document
   * had. Chromium keeps a web font's letters under their size in hundredths of a px, which it
   * rounds down twice: 32.10 px is found under 3209, where 32.09 px may be already.
   */
  borrowed(): boolean;
}

declare global {
  interface Window {
    __visualLetters: PageLetters;
  }
}

/** Runs before any script of the page. */
export function installLetters(): void {
  /** The first size this document had under each of Chromium's names, both in hundredths of a px. */
  const first = new Map<number, number>();

  window.__visualLetters = {
    borrowed() {
      const texts = [...document.querySelectorAll('body *')];
      const sizes = new Set(texts.map((element) => getComputedStyle(element).fontSize));
      const hundredths = [...sizes].map((size) => Math.floor(Math.fround(parseFloat(size) * 100)));
      // All of them are noted, also after the first that is taken.
      return hundredths.filter(taken).length > 0;
    },
  };

  /** Whether another size has the name of this one. */
  function taken(size: number): boolean {
    const name = Math.floor(Math.fround(Math.fround(size / 100) * 100));
    if (!first.has(name)) first.set(name, size);
    return first.get(name) !== size;
  }
}
