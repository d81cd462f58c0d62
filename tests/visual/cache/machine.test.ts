import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { machineHash } from './machine.ts';

afterEach(() => vi.unstubAllEnvs());

/** A fontconfig file, a font folder that it names, and one that it does not name. */
function fonts(config: string) {
  const home = mkdtempSync(join(tmpdir(), 'visual-fonts-'));
  onTestFinished(() => rmSync(home, { recursive: true }));
  for (const folder of ['named', 'other']) mkdirSync(join(home, folder));
  writeFileSync(join(home, 'fonts.conf'), config);
  const env = { UNIO_FONTCONFIG: join(home, 'fonts.conf') };
  const put = (file: string) => writeFileSync(join(home, file), '1');
  return { put, home, hash: () => machineHash(true, env) };
}

test('VIS-5 fonts in a folder of the fontconfig file count, those in another folder do not', () => {
  const { put, hash } = fonts('<dir prefix="relative">named</dir>');
  const before = hash();
  put('other/a.ttf');
  expect(hash()).toBe(before);
  put('named/a.ttf');
  expect(hash()).not.toBe(before);
});

test.each([
  ['they count with a fontconfig file that includes others, which may name any font', true],
  ['they do not count with a fontconfig file that names all its folders', false],
])("VIS-5 the system's fonts: %s", (_, includes) => {
  const include = includes ? '<include>/etc/fonts/fonts.conf</include>' : '';
  const { put, home, hash } = fonts(`${include}<dir>named</dir>`);
  vi.stubEnv('HOME', home);
  const before = hash();
  // On Linux and macOS.
  for (const folder of ['.fonts', 'Library/Fonts']) {
    mkdirSync(join(home, folder), { recursive: true });
    put(`${folder}/a.ttf`);
  }
  expect(hash() !== before).toBe(includes);
});

test('VIS-5 a browser with its own fonts depends on no other font setting', () => {
  const other = { FONTCONFIG_FILE: '/else/fonts.conf' };
  expect(machineHash(true, other)).toBe(machineHash(true, {}));
  expect(machineHash(false, other)).not.toBe(machineHash(false, {}));
  expect(machineHash(false, {})).not.toBe(machineHash(true, {}));
});
