/** Reads the globals of another project's Storybook (VIS-12), which only its preview reports. */
import { launchBrowser } from '../capture/launch-browser.ts';
import { type Dimensions, type Globals, NO_LOCALE, dimensionsFor } from '../matrix/snapshots.ts';
import type { Options } from '../options.ts';
import { RunError } from './exec.ts';
import { ORIGIN } from './serve-storybook.ts';

/** Sent by the previews of Storybook 7 to 10; `themes` are the values of the themes addon's `theme`. */
interface PreviewGlobals {
  readonly globals?: Readonly<Record<string, unknown>>;
  readonly globalTypes?: Readonly<Record<string, { toolbar?: { items?: readonly unknown[] } }>>;
  readonly themes?: readonly string[];
}

/** Global → its values; some globals list none. */
export type OfferedGlobals = Readonly<Record<string, readonly unknown[]>>;

/** @throws RunError when the preview does not start, RangeError as {@link chooseGlobals}. */
export async function detectDimensions(
  proxy: string,
  options: GlobalOptions,
  log: (line: string) => void,
): Promise<Dimensions> {
  const offered = detectGlobals(await readPreviewGlobals(proxy));
  const { locales, globals } = chooseGlobals(offered, options);
  log(globalsLine(offered, globals));
  return dimensionsFor(locales, globals);
}

async function readPreviewGlobals(proxy: string): Promise<PreviewGlobals> {
  const browser = await launchBrowser();
  try {
    const page = await browser.newPage({ proxy: { server: proxy, bypass: '<-loopback>' } });
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    await page.goto(`${ORIGIN}/iframe.html`, { waitUntil: 'commit' });
    const readEvents = () => {
      type Channel = { last?: (event: string) => object[] | undefined };
      const channel = (window as { __STORYBOOK_ADDONS_CHANNEL__?: Channel })
        .__STORYBOOK_ADDONS_CHANNEL__;
      const globals = channel?.last?.('setGlobals')?.[0];
      const themes = channel?.last?.('storybook/themes/REGISTER_THEMES')?.[0];
      return globals && JSON.stringify({ ...themes, ...globals });
    };
    const events = await page
      .waitForFunction(readEvents, undefined, { timeout: 30_000 })
      .catch(() => {
        throw new RunError('The preview of the Storybook does not start.', errors.join('\n'));
      });
    return JSON.parse((await events.jsonValue()) ?? '{}') as PreviewGlobals;
  } finally {
    await browser.close();
  }
}

/** Toolbar items are values or `{value}`; the i18next addon has its locales as keys of a global. */
export function detectGlobals({
  globals = {},
  globalTypes = {},
  themes = [],
}: PreviewGlobals): OfferedGlobals {
  const valuesOf = (name: string) => {
    const values = (globalTypes[name]?.toolbar?.items ?? [])
      .map((item) => (typeof item === 'object' && item && 'value' in item ? item.value : item))
      .filter((value) => ['string', 'number', 'boolean'].includes(typeof value) && value !== '');
    if (values.length > 0) return values;
    if (name === 'theme') return themes;
    return name === 'locale' ? Object.keys(globals['locales'] ?? {}) : [];
  };
  const names = Object.keys({ ...globals, ...globalTypes });
  return Object.fromEntries(names.map((name) => [name, valuesOf(name)]));
}

const LOCALE_NAMES = /^(locale|lang|language|lng|i18n|intl|culture)s?$/i;
const LANGUAGE_NAMES = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });

/** Also in the POSIX spelling `pt_BR`. */
function isLanguageTag(value: unknown): boolean {
  try {
    return LANGUAGE_NAMES.of(String(value).replaceAll('_', '-')) !== undefined;
  } catch {
    return false;
  }
}

/** The global with the locales: one with a usual name, else one whose values are all language tags. */
export function localeGlobalOf(offered: OfferedGlobals): string | undefined {
  const withValues = Object.entries(offered).filter(([, values]) => values.length > 0);
  const byName = withValues.find(([name]) => LOCALE_NAMES.test(name));
  const byValues = withValues.find(
    ([, values]) => values.length > 1 && values.every(isLanguageTag),
  );
  return (byName ?? byValues)?.[0];
}

type GlobalOptions = Pick<Options, 'localeGlobal' | 'globals' | 'filters'>;

/** @throws RangeError for a global or value that the Storybook does not have, and so would ignore. */
export function chooseGlobals(
  offered: OfferedGlobals,
  { localeGlobal, globals, filters }: GlobalOptions,
): { locales: string[]; globals: Globals } {
  const valuesOf = (name: string) => {
    if (Object.hasOwn(offered, name)) return offered[name] ?? [];
    const names = Object.keys(offered).join(', ') || 'none';
    throw new RangeError(`The Storybook has no global "${name}"; it has ${names}.`);
  };
  const locale = localeGlobal ?? localeGlobalOf(offered);
  const values = locale === undefined ? [] : valuesOf(locale);
  const locales = values.length > 0 || locale === undefined ? values : filters.locales;
  if (locale !== undefined && locales.length === 0)
    throw new RangeError(`The global "${locale}" names no locales: name them with --locale.`);
  const set: Record<string, string> = {};
  for (const assignment of globals) {
    const [, name = '', value = ''] = /^([^=]+)=(.+)$/.exec(assignment) ?? [];
    if (name === '') throw new RangeError(`--global takes name=value, not "${assignment}".`);
    if (name === locale) throw new RangeError(`"${name}" holds the locale: use --locale.`);
    if (name in set) throw new RangeError(`--global ${name} has one value a run.`);
    const known = valuesOf(name);
    const match = known.length === 0 ? value : known.find((each) => String(each) === value);
    if (match === undefined)
      throw new RangeError(`The global "${name}" has no value "${value}" but ${known.join(', ')}.`);
    set[name] = urlValue(match);
  }
  return { locales: locales.map(urlValue), globals: { locale: locale ?? NO_LOCALE, set } };
}

/** Storybook's URL syntax; it ignores values with other characters. */
function urlValue(value: unknown): string {
  if (typeof value === 'boolean') return `!${value}`;
  const text = String(value).replace(/^#([\da-f]{3,8})$/i, '!hex($1)');
  if (/^(!hex\(\w+\)|[\w -]+|-?\d+\.\d+)$/.test(text)) return text;
  throw new RangeError(`Storybook takes no global with the value "${text}" from a URL.`);
}

/** The globals in use and what else could be chosen. */
export function globalsLine(offered: OfferedGlobals, { locale, set }: Globals): string {
  const others = Object.entries(offered)
    .filter(([name, values]) => values.length > 0 || name in set || LOCALE_NAMES.test(name))
    .filter(([name]) => name !== locale)
    .map(([name, values]) => {
      const choices = values.join(', ') || 'its values are not known';
      return `${name}: ${set[name] ?? 'default'} (${choices})`;
    });
  const locales =
    locale === NO_LOCALE
      ? 'no locale'
      : `locale: ${offered[locale]?.join(', ') || 'from --locale'}, by the global "${locale}"`;
  return [locales, ...others].join(' · ');
}
