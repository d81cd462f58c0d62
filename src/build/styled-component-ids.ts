import { relative, sep } from 'node:path';
import { transformWithOxc, type Plugin } from 'vite';

/**
 * Compiles styled-components: ids for prerendered pages, and styles without comments and blanks.
 *
 * oxc derives an id from the file's name if that is absolute, so that class names would depend on the folder of the
 * checkout (VER-1). If the name is relative it takes the source text instead. The path in the last line keeps two files
 * with the same text apart.
 */
export function styledComponentIds(root: string): Plugin {
  return {
    name: 'styled-component-ids',
    enforce: 'pre',
    transform: {
      filter: {
        id: { include: /\.tsx?$/, exclude: /\/node_modules\// },
        code: 'styled-components',
      },
      async handler(code, id) {
        const file = relative(root, id).replaceAll(sep, '/');
        const compiled = await transformWithOxc(`${code}\n// ${file}\n`, file, {
          // Vite compiles the rest.
          jsx: 'preserve',
          plugins: { styledComponents: { displayName: false, pure: true } },
        });
        return { code: compiled.code, map: compiled.map ?? null };
      },
    },
  };
}
