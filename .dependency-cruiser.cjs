/**
 * Which way data walks: tokens, theme, primitives, features, pages, app. The outside world enters
 * through one door each. Every rule has a failing example in tests/architecture/fixtures.
 */

/** A package, however it is installed. */
const pack = (names) => `(^|/)node_modules/(${names})(/|$)`;
const TESTS = '\\.test\\.tsx?$';
/** Where what runs in a browser begins, what writes documents and configurations, and the server that gives the headers. */
const ENTRIES =
  '^(src/(main|before-paint|prerender/render|service-worker/worker/service-worker|build/hosting/write-host-config)\\.tsx?|mocks/preview/serve\\.ts)$';

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      comment: 'Two files that need each other are one file, or hide a third.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-orphans',
      comment: 'A module of src that nothing leads to is dead, or tested only by itself.',
      severity: 'error',
      from: { path: ENTRIES },
      to: {
        path: '^src/',
        pathNot: [
          ENTRIES,
          TESTS,
          '\\.d\\.ts$',
          '^src/assets/generators/',
          // Written by the exporter for every picture, also for those that wait for their page.
          '^src/assets/images/',
          '^src/build/',
          // Imported by src/theme/base.css: imports of styles are not read.
          '^src/theme/.*\\.css$',
          // Found by their names (src/i18n/messages.ts).
          '^src/i18n/messages/',
          '/(generated|files)/',
        ],
        reachable: false,
      },
    },
    {
      name: 'nothing-missing',
      comment: 'An import that cannot be found, or a package that package.json does not name.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
    {
      name: 'theme-knows-only-itself',
      comment: 'Theme is tokens with types: it knows no component and no page.',
      severity: 'error',
      from: { path: '^src/theme/', pathNot: TESTS },
      to: { path: '^src/', pathNot: '^src/theme/' },
    },
    {
      name: 'primitives-know-theme-only',
      comment:
        'A primitive that knows words, pictures or the service cannot be used anywhere else.',
      severity: 'error',
      from: { path: '^src/primitives/', pathNot: TESTS },
      to: { path: '^src/', pathNot: '^src/(primitives|theme)/' },
    },
    {
      name: 'primitives-few-packages',
      comment: 'The design system stands on React, styled-components and lucide.',
      severity: 'error',
      from: { path: '^src/primitives/', pathNot: TESTS },
      to: {
        path: 'node_modules/',
        pathNot: [pack('react|react-dom|@types/react|styled-components|lucide'), pack('wouter')],
      },
    },
    {
      name: 'features-know-no-page',
      comment: 'Features serve pages and the shell, never the other way round.',
      severity: 'error',
      from: { path: '^src/features/' },
      to: { path: '^src/(pages|app)/' },
    },
    {
      name: 'no-feature-siblings',
      comment: 'The shell puts features together; one that imports another cannot be moved alone.',
      severity: 'error',
      from: { path: '^src/features/([^/]+)/' },
      to: { path: '^src/features/', pathNot: '^src/features/$1/' },
    },
    {
      name: 'no-page-siblings',
      comment: 'A page is loaded alone; what two of them share is a feature or a primitive.',
      severity: 'error',
      from: { path: '^src/pages/([^/]+)/' },
      to: { path: '^src/pages/', pathNot: '^src/pages/$1/' },
    },
    {
      name: 'pages-know-no-shell',
      comment: 'The shell knows the pages.',
      severity: 'error',
      from: { path: '^src/pages/' },
      to: { path: '^src/app/' },
    },
    {
      name: 'distribution-knows-no-react',
      comment: 'The one call is plain TypeScript, so that it can be tested without a page.',
      severity: 'error',
      from: { path: '^src/distribution/', pathNot: TESTS },
      to: { path: [pack('react|react-dom|react-intl|@types/react'), '\\.tsx$'] },
    },
    {
      name: 'distribution-knows-no-interface',
      comment: 'It knows its configuration and its deadline, nothing that is shown.',
      severity: 'error',
      from: { path: '^src/distribution/', pathNot: TESTS },
      to: {
        path: '^src/',
        pathNot: ['^src/distribution/', '^src/site\\.ts$', '^src/theme/generated/'],
      },
    },
    {
      name: 'gsap-only-in-motion',
      comment: 'One door to GSAP: motion that a visitor can refuse, and that loads late.',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/motion/' },
      to: { path: pack('gsap') },
    },
    {
      name: 'wouter-only-in-app-and-links',
      comment: 'Everything else names a route and lets the link primitive go there.',
      severity: 'error',
      from: { path: '^src/', pathNot: ['^src/app/', '^src/navigation/'] },
      to: { path: pack('wouter') },
    },
    {
      name: 'qrcode-only-in-download',
      comment: 'One component draws the code, and loads the package when it is first shown.',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/features/download/(QrCode|qr-[a-z-]+)\\.tsx?$' },
      to: { path: pack('qrcode') },
    },
    {
      name: 'swiper-only-in-carousel',
      comment: 'One component knows Swiper.',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/(primitives|features)/.*Carousel\\.tsx$' },
      to: { path: pack('swiper') },
    },
    {
      name: 'heavy-packages-are-lazy',
      comment: 'They would triple what the first page loads.',
      severity: 'error',
      from: { path: '^src/', pathNot: [TESTS, '^src/motion/', 'Carousel\\.tsx$'] },
      to: { path: pack('gsap|swiper|qrcode'), dependencyTypesNot: ['dynamic-import', 'type-only'] },
    },
    {
      name: 'src-stands-alone',
      comment: 'The site never ships its mocks, stories or tests.',
      severity: 'error',
      from: { path: '^src/', pathNot: TESTS },
      to: { path: '^(mocks|stories|tests)/' },
    },
    {
      name: 'stories-and-mocks-are-not-tests',
      comment:
        'Tests may use stories and mocks, not the other way round; the docs show the table of modes.',
      severity: 'error',
      from: {
        path: '^(stories|mocks)/',
        pathNot: [TESTS, '^stories/docs/ModeTable\\.tsx$'],
      },
      to: { path: '^tests/' },
    },
    {
      name: 'report-stories-show-the-report',
      comment:
        'The visual report is an app of its own under tests; its stories know nothing else there.',
      severity: 'error',
      from: { path: '^tests/visual/report/stories/(?!sample-results\\.ts$)' },
      to: {
        path: '^tests/',
        pathNot: '^tests/visual/report/(app/|stories/|results\\.ts)',
      },
    },
    {
      name: 'visual-has-one-border',
      comment:
        "What the visual harness takes from this site is in its site.config.ts (and, for Node only, site.node.ts). Its report is drawn with the site's primitives.",
      severity: 'error',
      from: {
        path: '^tests/visual/',
        pathNot: [
          '^tests/visual/site\\.(config|node)\\.ts$',
          '^tests/visual/(report/(app|stories)|isolation/stories)/',
          '\\.(test|spec)\\.ts$',
        ],
      },
      to: { path: '^(src|stories|mocks|tokens|tests)/', pathNot: '^tests/visual/' },
    },
    {
      name: 'generated-through-its-owner',
      comment: 'Of what is built, everyone may read the typed tokens; the rest is for its owner.',
      severity: 'error',
      from: { path: '^src/', pathNot: ['^src/(theme|i18n)/', '^src/main\\.tsx$', TESTS] },
      to: { path: '^src/.*/generated/', pathNot: '^src/theme/generated/tokens\\.ts$' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: ['^tests/architecture/fixtures/', '^(dist|dist-local|storybook-static)/'] },
    // TypeScript 7 has no API a parser could use; swc reads the same syntax, type imports included.
    parser: 'swc',
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json', '.css'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'browser', 'default', 'types'],
    },
  },
};
