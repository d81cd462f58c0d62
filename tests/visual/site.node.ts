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
