import { defineConfig } from '@terrazzo/cli';
import css from '@terrazzo/plugin-css';
import { typedModule } from './tokens/build/typed-module.ts';

/** Surfaces restate only the roles that change; everything else is written once on :root. */
const ROLES = ['color.**'];

export default defineConfig({
  tokens: ['./tokens/unio.resolver.json'],
  outDir: process.env['UNIO_GENERATED'] ?? './src/theme/generated/',
  plugins: [
    css({
      filename: 'tokens.css',
      legacyHex: true,
      permutations: [
        { input: { surface: 'paper' }, prepare: (css) => `:root {\n${css}\n}` },
        ...['paper', 'ink'].map((surface) => ({
          input: { surface },
          include: ROLES,
          prepare: (css: string) => `[data-surface="${surface}"] {\n${css}\n}`,
        })),
        // Paper is white, and browsers leave grounds out: what is light on ink would hardly be there.
        {
          input: { surface: 'paper' },
          include: ROLES,
          prepare: (css) => `@media print {\n[data-surface="ink"] {\n${css}\n}\n}`,
        },
      ],
    }),
    typedModule({ filename: 'tokens.ts' }),
  ],
  lint: {
    rules: {
      'core/descriptions': 'error',
      'core/consistent-naming': ['error', { format: 'kebab-case' }],
    },
  },
});
