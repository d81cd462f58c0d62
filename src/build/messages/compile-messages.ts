import { parse, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import type { Plugin } from 'vite';
import { isLocale } from '../../i18n/locales.ts';
import { namespaceOf } from '../../i18n/namespaces.ts';
import { formatAmounts, stringifyWithAmounts } from './amounts.ts';
import { pseudoLocalize } from './pseudo.ts';

const MESSAGES_FILE =
  /\/i18n\/messages\/(?<locale>[\w-]+)\.json(?:\?(?<query>pseudo|namespaces))?$/;

/**
 * Compiles an imported messages file to ICU syntax trees, so that no parser is shipped, with the
 * amounts written into them. `?pseudo` makes the text 40 % longer and accented; `?namespaces` groups
 * the messages by namespace. A syntax error stops the build and names the message.
 */
export function compileMessages(): Plugin {
  return {
    name: 'compile-messages',
    enforce: 'pre',
    transform: {
      filter: { id: MESSAGES_FILE },
      handler(code, id) {
        const messages = JSON.parse(code) as Record<string, string>;
        const { locale, query } = MESSAGES_FILE.exec(id)?.groups ?? {};
        if (!isLocale(locale)) throw new Error(`${id} is of no language of the site`);
        const compiled = Object.entries(messages).map(([key, message]) => {
          const tree = parseMessage(key, message);
          return [key, query === 'pseudo' ? pseudoLocalize(tree) : tree] as const;
        });
        const content =
          query === 'namespaces' ? byNamespace(compiled) : Object.fromEntries(compiled);
        return {
          code: `export default ${stringifyWithAmounts(content, formatAmounts(locale))}`,
          moduleType: 'js',
          map: null,
        };
      },
    },
  };
}

function byNamespace<Content>(messages: readonly (readonly [string, Content])[]) {
  const groups = Object.entries(Object.groupBy(messages, ([key]) => namespaceOf(key)));
  return Object.fromEntries(groups.map(([name, group]) => [name, Object.fromEntries(group)]));
}

/** Throws an error that names the message's id. */
export function parseMessage(key: string, message: string): MessageFormatElement[] {
  try {
    return parse(message, { captureLocation: false });
  } catch (error) {
    throw new Error(`Message "${key}" is not valid ICU: ${(error as Error).message}`, {
      cause: error,
    });
  }
}
