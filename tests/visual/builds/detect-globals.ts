/** What a Storybook lets its reader choose in its toolbar (VIS-12): only its preview knows. */
import type { Browser } from '@playwright/test';
import { launchBrowser } from '../capture/launch-browser.ts';
import { type Dimensions, type Globals, NO_LOCALE, dimensionsFor } from '../matrix/snapshots.ts';
import type { Options } from '../options.ts';
import { ORIGIN } from './serve-storybook.ts';
import { RunError } from './exec.ts';

/** A preview that has not said anything by then does not start. */
const LIMIT_MS = 30_000;

/** What a preview tells its toolbar; Storybook 7 to 10. */
interface Told {
  readonly globals?: Readonly<Record<string, unknown>>;
  readonly globalTypes?: Readonly<
    Record<string, { readonly toolbar?: { readonly items?: readonly unknown[] } } | undefined>
  >;
  /** The names that `@storybook/addon-themes` has for its global `theme`. */
  readonly themes?: readonly string[];
}

/** Every global of a Storybook, with its values; a global may name none. */
export type OfferedGlobals = Readonly<Record<string, readonly unknown[]>>;

/**
 * The globals of a Storybook; `proxy` is where it is served (see `serve`).
 * @throws RunError when its preview does not start.
 */
export async function parseGlobals(browser: Browser, proxy: string): Promise<OfferedGlobals> {
  const context = await browser.newContext({ proxy: { server: proxy, bypass: '<-loopback>' } });
  try {
    const page = await context.newPage();
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    await page.goto(`${ORIGIN}/iframe.html`, { waitUntil: 'commit' });
    const told = await page
      .waitForFunction(
        () => {
          type Channel = { last?: (event: string) => object[] | undefined };
          const channel = (window as { __STORYBOOK_ADDONS_CHANNEL__?: Channel })
            .__STORYBOOK_ADDONS_CHANNEL__;
          const globals = channel?.last?.('setGlobals')?.[0];
          const themes = channel?.last?.('storybook/themes/REGISTER_THEMES')?.[0];
          return globals && JSON.stringify({ ...themes, ...globals });
        },
        undefined,
        { timeout: LIMIT_MS },
      )
      .catch(() => {
        throw new RunError('The preview of the Storybook does not start.', errors.join('\n'));
      });
    return detectGlobals(JSON.parse((await told.jsonValue()) ?? '{}') as Told);
  } finally {
    await context.close();
  }
}

/** Toolbar items are values or `{value}`; an addon for i18next keeps them as keys of `locales`. */
export function detectGlobals({
  globals = {},
  globalTypes = {},
  themes = [],
}: Told): OfferedGlobals {
  const valuesOf = (name: string) => {
    const values = (globalTypes[name]?.toolbar?.items ?? [])
      .map((it) => (typeof it === 'object' && it !== null && 'value' in it ? it.value : it))
      .filter((it) => ['string', 'number', 'boolean'].includes(typeof it) && it !== '');
    if (values.length > 0) return values;
    if (name === 'theme') return themes;
    return name === 'locale' ? Object.keys(globals['locales'] ?? {}) : [];
  };
  const names = Object.keys({ ...globals, ...globalTypes });
  return Object.fromEntries(names.map((name) => [name, valuesOf(name)]));
}

const LOCALE_NAMES = /^(locale|lang|language|lng|i18n|intl|culture)s?$/i;
const REGISTERED = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });

/** Whether a value is the tag of a language that there is, also spelled as in POSIX: `pt_BR`. */
function isLanguage(value: unknown): boolean {
  try {
    return REGISTERED.of(String(value).replaceAll('_', '-')) !== undefined;
  } catch {
    return false;
  }
}

/** The global that holds the locale: one with a usual name, else one whose values are all language tags. */
export function localeGlobalOf(offer: OfferedGlobals): string | undefined {
  const filled = Object.keys(offer).filter((name) => (offer[name]?.length ?? 0) > 0);
  const isSpoken = (values: readonly unknown[] = []) =>
    values.length > 1 && values.every(isLanguage);
  return (
    filled.find((name) => LOCALE_NAMES.test(name)) ?? filled.find((name) => isSpoken(offer[name]))
  );
}

/**
 * The locales of a Storybook and the globals of its snapshots.
 * @throws RangeError for a global or value that the Storybook does not have: it would ignore it, and
 * the run would compare something else than what was asked for.
 */
export function chooseGlobals(
  offer: OfferedGlobals,
  wanted: Pick<Options, 'localeGlobal' | 'globals' | 'filters'>,
): { locales: string[]; globals: Globals } {
  const known = (name: string) => {
    if (Object.hasOwn(offer, name)) return offer[name] ?? [];
    throw new RangeError(
      `The Storybook has no global "${name}"; it has ${Object.keys(offer).join(', ') || 'none'}.`,
    );
  };
  const locale = wanted.localeGlobal ?? localeGlobalOf(offer);
  const named = locale === undefined ? [] : known(locale);
  const locales = named.length > 0 || locale === undefined ? named : wanted.filters.locales;
  if (locale !== undefined && locales.length === 0)
    throw new RangeError(`The global "${locale}" names no locales: name them with --locale.`);
  const set: Record<string, string> = {};
  for (const text of wanted.globals) {
    const [, name = '', value = ''] = /^([^=]+)=(.+)$/.exec(text) ?? [];
    if (name === '') throw new RangeError(`--global takes name=value, not "${text}".`);
    if (name === locale) throw new RangeError(`"${name}" holds the locale: use --locale.`);
    if (name in set) throw new RangeError(`--global ${name} has one value a run.`);
    const values = known(name);
    const found = values.length === 0 ? value : values.find((it) => String(it) === value);
    if (found === undefined)
      throw new RangeError(
        `The global "${name}" has no value "${value}" but ${values.join(', ')}.`,
      );
    set[name] = inAddress(found);
  }
  return { locales: locales.map(inAddress), globals: { locale: locale ?? NO_LOCALE, set } };
}

/** A value as Storybook reads it from an address; it passes over what it takes for unsafe there. */
function inAddress(value: unknown): string {
  if (typeof value === 'boolean') return `!${value}`;
  const text = String(value).replace(/^#([\da-f]{3,8})$/i, '!hex($1)');
  if (/^(!hex\(\w+\)|[\w -]+|-?\d+\.\d+)$/.test(text)) return text;
  throw new RangeError(`Storybook takes no global with the value "${text}" from an address.`);
}

/** What there is to choose, for people. */
export function globalsLine(offer: OfferedGlobals, { locale, set }: Globals): string {
  const others = Object.entries(offer).filter(
    ([name, values]) =>
      name !== locale && (values.length > 0 || name in set || LOCALE_NAMES.test(name)),
  );
  const lines = others.map(([name, values]) => {
    const all = values.length > 0 ? values.join(', ') : 'its values are not known';
    return `${name}: ${set[name] ?? 'as it starts'} (${all})`;
  });
  const of =
    locale === NO_LOCALE
      ? 'no locale'
      : `locale: ${offer[locale]?.join(', ') || 'as named'}, by the global "${locale}"`;
  return [of, ...lines].join(' · ');
}

/** Promises the axes of a Storybook that says itself which locales and globals it has. */
export async function detectDimensions(
  proxy: string,
  wanted: Parameters<typeof chooseGlobals>[1],
  say: (line: string) => void,
): Promise<Dimensions> {
  const browser = await launchBrowser();
  try {
    const offer = await parseGlobals(browser, proxy);
    const { locales, globals } = chooseGlobals(offer, wanted);
    say(globalsLine(offer, globals));
    return dimensionsFor(locales, globals);
  } finally {
    await browser.close();
  }
}
