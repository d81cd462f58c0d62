/** The part of `site.config.ts` that only Node can load: the browser launcher and the message parser. */
export {
  CHROMIUM_ARGS,
  FONTS_VARIABLE,
  EXTENDED_FILTER,
  PACKAGED,
  chromiumPath,
  unneededArgs,
} from '../run/browser.ts';
export { parseMessage } from '../../src/build/messages/compile-messages.ts';
export { pseudoLocalize } from '../../src/build/messages/pseudo.ts';
export { formatAmounts } from '../../src/build/messages/amounts.ts';
export { type Script, scriptOf, wholeFont } from '../../tokens/build/font-sources.ts';
export { LOCALES, LOCALE_NAMES, type Locale } from '../../src/i18n/locales.ts';

/** Globs from the repository's root: sources that name packages, build programs, the browser launcher. */
export const SOURCES = '{src,stories,mocks,tokens,.storybook}/**/*.{ts,tsx,mdx,css}';
export const BUILDERS: readonly string[] = ['.storybook/main.ts', 'vite.config.ts'];
export const LAUNCHER = 'tests/run/browser.ts';

/** A locale's message file, from the repository's root. */
export function messageFile(locale: string): string {
  return `src/i18n/messages/${locale}.json`;
}

/** The tokens, generated as custom properties and as constants, from the repository's root. */
export const TOKEN_STYLES = 'src/theme/generated/tokens.css';
export const TOKEN_CONSTANTS = 'src/theme/generated/tokens.ts';

/** The site's tokens and fonts, from the repository's root. */
export const STYLE_SHEETS: readonly string[] = [
  TOKEN_STYLES,
  'src/theme/generated/fonts.css',
  'src/theme/generated/fonts-han.css',
];
