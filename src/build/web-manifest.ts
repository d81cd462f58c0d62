import type { ManifestOptions } from 'vite-plugin-pwa';
import colors from '../../tokens/base/color.json' with { type: 'json' };
import { BRAND } from '../site.ts';

/** The background of every first screen, the browser's toolbar and the splash screen. */
export const THEME_COLOR = colors.palette['ink-900'].$value.hex;

/** Makes the site installable (PWA-1). Relative URLs, so that it works under any path. */
export function webManifest(description: string): Partial<ManifestOptions> {
  return {
    name: BRAND.wallet,
    short_name: BRAND.short,
    description,
    start_url: './',
    scope: './',
    display: 'standalone',
    theme_color: THEME_COLOR,
    background_color: THEME_COLOR,
    icons: [
      { src: './icons/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
      { src: './icons/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
      {
        src: './icons/icon-maskable-512.png',
        sizes: '512x512',
        type: 'image/png',
        purpose: 'maskable',
      },
    ],
  };
}
