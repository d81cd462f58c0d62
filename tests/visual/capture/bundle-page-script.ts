import { join } from 'node:path';
import { build } from 'rolldown';

/** Everything the harness runs in a page. */
export const STORY_DRIVER = join(import.meta.dirname, '..', 'page-scripts', 'story-driver.ts');

const scripts = new Map<string, Promise<string>>();

/**
 * Promises a module, with what it imports, as one classic script for `addInitScript`: modules would
 * run after the scripts of the page. Bundled once a process.
 */
export function bundlePageScript(entry: string): Promise<string> {
  const script = scripts.get(entry) ?? bundle(entry);
  scripts.set(entry, script);
  return script;
}

async function bundle(input: string): Promise<string> {
  const { output } = await build({
    input,
    write: false,
    // All modules are there for what they do to the page, which package.json does not say.
    treeshake: false,
    tsconfig: false,
    output: { format: 'iife' },
  });
  return output[0].code;
}
