import { join } from 'node:path';
import { expect, test } from 'vitest';
import { loadConfigFromFile, type PluginOption } from 'vite';
import main from '../../.storybook/main.ts';

const ROOT = join(import.meta.dirname, '..', '..');

/** A Vite plugin may be a list of plugins. */
const namesOf = (plugins: readonly PluginOption[]): string[] =>
  plugins.flatMap((plugin) => {
    if (Array.isArray(plugin)) return namesOf(plugin);
    return plugin && 'name' in plugin ? [plugin.name] : [];
  });

test('a Storybook has no service worker, stamp, compressed file or document of the site', async () => {
  const env = { mode: 'production', command: 'build' } as const;
  const site = await loadConfigFromFile(env, undefined, ROOT);
  const { plugins = [] } = site?.config ?? {};
  const names = namesOf(plugins);
  const remaining = namesOf(main.viteFinal({ plugins }).plugins);
  expect(names.filter((name) => !remaining.includes(name))).toEqual([
    'build-stamp',
    'vite-plugin-compression',
    'prerender',
    'remember-folder',
    'vite-plugin-pwa',
    'vite-plugin-pwa:info',
    'vite-plugin-pwa:build',
    'vite-plugin-pwa:dev-sw',
    'vite-plugin-pwa:pwa-assets',
  ]);
});
