/**
 * Which sizes of letters a document has drawn (VIS-3). Playwright sends the function as source text,
 * so nothing outside its body can be named in it.
 */

/** What the page offers once {@link installGlyphCache} ran, as `window.__visualGlyphCache`. */
export interface GlyphCache {
  /**
   * Whether letters of what is shown may be drawn in a size that an earlier snapshot of this document
   * had. Chromium keeps a web font's letters under their size in hundredths of a px, which it
   * rounds down twice: 32.10 px is found under 3209, where 32.09 px may be already.
   */
  borrowed(): boolean;
}

declare global {
  interface Window {
    __visualGlyphCache: GlyphCache;
  }
}

/** Runs before any script of the page. */
export function installGlyphCache(): void {
  /** The first size this document had under each of Chromium's names, both in hundredths of a px. */
  const first = new Map<number, number>();

  window.__visualGlyphCache = {
    borrowed() {
      let borrowed = false;
      for (const [name, size] of ownFirst()) {
        if (!first.has(name)) first.set(name, size);
        borrowed ||= first.get(name) !== size;
      }
      return borrowed;
    },
  };

  /** The same of what is shown alone, as in a document of its own: two of its sizes may share a name. */
  function ownFirst(): ReadonlyMap<number, number> {
    const elements = [...document.querySelectorAll('body *')];
    const own = new Map<number, number>();
    for (const text of new Set(elements.map((element) => getComputedStyle(element).fontSize))) {
      const size = Math.floor(Math.fround(parseFloat(text) * 100));
      const name = Math.floor(Math.fround(Math.fround(size / 100) * 100));
      if (!own.has(name)) own.set(name, size);
    }
    return own;
  }
}
