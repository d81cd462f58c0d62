/** The module graph of a Storybook's build (`preview-stats.json`). */

/** Paths are relative to the checkout, with `/` and without a query. `roots` have no importer. */
export interface ModuleGraph {
  readonly imports: ReadonlyMap<string, ReadonlySet<string>>;
  readonly roots: readonly string[];
}

interface StoryStats {
  readonly modules: { readonly id: string; readonly reasons?: { readonly moduleName: string }[] }[];
}

/** This module imports every story. */
const STORY_LIST = /virtual:.*storybook-stories\.js$/;

/** @throws TypeError when a file has another form than `preview-stats.json`. */
export function readModuleGraph(...stats: readonly unknown[]): ModuleGraph {
  const imports = new Map<string, Set<string>>();
  for (const { modules } of stats as readonly StoryStats[])
    for (const { id, reasons = [] } of modules)
      for (const { moduleName } of reasons) {
        const [importer, module] = [pathOf(moduleName), pathOf(id)];
        if (importer !== module)
          imports.set(importer, (imports.get(importer) ?? new Set()).add(module));
      }
  const imported = new Set(imports.values().flatMap((modules) => modules));
  return { imports, roots: [...new Set(imports.keys()).difference(imported)] };
}

export function modulesOf({ imports }: ModuleGraph): Set<string> {
  return new Set(imports.keys()).union(new Set(imports.values().flatMap((modules) => modules)));
}

/** Modules of every story: everything that the page and the preview import, without the stories. */
export function sharedModules(graph: ModuleGraph): Set<string> {
  return reachableModules(graph, graph.roots, (module) => !STORY_LIST.test(module));
}

/** The modules at `entryPoints` and everything they import, directly or not. */
export function reachableModules(
  { imports }: Pick<ModuleGraph, 'imports'>,
  entryPoints: readonly string[],
  shouldFollow: (module: string) => boolean = () => true,
): Set<string> {
  const reached = new Set(entryPoints);
  // The loop also visits what it adds.
  for (const module of reached)
    if (shouldFollow(module)) for (const next of imports.get(module) ?? []) reached.add(next);
  return reached;
}

/** Whether a module is a file of the project, not of a package or a plugin. */
export function isOwnFile(module: string): boolean {
  return !/(?:^|\/)node_modules\/|virtual:|^\//.test(module);
}

function pathOf(id: string): string {
  return id.replace(/^\.\//, '').replace(/\?.*$/s, '');
}
