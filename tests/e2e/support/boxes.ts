import { expect, type Locator } from '@playwright/test';

/** Waits until the element, which is not inline, has a size. In px, from the viewport's left and top. */
export async function boxOf(element: Locator) {
  await expect(element).not.toHaveJSProperty('clientWidth', 0);
  const box = await element.boundingBox();
  if (!box) throw new Error(`${String(element)} is not on the page`);
  return { ...box, bottom: box.y + box.height, middle: box.y + box.height / 2 };
}
