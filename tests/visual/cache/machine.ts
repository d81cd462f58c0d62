/** What the machine adds to a picture beside the browser: its system, and fonts that a page borrows. */
import { readFileSync, readdirSync, statSync } from 'node:fs';
import { homedir, release } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { FONTS_VARIABLE } from '../site.node.ts';
import { hashOf } from './git-files.ts';

/** Where systems keep fonts and the settings that draw them. */
const FONT_FOLDERS: Partial<Record<NodeJS.Platform, readonly string[]>> = {
  linux: [
    '/etc/fonts',
    '/usr/share/fonts',
    '/usr/local/share/fonts',
    '~/.fonts',
    '~/.local/share/fonts',
    '~/.config/fontconfig',
  ],
  darwin: ['/System/Library/Fonts', '/Library/Fonts', '~/Library/Fonts'],
  win32: ['C:/Windows/Fonts', '~/AppData/Local/Microsoft/Windows/Fonts'],
};

/**
 * One hash of it. A browser that brings `ownFonts` sees no other, unless the launcher's variable
 * names a file for fontconfig: then the folders in that file count.
 */
export function machineHash(ownFonts: boolean, env: NodeJS.ProcessEnv = process.env): string {
  const system = [process.platform, process.arch];
  const config = env[FONTS_VARIABLE] ?? '';
  if (ownFonts && config === '') return hashOf(...system);
  const named = ownFonts ? foldersIn(config) : [];
  const folders = named.length > 1 ? named : [...named, ...(FONT_FOLDERS[process.platform] ?? [])];
  const settings = ['FONTCONFIG_FILE', 'FONTCONFIG_PATH'].map((name) => env[name] ?? '');
  return hashOf(...system, release(), ...settings, ...folders.flatMap(filesIn));
}

/** The file itself and the folders it names; only itself when it includes other files. */
function foldersIn(config: string): string[] {
  const text = readFileSync(config, 'utf8');
  if (/<include\b/.test(text)) return [config];
  const folders = [...text.matchAll(/<dir\b[^>]*>([^<]+)<\/dir>/g)];
  return [config, ...folders.map(([, folder = '']) => resolve(dirname(config), folder.trim()))];
}

function filesIn(folder: string): string[] {
  const place = folder.replace(/^~(?=\/)/, homedir());
  try {
    if (statSync(place).isFile()) return [readFileSync(place, 'utf8')];
    const entries = readdirSync(place, { recursive: true, withFileTypes: true });
    return entries
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .map((file) => `${file} ${statSync(file).size} ${statSync(file).mtimeMs}`)
      .toSorted();
  } catch {
    return [];
  }
}
