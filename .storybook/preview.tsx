import type { Decorator, Preview } from '@storybook/react-vite';
import { setupWorker } from 'msw/browser';
import { mswLoader } from 'msw-storybook-addon/csf3';
import { useMemo } from 'react';
import { configure } from 'storybook/test';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { distributionHandlers } from '../mocks/distribution/handlers.ts';
import { SCENARIOS, type ScenarioName } from '../mocks/distribution/scenarios.ts';
import {
  createClientFromSite,
  EnterpriseClientContext,
} from '../src/features/download/enterprise-link.ts';
import { PageUrlContext } from '../src/browser/use-site-address.ts';
import { siteUrl } from '../src/browser/site-url.ts';
import { detectPlatform } from '../src/browser/detect-platform.ts';
import { LocaleProvider } from '../src/i18n/LocaleProvider.tsx';
import { LOCALES, LOCALE_NAMES } from '../src/i18n/locales.ts';
import { site } from '../src/site.ts';
import { SiteContext } from '../src/site-context.ts';
import { localeOf, messagesOf } from '../stories/support/messages.ts';
import { pageUrlOf, siteOf } from '../stories/support/settings.ts';
import { addModes } from '../tests/visual/chromatic/modes.ts';
import { PSEUDO_LOCALE, WIDTHS } from '../tests/visual/site.config.ts';
import { loadFonts } from './fonts.ts';
import '../src/theme/generated/tokens.css';
import '../src/theme/generated/fonts.css';
import '../src/theme/generated/fonts-han.css';
import '../src/theme/global.css';
import '../src/theme/document.css';

/** Long enough for lazy chunks on a busy machine. */
const ASYNC_TIMEOUT_MS = 10_000;

configure({ asyncUtilTimeout: ASYNC_TIMEOUT_MS });

// As before-paint.ts does, for document.css.
document.documentElement.dataset['device'] = detectPlatform(navigator);

/** The menus of the toolbar. */
const globalTypes = {
  locale: {
    description: 'Language',
    toolbar: {
      icon: 'globe',
      dynamicTitle: true,
      items: [
        ...LOCALES.map((value) => ({ value, title: LOCALE_NAMES[value] })),
        { value: PSEUDO_LOCALE, title: 'Pseudo: 40 % longer' },
      ],
    },
  },
  scenario: {
    description: 'Distribution service',
    toolbar: {
      icon: 'transfer',
      dynamicTitle: true,
      items: [
        { value: '', title: "The story's own" },
        ...SCENARIOS.map(({ name }) => ({ value: name, title: name })),
      ],
    },
  },
} satisfies Preview['globalTypes'];

/**
 * Wraps every story in a locale, a route and a new enterprise client. Its parameters `settings` and `pageUrl`
 * give it another configuration and another address.
 */
const withSite: Decorator = (Story, { globals, parameters }) => {
  const path = String(parameters['route'] ?? '/');
  const { hook } = useMemo(() => memoryLocation({ path }), [path]);
  const enterprise = useMemo(() => createClientFromSite(site), []);
  const storySite = useMemo(() => siteOf(parameters) ?? site, [parameters]);
  const pageUrl = useMemo(() => pageUrlOf(parameters) ?? siteUrl, [parameters]);

  return (
    <LocaleProvider
      key={String(globals['locale'])}
      initial={{ locale: localeOf(globals), messages: messagesOf(globals) }}
    >
      <EnterpriseClientContext value={enterprise}>
        <SiteContext value={storySite}>
          <PageUrlContext value={pageUrl}>
            <Router hook={hook} hrefs={(href) => `#${href}`}>
              <Story />
            </Router>
          </PageUrlContext>
        </SiteContext>
      </EnterpriseClientContext>
    </LocaleProvider>
  );
};

export default {
  globalTypes,
  initialGlobals: { locale: 'en', scenario: '' },
  decorators: [withSite],
  // Chromatic's modes are computed, so that no story lists them.
  argsEnhancers: [addModes],
  loaders: [
    mswLoader(async () => {
      const worker = setupWorker();
      // Quiet: test-runner.ts reports unhandled requests.
      await worker.start({ quiet: true, serviceWorker: { url: './worker.js' } });
      return worker;
    }),
    async ({ globals }) => loadFonts(localeOf(globals)),
  ],
  beforeEach({ msw, globals, parameters }) {
    const scenario = globals['scenario'] || parameters['scenario'] || 'success';
    const storyEnd = new AbortController();
    msw.use(...distributionHandlers(scenario as ScenarioName, storyEnd.signal));
    return () => storyEnd.abort();
  },
  parameters: {
    layout: 'fullscreen',
    a11y: { test: 'error' },
    controls: { disableSaveFromUI: true },
    viewport: {
      options: Object.fromEntries(
        WIDTHS.map((width) => [
          String(width),
          { name: `${width} px`, styles: { width: `${width}px`, height: '900px' } },
        ]),
      ),
    },
  },
} satisfies Preview;
