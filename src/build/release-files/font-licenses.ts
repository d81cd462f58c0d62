import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** The packages whose glyphs tokens/build/fonts.ts cuts out: no module imports them, so no bundler sees them. */
export const FONT_PACKAGES = [
  '@expo-google-fonts/noto-sans-tc',
  '@fontsource-variable/bricolage-grotesque',
  '@fontsource-variable/hanken-grotesk',
] as const;

const HEADING = '# Licenses of the fonts';
const require = createRequire(import.meta.url);

/** The list of licences with those of the fonts at its end, once however often it is asked for. */
export async function withFontLicenses(list: string): Promise<string> {
  const fonts = await Promise.all(FONT_PACKAGES.map(fontLicense));
  const [modules = ''] = list.split(`\n${HEADING}\n`);
  return [modules.trimEnd(), '', HEADING, '', fonts.join('\n\n---\n\n'), ''].join('\n');
}

async function fontLicense(name: (typeof FONT_PACKAGES)[number]): Promise<string> {
  const folder = dirname(require.resolve(`${name}/package.json`));
  const read = (file: string) => readFile(join(folder, file), 'utf8');
  const { version, license } = JSON.parse(await read('package.json')) as {
    version: string;
    license: string;
  };
  // Where there are two, the other one is for the package's own code, which does not ship.
  const text = await read('LICENSE_FONT').catch(() => read('LICENSE'));
  return [`## ${name} - ${version} (${license})`, '', text.trim()].join('\n');
}
