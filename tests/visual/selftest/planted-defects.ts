/**
 * Typical defects, and everything that a run must report about each (VIS-13). Defects in different
 * snapshots share a tree, because a build takes longer than its captures.
 */

export interface PlantedDefect {
  readonly name: string;
  readonly file: string;
  readonly change: (text: string) => string;
  /** Globs of the snapshots that must be reported; no other may be. */
  readonly snapshots: readonly string[];
  /** The causes of changed snapshots by globs; no other snapshot of the tree has a cause (VIS-20). */
  readonly causes?: Readonly<Record<string, string>>;
  /** What the report must contain. */
  readonly evidence: readonly {
    readonly snapshot: string;
    /** A status, a severity, a lint rule or the source of a problem. */
    readonly kind: string;
    /** Message id. */
    readonly key?: string;
  }[];
}

const replace = (from: string | RegExp, to: string) => (text: string) => text.replace(from, to);

/** Options for the stories, locales and widths of the runs that must find the defects. */
export const SCOPE: readonly string[] = [
  ...['--story', 'primitives-button--all', '--story', 'primitives-button--{wide,broad}'],
  ...['--story', 'features-header--menu-closed', '--story', 'features-download-popup--failure'],
  ...['--locale', 'en', '--locale', 'vi', '--width', '375', '--width', '1200', '--modes', 'none'],
  // Several tests run at once: more browsers for each would cost a third more and end no sooner.
  ...['--isolation', '0', '--workers', '1'],
];

export const STORY_FILES: readonly string[] = [
  'stories/primitives/Button.stories.tsx',
  'stories/features/Header.stories.tsx',
  'stories/features/DownloadPopup.stories.tsx',
];

const BUTTON = 'primitives-button--all';
const WIDE = 'primitives-button--wide';
const BROAD = 'primitives-button--broad';
const HEADER = 'features-header--menu-closed';
const POPUP = 'features-download-popup--failure';
const SPACE = 'token space-7: 28px became 29px';
const HOME = 'message vi:header.nav.home: “Trang chủ” became “Ví của bạn”';
const BUTTON_STORIES = 'stories/primitives/Button.stories.tsx';

/** No snapshot shows two defects of one tree. */
export const TREES: readonly (readonly PlantedDefect[])[] = [
  [
    {
      name: 'a spacing token that is 1 px more',
      file: 'tokens/base/space.json',
      change: replace('"value": 28,', '"value": 29,'),
      snapshots: [`${BUTTON}/*/*`, `${HEADER}/en/375`, `${POPUP}/*/*`],
      causes: Object.fromEntries(
        [`${BUTTON}/*/*`, `${HEADER}/en/375`, `${POPUP}/*/*`].map((glob) => [glob, SPACE]),
      ),
      evidence: [{ snapshot: `${BUTTON}/en/375`, kind: 'changed' }],
    },
    {
      // Where the item is shown, alone or together with the token.
      name: 'an edited message',
      file: 'src/i18n/messages/vi.json',
      change: replace(/("header.nav.home": )"[^"]*"/, '$1"Ví của bạn"'),
      snapshots: [`${HEADER}/vi/*`],
      causes: { [`${HEADER}/vi/375`]: `2 causes: ${SPACE}; ${HOME}`, [`${HEADER}/vi/1200`]: HOME },
      evidence: [{ snapshot: `${HEADER}/vi/1200`, kind: 'changed', key: 'header.nav.home' }],
    },
    {
      name: 'a removed story',
      file: BUTTON_STORIES,
      change: replace('export const Wide: Story', 'const Wide: Story'),
      snapshots: [`${WIDE}/*/*`],
      evidence: [{ snapshot: `${WIDE}/vi/1200`, kind: 'removed' }],
    },
    {
      name: 'a new story',
      file: BUTTON_STORIES,
      change: (text) => `${text}\nexport const Broad: Story = { ...Wide };\n`,
      snapshots: [`${BROAD}/*/*`],
      evidence: [{ snapshot: `${BROAD}/en/375`, kind: 'new' }],
    },
  ],
  [
    {
      name: 'a color one shade darker',
      file: 'tokens/base/color.json',
      change: (text) =>
        text
          .replace('0.1843, 0.2314, 0.9608', '0.1647, 0.2118, 0.902')
          .replace('#2f3bf5', '#2a36e6'),
      snapshots: [`${BUTTON}/*/*`, `${POPUP}/*/*`],
      evidence: [{ snapshot: `${BUTTON}/vi/1200`, kind: 'changed' }],
    },
    {
      name: 'an error in the console',
      file: BUTTON_STORIES,
      change: replace('<Button $wide>', "<Button $wide ref={() => console.error('planted')}>"),
      snapshots: [`${WIDE}/*/*`],
      evidence: [{ snapshot: `${WIDE}/en/1200`, kind: 'console' }],
    },
    {
      name: 'a swapped icon',
      file: 'src/features/header/Header.tsx',
      change: replace('import { Menu }', 'import { X as Menu }'),
      snapshots: [`${HEADER}/*/375`],
      evidence: [{ snapshot: `${HEADER}/en/375`, kind: 'changed' }],
    },
  ],
  [
    {
      name: 'a popup pushed out of the viewport',
      file: 'src/primitives/Popover.tsx',
      change: replace('margin-inline: 0;', 'margin-inline: 0; translate: 300px 0 !important;'),
      snapshots: [`${POPUP}/*/*`],
      evidence: [{ snapshot: `${POPUP}/en/375`, kind: 'popup-outside', key: 'header.get-app' }],
    },
    {
      name: 'a story that throws',
      file: BUTTON_STORIES,
      change: replace(
        /export const Wide: Story = \{\n {2}render: \(\) => \(/,
        "export const Wide: Story = {\n  render: () => { throw new Error('planted'); },\n};\nexport const Other: Story = {\n  tags: ['visual:off'],\n  render: () => (",
      ),
      snapshots: [`${WIDE}/*/*`],
      evidence: [{ snapshot: `${WIDE}/en/375`, kind: 'error' }],
    },
    {
      name: 'a missing translation',
      file: 'src/i18n/messages/vi.json',
      change: replace(/ *"home.hero.preorder": "[^"]*",\n/, ''),
      snapshots: [`${BUTTON}/vi/*`],
      evidence: [{ snapshot: `${BUTTON}/vi/375`, kind: 'raw-id', key: 'home.hero.preorder' }],
    },
  ],
  [
    {
      name: 'a changed scenario of the service',
      file: 'mocks/distribution/scenarios.ts',
      change: replace(
        'json({ code: 404, link_jump: null',
        'json({ code: 200, link_jump: SCENARIO_LINK',
      ),
      snapshots: [`${POPUP}/*/*`],
      evidence: [{ snapshot: `${POPUP}/vi/1200`, kind: 'error' }],
    },
    {
      name: 'a story that a tag switches off',
      file: 'stories/features/Header.stories.tsx',
      change: replace(
        'export const MenuClosed: Story = {',
        "export const MenuClosed: Story = {\n  tags: ['visual:off'],",
      ),
      snapshots: [`${HEADER}/*/*`],
      evidence: [{ snapshot: `${HEADER}/vi/1200`, kind: 'removed' }],
    },
    {
      name: 'a control with a wrong role',
      file: BUTTON_STORIES,
      change: replace('<Button $wide>', '<Button $wide role="slider">'),
      snapshots: [`${WIDE}/*/*`],
      evidence: [{ snapshot: `${WIDE}/vi/375`, kind: 'axe' }],
    },
    {
      name: 'a longer Vietnamese message',
      file: 'src/i18n/messages/vi.json',
      change: replace(
        /("home.hero.preorder": )"[^"]*"/,
        '$1"Đặt mua trước điện thoại ngay bây giờ"',
      ),
      snapshots: [`${BUTTON}/vi/*`],
      evidence: [
        { snapshot: `${BUTTON}/vi/375`, kind: 'changed', key: 'home.hero.preorder' },
        { snapshot: `${BUTTON}/vi/1200`, kind: 'changed', key: 'home.hero.preorder' },
      ],
    },
  ],
  [
    {
      name: 'a font without its glyphs',
      file: 'tokens/build/fonts.ts',
      change: replace(
        "face(TEXT, 'text-vietnamese', hanken('vietnamese'), vietnamese, VIETNAMESE_RANGE)",
        "{ ...$&, range: 'U+1' }",
      ),
      snapshots: [`${BUTTON}/vi/*`, `${WIDE}/vi/*`, `${HEADER}/vi/*`, `${POPUP}/vi/*`],
      evidence: [{ snapshot: `${WIDE}/vi/375`, kind: 'fallback-font', key: 'common.get-app' }],
    },
  ],
  [
    {
      name: 'a corner radius that is 1 px more',
      file: 'tokens/base/space.json',
      change: replace('"value": 36,', '"value": 37,'),
      snapshots: [`${POPUP}/*/*`],
      evidence: [{ snapshot: `${POPUP}/en/1200`, kind: 'changed' }],
    },
    {
      name: 'a text color one step of 255 away',
      file: BUTTON_STORIES,
      change: replace('<Button $wide>', "<Button $wide style={{ color: '#0c0d13' }}>"),
      snapshots: [`${WIDE}/*/*`],
      evidence: [{ snapshot: `${WIDE}/en/375`, kind: 'subtle' }],
    },
    {
      name: 'a shift of half a pixel',
      file: 'src/features/header/Header.tsx',
      change: replace("min-height: ${cssVar('size-header')};", '$&\n  translate: 0 0.5px;'),
      snapshots: [`${HEADER}/*/*`],
      evidence: [{ snapshot: `${HEADER}/vi/1200`, kind: 'changed' }],
    },
    {
      name: 'a story whose play fails once',
      file: BUTTON_STORIES,
      change: (text) =>
        `${text}\nlet hasFailed = false;\n`.replace(
          '  async play({ canvasElement }) {',
          "$&\n    if (!hasFailed) {\n      hasFailed = true;\n      throw new Error('planted');\n    }",
        ),
      // Only the first snapshot; the others share its page, which has failed already.
      snapshots: [`${BUTTON}/en/375`],
      evidence: [{ snapshot: `${BUTTON}/en/375`, kind: 'flaky' }],
    },
  ],
];
