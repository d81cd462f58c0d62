import { execFile, execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { appendFile, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { closeServer, listen } from '../../mocks/preview/loopback.ts';
import { siteHandler } from '../../mocks/preview/serve.ts';
import { parseSiteConfig } from '../../src/site-config.ts';
import type { BuildSource } from '../../src/build/release-files/site-manifest.ts';
import { RIGHT_SETTINGS, writeRightBuild } from './right-release.ts';

// Starts a process, which is slow on a busy machine.
vi.setConfig({ testTimeout: 180_000 });

/** With a security contact that was reviewed on the day of the test. */
const SETTINGS = {
  ...RIGHT_SETTINGS,
  VITE_SECURITY_REVIEWED: new Date().toISOString().slice(0, 10),
};

/** A checkout without changes, because this one may have changes. */
let checkout: string;
let source: BuildSource;
let folder: string;
beforeAll(async () => {
  checkout = await mkdtemp(join(tmpdir(), 'unio-checkout-'));
  await writeFile(join(checkout, 'package-lock.json'), '{}');
  git('init', '--quiet');
  git('add', '.');
  commit();
  source = {
    mode: 'production',
    commit: git('rev-parse', 'HEAD'),
    packageLock: createHash('sha256').update('{}').digest('hex'),
    node: process.version,
  };
  folder = await writeRightBuild(parseSiteConfig(SETTINGS), source);
});
afterAll(async () => {
  await rm(folder, { recursive: true });
  await rm(checkout, { recursive: true });
});

function git(...args: readonly string[]): string {
  return execFileSync('git', args, { cwd: checkout, encoding: 'utf8' }).trim();
}

function commit(): void {
  const author = ['-c', 'user.name=Unio', '-c', 'user.email=test@unio.example'];
  git(...author, 'commit', '--quiet', '--allow-empty', '-m', 'A release');
}

const check = (settings: Readonly<Record<string, string>>, ...options: readonly string[]) =>
  checkAll(settings, '--no-apk', ...options);

function checkAll(settings: Readonly<Record<string, string>>, ...options: readonly string[]) {
  const places = ['--dist', folder, '--source', checkout];
  const args = [join(import.meta.dirname, 'check.ts'), ...places, ...options];
  const env = { PATH: process.env['PATH'], ...settings };
  return new Promise<{ status: unknown; stdout: string; stderr: string }>((resolve) => {
    execFile(process.execPath, args, { env }, (error, stdout, stderr) =>
      resolve({ status: error?.code ?? 0, stdout, stderr }),
    );
  });
}

test('VER-8 the right release passes, and skipped checks are listed', async () => {
  expect(await check(SETTINGS)).toEqual({
    status: 0,
    stdout: expect.stringMatching(
      /^Node v[\d.]+, SHA-256 of the program: [\da-f]{64}\nThe installation file was not checked\.\nThe manifest of the iOS app was not checked\.\nok: the release matches its settings\n$/,
    ) as string,
    stderr: '',
  });
});

test('VER-8 FAULT-79 FAULT-81 the check fails without settings, with one line per problem', async () => {
  const { status, stdout, stderr } = await check({});
  const lines = stderr.trim().split('\n');
  expect([status, stdout.split('\n').at(-2)]).toEqual([1, `${lines.length} problems`]);
  expect(lines).toContain('FAIL VITE_SITE_ORIGIN is a placeholder: https://unio.example');
  expect(lines).toContain(`FAIL ${folder}: it was built with other settings`);
});

test('VER-8 FAULT-80 FAULT-82 FAULT-107 an old contact, a wrong compressed file and a missing fingerprint are named', async () => {
  const { VITE_APK_CERT_SHA256: _, ...settings } = {
    ...SETTINGS,
    VITE_SECURITY_REVIEWED: '2020-01-01',
  };
  const built = await writeRightBuild(parseSiteConfig(settings), source);
  await writeFile(join(built, 'index.html.gz'), gzipSync('<script>'));
  const { status, stderr } = await check(settings, '--dist', built);
  await rm(built, { recursive: true });
  const lines = stderr.trim().split('\n');
  expect(status).toBe(1);
  expect(lines.map((line) => line.replace(`${built}: `, ''))).toEqual([
    expect.stringMatching(/^FAIL .*VITE_APK_CERT_SHA256/),
    expect.stringMatching(/^FAIL security\.txt expired on 2021-/),
    'FAIL index.html.gz is not index.html, compressed',
    expect.stringMatching(/^FAIL .*index\.html\.gz/),
  ]);
});

test('VER-8 FAULT-83 a published site that is not the build is refused', async () => {
  const published = await writeRightBuild(parseSiteConfig(SETTINGS), source);
  await appendFile(join(published, 'manifest.webmanifest'), ' ');
  const server = createServer(siteHandler(published, SETTINGS.VITE_DISTRIBUTION_ORIGIN));
  const origin = await listen(server, 0);
  const { status, stdout, stderr } = await check(SETTINGS, '--live', origin);
  await closeServer(server);
  await rm(published, { recursive: true });
  expect([status, stderr]).toEqual([
    1,
    `FAIL ${origin} is not this build, or could not be checked\n`,
  ]);
  expect(stdout).toContain('DIFFERS /manifest.webmanifest: is longer than 18 bytes\n');
});

test('VER-2 VER-8 FAULT-81 a build of an older commit is refused', async () => {
  commit();
  const { status, stderr } = await check(SETTINGS);
  const line = `FAIL ${folder}: it was built from commit ${source.commit}, not ${git('rev-parse', 'HEAD')}\n`;
  git('reset', '--quiet', '--hard', source.commit ?? '');
  expect([status, stderr]).toEqual([1, line]);
});

test('DL-6 VER-8 the installation files of Android and of iOS are requested', async () => {
  // Nothing listens there.
  const closed = '127.0.0.1:9';
  const { stdout, stderr } = await checkAll({
    ...SETTINGS,
    VITE_SITE_ORIGIN: `http://${closed}`,
    VITE_APK_URL: `http://${closed}/unio-wallet.apk`,
    VITE_ENTERPRISE_BACKUP_URL: `itms-services://?action=download-manifest&url=https://${closed}/ios/manifest.plist`,
  });
  expect(stderr).toContain(`FAIL http://${closed}/unio-wallet.apk: `);
  expect(stderr).toContain(`FAIL https://${closed}/ios/manifest.plist: `);
  expect(stdout).not.toContain('was not checked');
});
