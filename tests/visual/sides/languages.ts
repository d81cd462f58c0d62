/** Which languages a Storybook lets its reader choose from (VIS-12): only its preview knows. */
import type { Browser } from '@playwright/test';
import { ORIGIN } from './serve.ts';
import { StepError } from './step.ts';

/** A preview that has not said anything by then does not start. */
const LIMIT_MS = 30_000;

/** What a preview tells its toolbar, as far as languages go; Storybook 7 to 10. */
interface Globals {
  readonly globals?: Readonly<Record<string, unknown>>;
  readonly globalTypes?: Readonly<
    Record<string, { readonly toolbar?: { readonly items?: readonly unknown[] } } | undefined>
  >;
}

/**
 * The values of the `locale` global that a Storybook offers, in its order; empty when it has no such
 * global. `proxy` is where it is served (see `serve`).
 * @throws StepError when its preview does not start.
 */
export async function languagesOf(browser: Browser, proxy: string): Promise<string[]> {
  const context = await browser.newContext({ proxy: { server: proxy, bypass: '<-loopback>' } });
  try {
    const page = await context.newPage();
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    await page.goto(`${ORIGIN}/iframe.html`, { waitUntil: 'commit' });
    const told = await page
      .waitForFunction(
        () => {
          type Channel = { last?: (event: string) => unknown[] | undefined };
          const channel = (window as { __STORYBOOK_ADDONS_CHANNEL__?: Channel })
            .__STORYBOOK_ADDONS_CHANNEL__;
          return channel?.last?.('setGlobals')?.map((it) => JSON.stringify(it))[0];
        },
        undefined,
        { timeout: LIMIT_MS },
      )
      .catch(() => {
        throw new StepError('The preview of the Storybook does not start.', errors.join('\n'));
      });
    return offered(JSON.parse((await told.jsonValue()) ?? '{}') as Globals);
  } finally {
    await context.close();
  }
}

/** Toolbar items are values or `{value}`; an addon for i18next keeps them as keys of `locales`. */
export function offered({ globals = {}, globalTypes = {} }: Globals): string[] {
  const items = globalTypes['locale']?.toolbar?.items ?? [];
  const values = items.map((it) =>
    typeof it === 'object' && it !== null && 'value' in it ? it.value : it,
  );
  const named = values.filter((it) => typeof it === 'string' && it !== '') as string[];
  if (named.length > 0) return named;
  return 'locale' in globals ? Object.keys(globals['locales'] ?? {}) : [];
}
