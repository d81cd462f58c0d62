import { defineConfig } from '@terrazzo/cli';
import css from '@terrazzo/plugin-css';
import { typedModule } from './build/typed-module.ts';

/** The tokens that differ between surfaces; all others are on :root only. */
const SURFACE_TOKENS = ['color.**'];

/** They have no custom property: a media or container query cannot read one, and scripts read the module. */
const TOKENS_WITHOUT_PROPERTY = [
  'breakpoint.**',
  'carousel.**',
  'container.**',
  'duration.cloak-timeout',
  'duration.deep-link',
  'duration.hover-close',
  'duration.route-scroll',
  'duration.typed-character',
  'duration.typewriter',
  'font-size.display-max',
  'font-size.heading-sm-*',
  'font-size.heading-xl-max',
  'font-size.lead-min',
  'font-size.name-max',
  'offset.active-extra',
  'offset.learn-more',
  'offset.reveal',
  'offset.section',
  'qr.margin',
  'size.logo',
  'size.popup',
  'size.popup-medium',
  'viewport.fluid-*',
];

export default defineConfig({
  tokens: ['./unio.resolver.json'],
  outDir: process.env['UNIO_GENERATED'] ?? '../src/theme/generated/',
  plugins: [
    css({
      filename: 'tokens.css',
      legacyHex: true,
      exclude: TOKENS_WITHOUT_PROPERTY,
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
    typedModule({ filename: 'tokens.ts', withoutProperty: TOKENS_WITHOUT_PROPERTY }),
  ],
  lint: {
    rules: {
      'core/descriptions': 'error',
      'core/consistent-naming': ['error', { format: 'kebab-case' }],
    },
  },
});
