import { join } from 'node:path';
import { expect, test } from 'vitest';
import { loadConfigFromFile, type PluginOption } from 'vite';
import main from '../../.storybook/main.ts';

const ROOT = join(import.meta.dirname, '..', '..');

/** In Vite, too, a plugin may be a list of plugins. */
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
  const ofSite = /build-stamp|compression|pwa|prerender/;
  for (const name of [
    'build-stamp',
    'vite-plugin-compression',
    'prerender',
    'vite-plugin-pwa:build',
  ])
    expect(names).toContain(name);
  const kept = namesOf(main.viteFinal({ plugins }).plugins);
  expect(kept.filter((name) => ofSite.test(name))).toEqual([]);
  // Every other plugin stays.
  expect(kept).toEqual(expect.arrayContaining(names.filter((name) => !ofSite.test(name))));
});
