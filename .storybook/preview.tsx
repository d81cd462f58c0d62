import type { Decorator, Preview } from '@storybook/react-vite';
import { setupWorker } from 'msw/browser';
import { mswLoader } from 'msw-storybook-addon/csf3';
import { useMemo } from 'react';
import { configure } from 'storybook/test';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { distributionHandlers } from '../mocks/distribution/handlers.ts';
import { SCENARIOS, type ScenarioName } from '../mocks/distribution/scenarios.ts';
import { createEnterpriseClient } from '../src/distribution/enterprise.ts';
import { EnterpriseClientContext } from '../src/features/download/enterprise-link.ts';
import { LocaleProvider } from '../src/i18n/LocaleProvider.tsx';
import { LOCALES, LOCALE_NAMES, type Locale } from '../src/i18n/locales.ts';
import type { Messages } from '../src/i18n/messages.ts';
import { site } from '../src/site.ts';
import { addModes } from '../tests/visual/chromatic/modes.ts';
import { WIDTHS } from '../tests/visual/site.config.ts';
import { loadFonts } from './fonts.ts';
import '../src/theme/generated/tokens.css';
import '../src/theme/generated/fonts.css';
import '../src/theme/generated/fonts-han.css';
import '../src/theme/global.css';

/**
 * How long a play function waits for a fact before it fails, in ms: pieces of the site arrive lazily,
 * and a busy machine runs several stories at once. A fact that is there costs no wait.
 */
const PATIENCE = 10_000;

configure({ asyncUtilTimeout: PATIENCE });

const PSEUDO = 'en-XA';
const files = import.meta.glob<Messages>('../src/i18n/messages/*.json', {
  import: 'default',
  eager: true,
});
const pseudo = import.meta.glob<Messages>('../src/i18n/messages/en.json', {
  import: 'default',
  eager: true,
  query: '?pseudo',
});

/** Toolbar: the language, and what the distribution service does. */
const globalTypes = {
  locale: {
    description: 'Language',
    toolbar: {
      icon: 'globe',
      dynamicTitle: true,
      items: [
        ...LOCALES.map((value) => ({ value, title: LOCALE_NAMES[value] })),
        { value: PSEUDO, title: 'Pseudo: 40 % longer' },
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

/** The language that a page in the toolbar's `locale` says it is in. */
const spoken = (locale: string) => (locale === PSEUDO ? 'en' : locale) as Locale;

/** The language, the route and a fresh door to the service around every story. */
const withSite: Decorator = (Story, { globals, parameters }) => {
  const locale = String(globals['locale']);
  const messages =
    locale === PSEUDO
      ? pseudo['../src/i18n/messages/en.json']
      : files[`../src/i18n/messages/${locale}.json`];
  const path = String(parameters['route'] ?? '/');
  const { hook } = useMemo(() => memoryLocation({ path }), [path]);
  const enterprise = useMemo(
    () =>
      createEnterpriseClient({
        origin: site.distributionOrigin,
        appCode: site.iosAppCode,
        fallbackUrl: site.enterpriseBackupUrl,
      }),
    [],
  );

  return (
    <LocaleProvider
      key={locale}
      initial={{ locale: spoken(locale), messages: messages as Messages }}
    >
      <EnterpriseClientContext value={enterprise}>
        <Router hook={hook} hrefs={(href) => `#${href}`}>
          <Story />
        </Router>
      </EnterpriseClientContext>
    </LocaleProvider>
  );
};

export default {
  globalTypes,
  initialGlobals: { locale: 'en', scenario: '' },
  decorators: [withSite],
  // The cells of the visual harness, for the cloud: computed here, so that no story lists them.
  argsEnhancers: [addModes],
  loaders: [
    mswLoader(async () => {
      const worker = setupWorker();
      // Requests that no handler answers fail a story in the test-runner (test-runner.ts).
      await worker.start({ quiet: true, serviceWorker: { url: './worker.js' } });
      return worker;
    }),
    async ({ globals }) => loadFonts(spoken(String(globals['locale']))),
  ],
  beforeEach({ msw, globals, parameters }) {
    const scenario = globals['scenario'] || parameters['scenario'] || 'success';
    const left = new AbortController();
    msw.use(...distributionHandlers(scenario as ScenarioName, left.signal));
    return () => left.abort();
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
