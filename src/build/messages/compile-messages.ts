import { parse, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import type { Plugin } from 'vite';
import { namespaceOf } from '../../i18n/namespaces.ts';
import { pseudoLocalize } from './pseudo.ts';

const MESSAGES_FILE =
  /\/i18n\/messages\/[\w-]+\.json(?:\?(?:pseudo|namespace=(?<namespace>[\w-]+)))?$/;
/** The name of the part that is left when all others are taken. */
const SHELL = 'shell';

/**
 * Compiles a messages file to the ICU syntax tree when it is imported, so that no parser ships.
 * With `?pseudo` the text becomes 40 % longer and accented; with `?namespace=` only the messages of that
 * part are left, `shell` being all that belong to none. A syntax error stops the build and names the
 * message.
 */
export function compileMessages(): Plugin {
  return {
    name: 'compile-messages',
    enforce: 'pre',
    transform: {
      filter: { id: MESSAGES_FILE },
      handler(code, id) {
        const messages = JSON.parse(code) as Record<string, string>;
        const namespace = MESSAGES_FILE.exec(id)?.groups?.['namespace'];
        const wanted = Object.entries(messages).filter(
          ([key]) => namespace === undefined || (namespaceOf(key) ?? SHELL) === namespace,
        );
        const compiled = wanted.map(([key, message]) => {
          const tree = parseMessage(key, message);
          return [key, id.endsWith('?pseudo') ? pseudoLocalize(tree) : tree];
        });
        return {
          code: `export default ${JSON.stringify(Object.fromEntries(compiled))}`,
          moduleType: 'js',
          map: null,
        };
      },
    },
  };
}

/** The syntax tree of one message. Throws an error that names the message's id. */
export function parseMessage(key: string, message: string): MessageFormatElement[] {
  try {
    return parse(message, { captureLocation: false });
  } catch (error) {
    throw new Error(`Message "${key}" is not valid ICU: ${(error as Error).message}`, {
      cause: error,
    });
  }
}
