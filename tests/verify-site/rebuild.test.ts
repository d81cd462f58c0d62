import { spawnSync } from 'node:child_process';
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { buildSource } from '../../src/build/release-files/build-source.ts';
import { RIGHT_SOURCE } from '../release/right-release.ts';
import { parseManifest } from './parse-manifest.ts';
import { rebuild } from './rebuild.ts';
import { FIXTURES, folder, keys, verify } from './served-build.ts';

vi.mock('node:child_process', async (original) => ({
  ...(await original<object>()),
  spawnSync: vi.fn<() => object>(() => ({ status: 0, stdout: '', stderr: '' })),
}));
vi.mock('../../src/build/release-files/build-source.ts', async (original) => ({
  ...(await original<object>()),
  buildSource: vi.fn<() => unknown>(),
}));

const COMMAND = 'x & calc.exe';
const MANIFEST = {
  version: 1,
  site: 'https://wallet.unio',
  ...RIGHT_SOURCE,
  settings: { VITE_NAME: COMMAND },
  headers: {},
  files: [{ file: 'index.html', size: 0, sha256: 'ab'.repeat(32) }],
} as const;

describe('VER-2 a manifest that is written by an attacker', () => {
  const { platform } = process;
  afterEach(() => {
    Object.defineProperty(process, 'platform', { value: platform });
    vi.mocked(spawnSync).mockClear();
  });

  test('FAULT-90 cannot have a command as its mode', () => {
    expect(parseManifest(JSON.stringify(MANIFEST))).toMatchObject({ mode: 'production' });
    for (const mode of [COMMAND, 'a\nb', '../a', '-a', '', 'a'.repeat(33)])
      expect(() => parseManifest(JSON.stringify({ ...MANIFEST, mode }))).toThrow(
        'the manifest is malformed: /mode must match pattern',
      );
  });

  test('FAULT-90 passes nothing to the shell of Windows', async () => {
    Object.defineProperty(process, 'platform', { value: 'win32' });
    const manifest = { ...MANIFEST, mode: COMMAND };
    vi.mocked(buildSource).mockResolvedValue({ ...RIGHT_SOURCE, mode: COMMAND });
    await rebuild('/nowhere', manifest);
    const calls = vi.mocked(spawnSync).mock.calls as unknown as [
      string,
      string[],
      { shell: boolean },
    ][];
    expect(calls).toHaveLength(4);
    const inShell = calls.filter(([, , { shell }]) => shell);
    expect(inShell.map(([program, args]) => [program, ...args].join(' '))).toEqual([
      'npm run --silent check:messages',
      'npm run --silent generate',
    ]);
    const others = calls.filter(([, , { shell }]) => !shell);
    expect(others.every(([, args]) => args.includes(COMMAND))).toBe(true);
  });

  test('FAULT-91 is not built if too few builders have signed it', async () => {
    await cp(join(FIXTURES, 'builders.allowed'), join(keys, 'builders.allowed'));
    const build = vi.fn<() => string>(() => folder);
    const { code, lines } = await verify(undefined, { signatures: 1, build });
    expect([code, lines]).toEqual([
      1,
      expect.arrayContaining(['Build: none, too few builders have signed']),
    ]);
    expect(build).not.toHaveBeenCalled();
  });
});
