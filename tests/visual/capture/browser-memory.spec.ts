import { expect, test } from '@playwright/test';
import { browserMemory } from './browser-memory.ts';

test("VIS-1 a browser's memory counts all its processes, in MB", async ({ browser, page }) => {
  const before = await browserMemory(browser);
  expect(before).toBeGreaterThan(20);
  expect(before).toBeLessThan(4_000);
  await page.evaluate(() => {
    // Written to: memory that was only asked for is not there yet.
    (window as { held?: Uint8Array }).held = new Uint8Array(200 * 2 ** 20).fill(7);
  });
  const grown = (await browserMemory(browser)) - before;
  // The browser may give back some of its own meanwhile.
  expect(grown).toBeGreaterThan(120);
  expect(grown).toBeLessThan(400);
});
