import { relative } from 'node:path';
import type { Plugin } from 'vite';

/**
 * Writes the imports of virtual modules to a file next to Storybook's stats, in the same format. The stats
 * leave them out, and with them every file that only a virtual module imports (VIS-5).
 */
export function virtualModules(): Plugin {
  let root = '';
  const isVirtual = (id: string) => id.startsWith('\0');
  const nameOf = (id: string) =>
    isVirtual(id) ? `/virtual:${id.slice(1)}` : `./${relative(root, id).replaceAll('\\', '/')}`;
  return {
    name: 'virtual-modules',
    apply: 'build',
    configResolved: (config) => void (root = config.root),
    generateBundle() {
      const modules = [...this.getModuleIds()].flatMap((importer) => {
        const info = this.getModuleInfo(importer);
        return [...(info?.importedIds ?? []), ...(info?.dynamicallyImportedIds ?? [])]
          .filter((id) => isVirtual(importer) || isVirtual(id))
          .map((id) => ({ id: nameOf(id), reasons: [{ moduleName: nameOf(importer) }] }));
      });
      const source = JSON.stringify({ modules });
      this.emitFile({ type: 'asset', fileName: 'visual-virtual-modules.json', source });
    },
  };
}
