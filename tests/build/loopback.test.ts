import { join } from 'node:path';
import { expect, test } from 'vitest';
import { resolveConfig } from 'vite';
import manifest from '../../package.json' with { type: 'json' };

const ROOT = join(import.meta.dirname, '..', '..');

test('the development servers cannot be reached from another machine', async () => {
  const { server } = await resolveConfig({ root: ROOT, logLevel: 'silent' }, 'serve');
  expect(server.host).toBe('127.0.0.1');
  // Storybook listens on every interface by default.
  expect(manifest.scripts.storybook).toContain(' --host 127.0.0.1 ');
});
