import { join } from 'node:path';
import { expect, test } from 'vitest';
import { resolveConfig } from 'vite';
import { buildStamp } from '../../src/build/build-stamp.ts';
import { parseSiteConfig } from '../../src/site-config.ts';

const ROOT = join(import.meta.dirname, '..', '..');

test.each([
  ['production', 'dist'],
  ['staging', 'dist'],
  ['development', 'dist-local'],
])('VER-8 a build in mode %s goes to %s', async (mode, folder) => {
  const { build } = await resolveConfig({ root: ROOT, mode, logLevel: 'silent' }, 'build', mode);
  expect(build.outDir).toBe(folder);
});

test('VER-8 the stamp changes with the mode and with any setting', () => {
  const site = parseSiteConfig({});
  const stamp = buildStamp('production', site);
  expect(stamp).toEqual({ mode: 'production', settings: expect.stringMatching(/^[\da-f]{64}$/) });
  expect(buildStamp('production', parseSiteConfig({}))).toEqual(stamp);
  expect(buildStamp('development', site)).toEqual({ ...stamp, mode: 'development' });
  const others = [
    { VITE_ENTERPRISE: 'off' },
    { VITE_APK_SIZE: '1' },
    { VITE_ENTERPRISE_HOSTS: 'unio.example' },
    { VITE_DISTRIBUTION_ORIGIN: 'http://127.0.0.1:4174' },
  ];
  for (const settings of others)
    expect(buildStamp('production', parseSiteConfig(settings)).settings).not.toBe(stamp.settings);
});
