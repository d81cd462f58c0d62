import { expect, test } from '@playwright/test';
import { browserMemory } from './browser-memory.ts';

test("VIS-1 a browser's memory counts all its processes, in MB", async ({ browser, page }) => {
  const before = await browserMemory(browser);
  expect(before).toBeGreaterThan(20);
  expect(before).toBeLessThan(4_000);
  await page.evaluate(() => {
    // Written to, because memory that is only reserved does not count.
    (window as { held?: Uint8Array }).held = new Uint8Array(200 * 2 ** 20).fill(7);
  });
  const grown = (await browserMemory(browser)) - before;
  // The browser may free some of its own memory meanwhile.
  expect(grown).toBeGreaterThan(120);
  expect(grown).toBeLessThan(400);
});
