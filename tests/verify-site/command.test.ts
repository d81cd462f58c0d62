import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { closeServer } from '../../mocks/preview/loopback.ts';
import { SIGNATURES_FILE } from '../../src/build/release-files/site-manifest.ts';
import { writeRightBuild } from '../release/right-release.ts';
import { FIXTURES, WORKER, folder, keys, server, verify } from './served-build.ts';

describe('VER-3 the signatures of a site', () => {
  beforeEach(async () => {
    await writeFile(
      join(keys, 'builders.allowed'),
      await readFile(join(FIXTURES, 'builders.allowed')),
    );
  });

  test('FAULT-91 signatures of another manifest, and no signatures at all, are refused', async () => {
    const lines = ['Signatures: none that counts (1 required)'];
    const tooFew = '0 of 1 required builders have signed: nobody';
    const unsigned = await verify(undefined, { signatures: 1 });
    expect([unsigned.code, unsigned.lines.slice(0, 2)]).toEqual([
      1,
      [...lines, `DIFFERS ${SIGNATURES_FILE}: ${tooFew}`],
    ]);
    await writeFile(join(folder, SIGNATURES_FILE), await readFile(join(FIXTURES, 'alice.sig')));
    if (server) await closeServer(server);
    const other = await verify(undefined, { signatures: 1 });
    expect([other.code, other.lines.slice(0, 3)]).toEqual([
      1,
      [
        ...lines,
        `DIFFERS ${SIGNATURES_FILE}: signature 1 of alice is of another manifest, or this one was changed`,
        `DIFFERS ${SIGNATURES_FILE}: ${tooFew}`,
      ],
    ]);
  });
});

describe('VER-2 the command', () => {
  const run = (...args: readonly string[]) =>
    new Promise<{ code: unknown; stdout: string; stderr: string }>((resolve) => {
      execFile(
        process.execPath,
        [join(import.meta.dirname, 'run.ts'), ...args],
        (error, stdout, stderr) => resolve({ code: error?.code ?? 0, stdout, stderr }),
      );
    });

  test('its exit code says whether a folder is the build, and one build is compared with another', async () => {
    expect(await run(folder)).toMatchObject({
      code: 0,
      stdout: expect.stringMatching(
        /\nNOTE commit: .+\n(?:.+\n)*ok: \d+ files of \S+ are as the manifest says\n$/,
      ) as string,
      stderr: '',
    });
    const other = await writeRightBuild();
    const { code, stdout } = await run(folder, '--build', other);
    expect(code).toBe(1);
    expect(stdout).toContain(
      `\nDIFFERS ${WORKER}: is in the manifest, not in this build\ndiffers: `,
    );
    await rm(other, { recursive: true });
  });

  test('FAULT-86 a build that differs from its own manifest is reported', async () => {
    const other = await mkdtemp(join(tmpdir(), 'unio-other-'));
    await cp(folder, other, { recursive: true });
    expect(await run(folder, '--build', other)).toMatchObject({ code: 0 });
    await writeFile(join(other, 'build.json'), '{}');
    const { code, stdout } = await run(folder, '--build', other);
    expect(code).toBe(1);
    expect(stdout).toContain(`\nDIFFERS ${join(other, 'build.json')}: has 2 bytes instead of `);
    await rm(other, { recursive: true });
  });

  test('FAULT-87 symbolic links in a folder are reported, also links to folders', async () => {
    await symlink(join(folder, 'index.html'), join(folder, 'gift.html'));
    await symlink(tmpdir(), join(folder, 'gifts'));
    await rm(join(folder, 'build.json'));
    await symlink(join(folder, 'index.html'), join(folder, 'build.json'));
    const { code, stdout } = await run(folder);
    expect(code).toBe(1);
    expect(stdout).toContain(
      '\nDIFFERS build.json, gift.html, gifts: is a symbolic link\ndiffers: ',
    );
  });

  test('a commit that is not checked out is not built', async () => {
    const { code, stdout } = await run(folder, '--rebuild');
    expect(code).toBe(2);
    expect(stdout).toMatch(/\nnot checked: this checkout (?:has changes|is at [\da-f]{40})/);
  });

  test.each([
    [[], 'name one site'],
    [['a', 'b'], 'name one site'],
    [['a', '--signatures', 'many'], '--signatures is a number, not many'],
    [['a', '--build', 'b', '--rebuild'], 'one build is enough'],
    [['a', '--force'], "Unknown option '--force'"],
  ])('FAULT-90 %j exits with 2 and prints the usage', async (args, message) => {
    const { code, stderr } = await run(...args);
    expect([code, stderr]).toEqual([2, expect.stringContaining(message)]);
    expect(stderr).toContain('npm run verify:site -- <address or folder>');
  });
});
