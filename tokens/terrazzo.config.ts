import { defineConfig } from '@terrazzo/cli';
import css from '@terrazzo/plugin-css';
import { typedModule } from './build/typed-module.ts';

/** The tokens that differ between surfaces; all others are on :root only. */
const SURFACE_TOKENS = ['color.**'];

/** Groups only for scripts: a media query cannot read a custom property. */
const SCRIPT_GROUPS = ['breakpoint'];

export default defineConfig({
  tokens: ['./unio.resolver.json'],
  outDir: process.env['UNIO_GENERATED'] ?? '../src/theme/generated/',
  plugins: [
    css({
      filename: 'tokens.css',
      legacyHex: true,
      exclude: SCRIPT_GROUPS.map((group) => `${group}.**`),
      permutations: [
        { input: { surface: 'paper' }, prepare: (css) => `:root {\n${css}\n}` },
        ...['paper', 'ink'].map((surface) => ({
          input: { surface },
          include: SURFACE_TOKENS,
          prepare: (css: string) => `[data-surface="${surface}"] {\n${css}\n}`,
        })),
        // Browsers do not print backgrounds: the light text of the ink surface would be invisible.
        {
          input: { surface: 'paper' },
          include: SURFACE_TOKENS,
          prepare: (css) => `@media print {\n[data-surface="ink"] {\n${css}\n}\n}`,
        },
      ],
    }),
    typedModule({ filename: 'tokens.ts', scriptGroups: SCRIPT_GROUPS }),
  ],
  lint: {
    rules: {
      'core/descriptions': 'error',
      'core/consistent-naming': ['error', { format: 'kebab-case' }],
    },
  },
});
