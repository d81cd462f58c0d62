import { readFile } from 'node:fs/promises';
import { findPackageJSON } from 'node:module';
import { dirname, join } from 'node:path';

/** Packages that only tokens/build/font-sources.ts reads. */
export const FONT_PACKAGES = [
  '@expo-google-fonts/noto-sans-tc',
  '@fontsource-variable/bricolage-grotesque',
  '@fontsource-variable/hanken-grotesk',
] as const;

/** Packages that only the worker of src/apk imports. */
export const WORKER_PACKAGES = ['@noble/hashes'] as const;

/** Vite lists what the page imports, not what it fetches or starts. */
const HEADING = '# Licenses of the fonts and of the worker that checks a file';

/** Adds the licenses that Vite does not know at the end of its list, once. */
export async function withAddedLicenses(list: string): Promise<string> {
  const added = await Promise.all([...FONT_PACKAGES, ...WORKER_PACKAGES].map(readLicense));
  const [modules = ''] = list.split(`\n${HEADING}\n`);
  return [modules.trimEnd(), '', HEADING, '', added.join('\n\n---\n\n'), ''].join('\n');
}

async function readLicense(name: string): Promise<string> {
  const manifest = findPackageJSON(name, import.meta.url);
  if (manifest === undefined) throw new Error(`${name} is not installed`);
  const read = (file: string) => readFile(join(dirname(manifest), file), 'utf8');
  const { version, license } = JSON.parse(await read('package.json')) as {
    version: string;
    license: string;
  };
  // In a font's package LICENSE is for its code, which is not shipped.
  const text = await read('LICENSE_FONT').catch(() => read('LICENSE'));
  return [`## ${name} - ${version} (${license})`, '', text.trim()].join('\n');
}
