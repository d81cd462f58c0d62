import type { Page } from '@playwright/test';

declare global {
  /** What this page made of `Intl`, and how often it asked what that knows. */
  var formattersMade: string[];
}

/** Notes from the first script on what a page makes of `Intl`: each takes a phone a tenth of a second. */
export async function recordFormatters(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const made: string[] = (globalThis.formattersMade = []);
    for (const name of ['NumberFormat', 'PluralRules', 'DateTimeFormat', 'DisplayNames'] as const) {
      // @ts-expect-error -- stands for the constructor and for what it knows of itself.
      Intl[name] = new Proxy(Intl[name], {
        construct: (target, args) => {
          made.push(`new Intl.${name}`);
          return Reflect.construct(target, args) as object;
        },
        get: (target, key) => {
          if (key === 'supportedLocalesOf') made.push(`Intl.${name}.supportedLocalesOf`);
          return Reflect.get(target, key) as unknown;
        },
      });
    }
  });
}

/** What the page in front has made until now. */
export function createdFormatters(page: Page): Promise<string[]> {
  return page.evaluate(() => globalThis.formattersMade);
}
