/**
 * The font sizes that a document has rendered (VIS-3). Chromium caches the glyphs of a web font
 * under the size in hundredths of a px, rounded down twice: 32.10 px is looked up as 3209, which
 * may have the glyphs of 32.09 px.
 */

/** The first size of this document under each of Chromium's keys, both in hundredths of a px. */
const drawnSizes = new Map<number, number>();

/** Whether text may be rendered with glyphs of another size, from an earlier snapshot. */
export function mixesGlyphSizes(): boolean {
  const sizes = [...sizesShown()];
  for (const [key, size] of sizes) if (!drawnSizes.has(key)) drawnSizes.set(key, size);
  return sizes.some(([key, size]) => drawnSizes.get(key) !== size);
}

/** The first size under each key, as in a fresh document: two sizes of a snapshot may share a key there, too. */
function sizesShown(): ReadonlyMap<number, number> {
  const sizes = new Map<number, number>();
  const elements = [...document.querySelectorAll('body *')];
  for (const fontSize of new Set(elements.map(renderedFontSize))) {
    const size = Math.floor(Math.fround(fontSize * 100));
    const key = Math.floor(Math.fround(Math.fround(size / 100) * 100));
    if (!sizes.has(key)) sizes.set(key, size);
  }
  return sizes;
}

/** In px. Chromium renders SVG text with a font of the size that it has on the screen. */
function renderedFontSize(element: Element): number {
  const fontSize = parseFloat(getComputedStyle(element).fontSize);
  if (!(element instanceof SVGTextContentElement)) return fontSize;
  const { a = 1, b = 0, c = 0, d = 1 } = element.getScreenCTM() ?? {};
  return fontSize * Math.sqrt((a ** 2 + b ** 2 + c ** 2 + d ** 2) / 2);
}
