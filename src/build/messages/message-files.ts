import type { Plugin, Rolldown } from 'vite';
import type { Locale } from '../../i18n/locales.ts';
import type { MessageGroup } from '../../i18n/namespaces.ts';
import { computeIntegrity } from '../integrity.ts';

const MESSAGES_MODULE = /\/i18n\/messages\/(?<locale>[\w-]+)\.json\?namespaces$/;

/**
 * Writes the messages of each namespace to a file, and replaces the module by the URLs and hashes of
 * these files (VER-4): the hashes of all languages would be too much for the import map of every
 * document. Comes after `compileMessages`.
 */
export function messageFiles(): Plugin {
  return {
    name: 'message-files',
    enforce: 'pre',
    transform: {
      filter: { id: MESSAGES_MODULE },
      handler(code, id) {
        const { locale } = MESSAGES_MODULE.exec(id)?.groups ?? {};
        const namespaces = JSON.parse(code.replace(/^export default /, '')) as object;
        const files = Object.entries(namespaces).map(([namespace, messages]) => {
          const source = JSON.stringify(messages);
          const file = this.emitFile({
            type: 'asset',
            name: `${locale}.json`,
            originalFileName: `${locale} ${namespace}`,
            source,
          });
          return `'${namespace}':[import.meta.ROLLUP_FILE_URL_${file},'${computeIntegrity(source)}']`;
        });
        return { code: `export default {${files.join()}}`, moduleType: 'js', map: null };
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
