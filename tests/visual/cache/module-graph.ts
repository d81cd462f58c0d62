/** The module graph a Storybook's build writes (`preview-stats.json`), read from story to file. */

/** Who imports whom; paths are relative to the checkout, with `/`. */
export interface ModuleGraph {
  /** Importer → what it imports, queries left out. */
  readonly imports: ReadonlyMap<string, ReadonlySet<string>>;
  /** Modules that no other imports: the page and what Storybook adds to each preview. */
  readonly roots: readonly string[];
}

/** The module that imports every story; what it reaches is not every story's. */
const STORY_LIST = /virtual:.*storybook-stories\.js$/;

/**
 * Reads `preview-stats.json`, and other files of the same form.
 * @throws TypeError when one has another form.
 */
export function readModuleGraph(...stats: readonly unknown[]): ModuleGraph {
  const modules = stats.flatMap((it): unknown => {
    if (typeof it === 'object' && it !== null && 'modules' in it && Array.isArray(it.modules))
      return it.modules;
    throw new TypeError('Not the preview-stats.json of a Storybook.');
  });
  const imports = new Map<string, Set<string>>();
  for (const { id, reasons } of modules as { id: string; reasons?: { moduleName: string }[] }[]) {
    const module = plain(id);
    for (const { moduleName } of reasons ?? []) {
      const importer = plain(moduleName);
      if (importer === module) continue;
      const known = imports.get(importer) ?? new Set<string>();
      imports.set(importer, known.add(module));
    }
  }
  const imported = new Set(imports.values().flatMap((it) => it));
  return { imports, roots: [...new Set(imports.keys()).difference(imported)] };
}

/** Every module the graph names. */
export function modulesOf({ imports }: ModuleGraph): Set<string> {
  return new Set(imports.keys()).union(new Set(imports.values().flatMap((it) => it)));
}

/** What every story needs: all that the page and the preview reach, without the stories. */
export function sharedModules(graph: ModuleGraph): Set<string> {
  return reachableModules(graph, graph.roots, (module) => !STORY_LIST.test(module));
}

/** A module and all it imports, directly or not. */
export function reachableModules(
  { imports }: Pick<ModuleGraph, 'imports'>,
  from: readonly string[],
  enters: (module: string) => boolean = () => true,
): Set<string> {
  const seen = new Set(from);
  // The set grows while it is walked.
  for (const module of seen) {
    if (enters(module)) for (const next of imports.get(module) ?? []) seen.add(next);
  }
  return seen;
}

/** Whether a module is a file of the checkout, rather than a package's or made up by a plugin. */
export function isOwnFile(module: string): boolean {
  return !/(?:^|\/)node_modules\/|virtual:|^\//.test(module);
}

function plain(id: string): string {
  return id.replace(/^\.\//, '').replace(/\?.*$/s, '');
}
