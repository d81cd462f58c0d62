import react from '@vitejs/plugin-react';
import { loadEnv } from 'vite';
import { compression, defineAlgorithm } from 'vite-plugin-compression2';
import { defineConfig } from 'vitest/config';
import { compileMessages } from './src/i18n/build/compile-messages.ts';
import { readSite } from './src/site.ts';

const NO_PARSER = {
  find: /^@formatjs\/icu-messageformat-parser$/,
  replacement: '@formatjs/icu-messageformat-parser/no-parser.js',
};

export default defineConfig(({ mode, command }) => {
  // A malformed VITE_* value stops the build here, with one line a value (API-6).
  readSite(loadEnv(mode, import.meta.dirname));

  return {
    // Relative, so that the site works under any path of any host: routes live in the hash.
    base: './',
    plugins: [
      react(),
      compileMessages(),
      command === 'build' &&
        compression({ algorithms: [defineAlgorithm('brotliCompress'), defineAlgorithm('gzip')] }),
    ],
    // Stable class names for prerendered pages, and no comments or blanks in the shipped styles.
    oxc: { plugins: { styledComponents: { displayName: false, pure: true } } },
    resolve: {
      // Messages are compiled at build, so no ICU parser ships; unit tests test the compiler.
      alias: mode === 'test' ? [] : [NO_PARSER],
    },
    build: {
      // Files, never data: addresses: img-src and font-src stay 'self'.
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        output: {
          codeSplitting: {
            // What every page needs, in one file that changes only with a release of a package.
            groups: [{ name: 'vendor', test: /node_modules\/(?!qrcode|dijkstrajs|swiper|gsap)/ }],
          },
        },
      },
    },
    server: { host: '127.0.0.1' },
    test: {
      include: ['{src,mocks,tokens,tests}/**/*.test.{ts,tsx}'],
      exclude: ['tests/e2e/**', '**/node_modules/**'],
      environment: 'node',
      restoreMocks: true,
    },
  };
});
