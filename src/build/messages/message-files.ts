import type { Plugin, Rolldown } from 'vite';
import type { Locale } from '../../i18n/locales.ts';
import type { MessageGroup } from '../../i18n/namespaces.ts';
import { messageFileName } from '../../i18n/message-file.ts';
import { computeIntegrity } from '../integrity.ts';

const MESSAGES_MODULE = /\/i18n\/messages\/(?<locale>[\w-]+)\.json\?namespaces$/;

/**
 * Writes the messages of each namespace to a file, and replaces the module by the hashes of these files
 * (VER-4): the hashes of all languages would be too much for the import map of every document. Comes
 * after `compileMessages`.
 */
export function messageFiles(): Plugin {
  return {
    name: 'message-files',
    enforce: 'pre',
    transform: {
      filter: { id: MESSAGES_MODULE },
      handler(code, id) {
        const locale = MESSAGES_MODULE.exec(id)?.groups?.['locale'] ?? '';
        const namespaces = JSON.parse(code.replace(/^export default /, '')) as object;
        const hashes = Object.entries(namespaces).map(([namespace, messages]) => {
          const source = JSON.stringify(messages);
          const integrity = computeIntegrity(source);
          this.emitFile({
            type: 'asset',
            // Beside the scripts, which look for it there.
            fileName: `assets/${messageFileName(locale, integrity)}`,
            originalFileName: `${locale} ${namespace}`,
            source,
          });
          return [namespace, integrity];
        });
        const hashOf = JSON.stringify(Object.fromEntries(hashes));
        return { code: `export default ${hashOf}`, moduleType: 'js', map: null };
      },
    },
  };
}

/** The built file with the messages of a namespace. Throws if there is none. */
export function messageFile(
  bundle: Rolldown.OutputBundle,
  locale: Locale,
  namespace: MessageGroup,
): string {
  const found = Object.values(bundle).find(
    (output) =>
      output.type === 'asset' && output.originalFileNames.includes(`${locale} ${namespace}`),
  );
  if (!found) throw new Error(`There is no file with the messages of ${locale} ${namespace}`);
  return found.fileName;
}
