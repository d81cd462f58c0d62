import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import {
  defineConfig,
  loadEnv,
  type Alias,
  type InlineConfig,
  type Plugin,
  type PluginOption,
  type Rolldown,
} from 'vite';
import { compression, defineAlgorithm } from 'vite-plugin-compression2';
import { VitePWA } from 'vite-plugin-pwa';
import type { ViteUserConfig } from 'vitest/config';
import english from './src/i18n/messages/en.json' with { type: 'json' };
import { compileMessages } from './src/build/messages/compile-messages.ts';
import { messageFiles } from './src/build/messages/message-files.ts';
import { buildStamp, STAMP_FILE } from './src/build/build-stamp.ts';
import { outputFolder } from './src/build/output-folder.ts';
import { parseSiteConfig, type Site } from './src/site-config.ts';
import { withIntegrity } from './src/build/precache-manifest.ts';
import { prerender } from './src/build/prerender/prerender.ts';
import { reproducibleGzip } from './src/build/reproducible-gzip.ts';
import { styledComponentIds } from './src/build/styled-component-ids.ts';
import { webManifest } from './src/build/web-manifest.ts';

const NO_MESSAGE_PARSER: Alias = {
  find: /^@formatjs\/icu-messageformat-parser$/,
  replacement: '@formatjs/icu-messageformat-parser/no-parser.js',
};

const BASE_STYLES = 'src/theme/base.css';

export default defineConfig(({ mode, command }) => {
  // Malformed VITE_* values stop the build here, with one line per value (API-6).
  const site = parseSiteConfig(loadEnv(mode, import.meta.dirname));

  /** How sources are compiled, the same in the browser's build and in the prerenderer's. */
  const shared = {
    configFile: false,
    root: import.meta.dirname,
    logLevel: 'warn',
    plugins: [styledComponentIds(import.meta.dirname), react(), compileMessages()],
    define: { __SITE__: JSON.stringify(site) },
    resolve: {
      // Messages are precompiled, so the ICU parser need not ship; unit tests of the compiler need it.
      // https://formatjs.github.io/docs/guides/advanced-usage#react-intl-without-parser-40-smaller
      alias: mode === 'test' ? [] : [NO_MESSAGE_PARSER],
    },
  } satisfies InlineConfig;

  return {
    // Relative, so that the site works under any path of any host: routes live in the hash.
    base: './',
    plugins: [
      ...shared.plugins,
      command === 'build' && messageFiles(),
      command === 'build' && stamp(mode, site),
      command === 'serve' && linkBaseStyles(),
      command === 'serve' &&
        mode === 'development' &&
        mockService(new URL(site.distributionOrigin)),
      command === 'build' &&
        compression({
          algorithms: [defineAlgorithm('brotliCompress'), defineAlgorithm(reproducibleGzip, {})],
        }),
      command === 'build' && prerender(site, shared),
      command === 'build' && serviceWorkerPlugins(),
    ],
    define: shared.define,
    resolve: shared.resolve,
    build: {
      outDir: outputFolder(mode),
      // Files, never data: URLs, because img-src and font-src are 'self'.
      assetsInlineLimit: 0,
      // `npm run build:hosting` adds the fonts, which no module imports.
      license: { fileName: 'licences.txt' },
      // Documents name what they need; a lazy part needs little beyond itself.
      modulePreload: false,
      rolldownOptions: {
        // The styles are a separate entry. As part of a script, Vite would fetch them again before each lazy part.
        input: ['index.html', BASE_STYLES],
        output: {
          codeSplitting: {
            // What every page needs, in one file that changes only with a release of a package.
            groups: [
              {
                name: 'vendor',
                test: /node_modules\/(?!qrcode|dijkstrajs|swiper|gsap|lucide)/,
              },
              // The entry script includes its imports: separate requests for them would add a round trip
              // before the first paint on a slow connection.
              {
                name: 'index',
                test: /src\/main\.tsx|browser\/worker-url\.ts|theme\/generated\/tokens\.ts|vite\/preload-helper/,
              },
              { name: shellChunkName, test: /\/src\/(?!theme\/generated)/ },
              // Other code that pages share, in one file instead of one for each combination. With 4,
              // PhoneFrame would be in the first load of the download page.
              { name: 'system', test: /\/src\/(?!theme\/generated)/, minShareCount: 5 },
            ],
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
      // The default leaves one core free: on two cores, the files would run one after another.
      maxWorkers: '100%',
      // Only for a test that hangs: a busy machine is ten times slower.
      testTimeout: 120_000,
    } satisfies ViteUserConfig['test'],
  };
});

/** The shell around every page is one file: the app's first module, and all that it imports. */
function shellChunkName(id: string, build: Rolldown.ChunkingContext): string | null {
  const seen = new Set<string>();
  const isShell = (module: string): boolean => {
    if (module.endsWith('/src/app/start-app.tsx')) return true;
    if (seen.has(module)) return false;
    seen.add(module);
    return build.getModuleInfo(module)?.importers.some(isShell) ?? false;
  };
  return isShell(id) ? 'shell' : null;
}

/** In development, documents have no style sheets of their own. */
function linkBaseStyles(): Plugin {
  const attrs = { rel: 'stylesheet', href: `/${BASE_STYLES}` };
  return { name: 'base-styles', transformIndexHtml: () => [{ tag: 'link', attrs }] };
}

/** Writes what the site was built with. */
function stamp(mode: string, site: Site): Plugin {
  return {
    name: 'build-stamp',
    generateBundle() {
      const source = `${JSON.stringify(buildStamp(mode, site))}\n`;
      this.emitFile({ type: 'asset', fileName: STAMP_FILE, source });
    },
  };
}

/** The web app's manifest, and our service worker with the list of everything that was built (PWA-1). */
function serviceWorkerPlugins(): PluginOption {
  let folder = '';
  const rememberFolder: Plugin = {
    name: 'remember-folder',
    configResolved: ({ root, build }) => {
      folder = resolve(root, build.outDir);
    },
  };
  const pwa = VitePWA({
    strategies: 'injectManifest',
    srcDir: 'src/service-worker/worker',
    filename: 'service-worker.ts',
    manifest: webManifest(english['meta.description']),
    // The page registers the service worker, late and through its Trusted Types policy.
    injectRegister: false,
    includeManifestIcons: false,
    injectManifest: {
      rollupFormat: 'iife',
      // Every built file, for its hash; the worker's site-cache.ts chooses what is precached.
      globPatterns: ['**/index.html', 'assets/*.{js,css,json,woff2,avif,webp}'],
      dontCacheBustURLsMatching: /^assets\//,
      manifestTransforms: [withIntegrity(() => folder)],
    },
  });
  return [rememberFolder, pwa];
}

/** The distribution service's mock beside the development server; `UNIO_SCENARIO` chooses what it does. */
function mockService({ port }: URL): Plugin {
  return {
    name: 'mock-service',
    configureServer({ httpServer }) {
      const start = async () => {
        const { startDistribution } = await import('./mocks/distribution/server.ts');
        const { isScenarioName } = await import('./mocks/distribution/scenarios.ts');
        const requestedScenario = process.env['UNIO_SCENARIO'];
        const scenario = isScenarioName(requestedScenario) ? requestedScenario : 'success';
        const service = await startDistribution({ port: Number(port), scenario });
        httpServer?.once('close', () => void service.close());
      };
      // Only beside a server that listens: other tools load this configuration too.
      httpServer?.once('listening', () => void start());
    },
  };
}
