import type { Page } from '@playwright/test';

/**
 * Texts that are not completely visible: outside the viewport's width, or clipped by a box; also
 * horizontal scrolling of the page. Horizontally scrollable rows are allowed. Excludes decoration
 * (`aria-hidden`) and text for screen readers only.
 */
export function findOverflow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const wide = document.documentElement.scrollWidth - document.documentElement.clientWidth;
    if (wide > 0) found.push(`the page scrolls ${wide} px sideways`);

    const clippingBoxesOf = (element: Element) => {
      const boxes: { box: DOMRect; x: boolean; y: boolean }[] = [];
      let isScrollable = false;
      for (
        let ancestor: Element | null = element;
        ancestor && ancestor !== document.documentElement;
        ancestor = ancestor.parentElement
      ) {
        const { overflowX, overflowY } = getComputedStyle(ancestor);
        // A scrollable row hides nothing; axe checks that the keyboard can scroll it (accessibility.spec.ts).
        if (['auto', 'scroll'].includes(overflowX)) {
          isScrollable = true;
          break;
        }
        const isClipping = (value: string) => value === 'hidden' || value === 'clip';
        if (isClipping(overflowX) || isClipping(overflowY)) {
          boxes.push({
            box: ancestor.getBoundingClientRect(),
            x: isClipping(overflowX),
            y: isClipping(overflowY),
          });
        }
      }
      return { boxes, isScrollable };
    };

    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const node = walker.currentNode;
      const element = node.parentElement;
      if (!element || !node.textContent?.trim()) continue;
      if (element.closest('[aria-hidden="true"], [aria-hidden=""], script, style')) continue;
      if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      const style = getComputedStyle(element);
      if (
        style.clipPath !== 'none' ||
        (element.closest('button')?.matches(':not(:focus-visible)') &&
          getComputedStyle(element.closest('button') ?? element).clipPath !== 'none')
      )
        continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const textBox = range.getBoundingClientRect();
      const name = node.textContent.trim().slice(0, 40);
      const { boxes, isScrollable } = clippingBoxesOf(element);
      if (!isScrollable && (textBox.left < -1 || textBox.right > innerWidth + 1))
        found.push(`"${name}" reaches from ${textBox.left} to ${textBox.right}`);
      for (const { box, x, y } of boxes) {
        if (x && (textBox.left < box.left - 1 || textBox.right > box.right + 1))
          found.push(`"${name}" is cut off sideways`);
        // Line boxes are taller than glyphs: a tenth of the height has no ink.
        const tolerance = textBox.height / 10 + 1;
        if (y && (textBox.top < box.top - tolerance || textBox.bottom > box.bottom + tolerance))
          found.push(`"${name}" is cut off in height`);
      }
    }
    return [...new Set(found)];
  });
}
