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

    const clipsOf = (element: Element) => {
      const boxes: { box: DOMRect; x: boolean; y: boolean }[] = [];
      let scrolls = false;
      for (
        let at: Element | null = element;
        at && at !== document.documentElement;
        at = at.parentElement
      ) {
        const { overflowX, overflowY } = getComputedStyle(at);
        // A scrollable row hides nothing; axe checks that the keyboard can scroll it (accessibility.spec.ts).
        if (['auto', 'scroll'].includes(overflowX)) {
          scrolls = true;
          break;
        }
        const cuts = (value: string) => value === 'hidden' || value === 'clip';
        if (cuts(overflowX) || cuts(overflowY)) {
          boxes.push({ box: at.getBoundingClientRect(), x: cuts(overflowX), y: cuts(overflowY) });
        }
      }
      return { boxes, scrolls };
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
      const at = range.getBoundingClientRect();
      const name = node.textContent.trim().slice(0, 40);
      const { boxes, scrolls } = clipsOf(element);
      if (!scrolls && (at.left < -1 || at.right > innerWidth + 1))
        found.push(`"${name}" reaches from ${at.left} to ${at.right}`);
      for (const { box, x, y } of boxes) {
        if (x && (at.left < box.left - 1 || at.right > box.right + 1))
          found.push(`"${name}" is cut off sideways`);
        // Line boxes are taller than glyphs: a tenth of the height has no ink.
        const air = at.height / 10 + 1;
        if (y && (at.top < box.top - air || at.bottom > box.bottom + air))
          found.push(`"${name}" is cut off in height`);
      }
    }
    return [...new Set(found)];
  });
}
