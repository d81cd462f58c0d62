import { join } from 'node:path';
import { build } from 'rolldown';

/** The entry of all code that the harness runs in a page. */
export const STORY_DRIVER = join(import.meta.dirname, '..', 'page-scripts', 'story-driver.ts');

const scripts = new Map<string, Promise<string>>();

/**
 * Bundles a module and its imports, once per process, into a classic script for `addInitScript`:
 * modules would run after the scripts of the page.
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
    // All modules have side effects on the page, which package.json does not declare.
    treeshake: false,
    tsconfig: false,
    output: { format: 'iife' },
  });
  return output[0].code;
}
