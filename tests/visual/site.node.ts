/** The part of `site.config.ts` that only Node can load: the browser launcher and the message parser. */
export {
  CHROMIUM_ARGS,
  FONTS_VARIABLE,
  EXTENDED_FILTER,
  PACKAGED,
  chromiumPath,
} from '../run/browser.ts';
export { parseMessage } from '../../src/build/messages/compile-messages.ts';
export { pseudoLocalize } from '../../src/build/messages/pseudo.ts';
export { formatAmounts } from '../../src/build/messages/amounts.ts';
export { type Script, scriptOf, wholeFont } from '../../tokens/build/font-sources.ts';
export { LOCALES, LOCALE_NAMES, type Locale } from '../../src/i18n/locales.ts';

/** A locale's message file, from the repository's root. */
export function messageFile(locale: string): string {
  return `src/i18n/messages/${locale}.json`;
}

/** The site's tokens and fonts, from the repository's root. */
export const STYLE_SHEETS: readonly string[] = [
  'src/theme/generated/tokens.css',
  'src/theme/generated/fonts.css',
  'src/theme/generated/fonts-han.css',
];
