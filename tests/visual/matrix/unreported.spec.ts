import { expect, test } from '@playwright/test';
import { launchBrowser } from '../capture/launch.ts';
import { unreported } from './unreported.ts';

/** How many calls of the browser Playwright has noted in this test so far; its types leave them out. */
function noted(): number {
  const { _steps: steps } = test.info() as unknown as { _steps: { category: string }[] };
  return steps.filter(({ category }) => category === 'pw:api').length;
}

test('VIS-11 what a cell asks of the browser is no step of the report, and its errors are its own', async () => {
  const browser = await launchBrowser();
  try {
    const page = await browser.newPage();
    const before = noted();
    expect(await unreported(() => page.evaluate(() => 1 + 1))).toBe(2);
    await expect(unreported(() => page.evaluate('a b'))).rejects.toThrow(/^SyntaxError/);
    expect(noted()).toBe(before);
    await page.evaluate(() => 1 + 1);
    expect(noted()).toBe(before + 1);
  } finally {
    await browser.close();
  }
});
