import type { Page } from '@playwright/test';

declare global {
  /** The `Intl` constructors and `supportedLocalesOf` calls of this page. */
  var formatterCalls: string[];
}

/** Records `Intl` use from the first script on: each call takes 100 ms on a phone. */
export async function recordFormatters(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const made: string[] = (globalThis.formatterCalls = []);
    for (const name of ['NumberFormat', 'PluralRules', 'DateTimeFormat', 'DisplayNames'] as const) {
      // @ts-expect-error -- a proxy replaces the constructor and its static methods.
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

export function createdFormatters(page: Page): Promise<string[]> {
  return page.evaluate(() => globalThis.formatterCalls);
}
