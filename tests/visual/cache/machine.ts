/** A hash of the operating system and its fonts, which screenshots depend on. */
import { readFileSync, readdirSync, statSync } from 'node:fs';
import { homedir, release } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { FONTS_VARIABLE } from '../site.node.ts';
import { hashOf } from './git-files.ts';

/** Fonts and font settings of the operating systems. */
const FONT_FOLDERS: Partial<Record<NodeJS.Platform, readonly string[]>> = {
  linux: [
    ...['/etc/fonts', '/usr/share/fonts', '/usr/local/share/fonts'],
    ...['~/.fonts', '~/.local/share/fonts', '~/.config/fontconfig'],
  ],
  darwin: ['/System/Library/Fonts', '/Library/Fonts', '~/Library/Fonts'],
  win32: ['C:/Windows/Fonts', '~/AppData/Local/Microsoft/Windows/Fonts'],
};

/** A browser with its own fonts uses only those and the variable's fontconfig file. */
export function machineHash(bringsFonts: boolean, env: NodeJS.ProcessEnv = process.env): string {
  const system = [process.platform, process.arch];
  const config = env[FONTS_VARIABLE] ?? '';
  if (bringsFonts && config === '') return hashOf(...system);
  const named = bringsFonts ? foldersIn(config) : [];
  const folders = named.length > 1 ? named : [...named, ...(FONT_FOLDERS[process.platform] ?? [])];
  const settings = ['FONTCONFIG_FILE', 'FONTCONFIG_PATH'].map((name) => env[name] ?? '');
  return hashOf(...system, release(), ...settings, ...folders.flatMap(fontFiles));
}

/** A fontconfig file and its folders; only the file if it includes others, which may name any folder. */
function foldersIn(config: string): string[] {
  const text = readFileSync(config, 'utf8');
  if (/<include\b/.test(text)) return [config];
  const folders = [...text.matchAll(/<dir\b[^>]*>([^<]+)<\/dir>/g)];
  return [config, ...folders.map(([, folder = '']) => resolve(dirname(config), folder.trim()))];
}

function fontFiles(location: string): string[] {
  const path = location.replace(/^~(?=\/)/, homedir());
  try {
    if (statSync(path).isFile()) return [readFileSync(path, 'utf8')];
    return readdirSync(path, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .map((file) => `${file} ${statSync(file).size} ${statSync(file).mtimeMs}`)
      .toSorted();
  } catch {
    return [];
  }
}
