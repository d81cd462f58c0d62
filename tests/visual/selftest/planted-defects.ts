/**
 * Faults as people make them, each with all that a run has to say about it, and no more (VIS-13).
 * A build costs more than its pictures, so faults that show in different snapshots share one tree.
 */

/** What a report must hold. */
export interface Evidence {
  readonly snapshot: string;
  /** A status, a severity, a rule of the layout lint or the source of a problem. */
  readonly as: string;
  /** The message it is named by, where there is one. */
  readonly key?: string;
}

/** One fault. */
export interface PlantedDefect {
  readonly name: string;
  readonly file: string;
  readonly change: (text: string) => string;
  /** Globs over the snapshots that must be reported; all others must not. */
  readonly snapshots: readonly string[];
  readonly evidence: readonly Evidence[];
}

const replace = (from: string | RegExp, to: string) => (text: string) => text.replace(from, to);

/** The stories, languages and widths that every fault is looked for in: enough to tell them apart. */
export const SCOPE: readonly string[] = [
  ...['--story', 'primitives-button--all', '--story', 'primitives-button--{wide,broad}'],
  ...['--story', 'features-header--menu-closed', '--story', 'features-download-popup--failure'],
  ...['--locale', 'en', '--locale', 'vi', '--width', '375', '--width', '1200', '--modes', 'none'],
  ...['--isolation', '0'],
];

/** The story files that hold these; a copy keeps no others, so that it builds quickly. */
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
const BUTTON_STORIES = 'stories/primitives/Button.stories.tsx';

/** Trees with their faults, which no snapshot has two of: what each does to the report stays apart. */
export const TREES: readonly (readonly PlantedDefect[])[] = [
  [
    {
      name: 'a spacing token that is 1 px more',
      file: 'tokens/base/space.json',
      change: replace('"value": 28,', '"value": 29,'),
      snapshots: [`${BUTTON}/*/*`, `${HEADER}/*/375`, `${POPUP}/*/*`],
      evidence: [{ snapshot: `${BUTTON}/en/375`, as: 'changed' }],
    },
    {
      name: 'a state that was removed',
      file: BUTTON_STORIES,
      change: replace('export const Wide: Story', 'const Wide: Story'),
      snapshots: [`${WIDE}/*/*`],
      evidence: [{ snapshot: `${WIDE}/vi/1200`, as: 'removed' }],
    },
    {
      name: 'a state that the base does not have',
      file: BUTTON_STORIES,
      change: (text) => `${text}\nexport const Broad: Story = { ...Wide };\n`,
      snapshots: [`${BROAD}/*/*`],
      evidence: [{ snapshot: `${BROAD}/en/375`, as: 'new' }],
    },
  ],
  [
    {
      name: 'a colour a shade darker',
      file: 'tokens/base/color.json',
      change: (text) =>
        text
          .replace('0.1843, 0.2314, 0.9608', '0.1647, 0.2118, 0.902')
          .replace('#2f3bf5', '#2a36e6'),
      snapshots: [`${BUTTON}/*/*`, `${POPUP}/*/*`],
      evidence: [{ snapshot: `${BUTTON}/vi/1200`, as: 'changed' }],
    },
    {
      name: 'an error in the console',
      file: BUTTON_STORIES,
      change: replace('<Button $wide>', "<Button $wide ref={() => console.error('planted')}>"),
      snapshots: [`${WIDE}/*/*`],
      evidence: [{ snapshot: `${WIDE}/en/1200`, as: 'console' }],
    },
    {
      name: 'a swapped icon',
      file: 'src/features/header/Header.tsx',
      change: replace('import { Menu }', 'import { X as Menu }'),
      snapshots: [`${HEADER}/*/375`],
      evidence: [{ snapshot: `${HEADER}/en/375`, as: 'changed' }],
    },
  ],
  [
    {
      name: 'a popup pushed out of the viewport',
      file: 'src/primitives/Popover.tsx',
      change: replace('margin-inline: 0;', 'margin-inline: 0; translate: 300px 0 !important;'),
      snapshots: [`${POPUP}/*/*`],
      evidence: [{ snapshot: `${POPUP}/en/375`, as: 'popup-outside', key: 'header.get-app' }],
    },
    {
      name: 'a story that throws',
      file: BUTTON_STORIES,
      change: replace(
        /export const Wide: Story = \{\n {2}render: \(\) => \(/,
        "export const Wide: Story = {\n  render: () => { throw new Error('planted'); },\n};\nexport const Other: Story = {\n  tags: ['visual:off'],\n  render: () => (",
      ),
      snapshots: [`${WIDE}/*/*`],
      evidence: [{ snapshot: `${WIDE}/en/375`, as: 'error' }],
    },
    {
      name: 'a missing translation',
      file: 'src/i18n/messages/vi.json',
      change: replace(/ *"home.hero.preorder": "[^"]*",\n/, ''),
      snapshots: [`${BUTTON}/vi/*`],
      evidence: [{ snapshot: `${BUTTON}/vi/375`, as: 'raw-id', key: 'home.hero.preorder' }],
    },
  ],
  [
    {
      name: 'a scenario of the service that does something else',
      file: 'mocks/distribution/scenarios.ts',
      change: replace(
        'json({ code: 404, link_jump: null',
        'json({ code: 200, link_jump: SCENARIO_LINK',
      ),
      snapshots: [`${POPUP}/*/*`],
      evidence: [{ snapshot: `${POPUP}/vi/1200`, as: 'error' }],
    },
    {
      name: 'a story that a tag switches off',
      file: 'stories/features/Header.stories.tsx',
      change: replace(
        'export const MenuClosed: Story = {',
        "export const MenuClosed: Story = {\n  tags: ['visual:off'],",
      ),
      snapshots: [`${HEADER}/*/*`],
      evidence: [{ snapshot: `${HEADER}/vi/1200`, as: 'removed' }],
    },
    {
      name: 'a control that says it is something else',
      file: BUTTON_STORIES,
      change: replace('<Button $wide>', '<Button $wide role="slider">'),
      snapshots: [`${WIDE}/*/*`],
      evidence: [{ snapshot: `${WIDE}/vi/375`, as: 'axe' }],
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
        { snapshot: `${BUTTON}/vi/375`, as: 'changed', key: 'home.hero.preorder' },
        { snapshot: `${BUTTON}/vi/1200`, as: 'changed', key: 'home.hero.preorder' },
      ],
    },
  ],
  [
    {
      name: 'a font without its letters',
      file: 'tokens/build/fonts.ts',
      change: replace(
        "face(TEXT, 'text-vietnamese', hanken('vietnamese'), vietnamese)",
        "{ ...$&, range: 'U+1' }",
      ),
      snapshots: [`${BUTTON}/vi/*`, `${WIDE}/vi/*`, `${HEADER}/vi/1200`, `${POPUP}/vi/*`],
      evidence: [{ snapshot: `${WIDE}/vi/375`, as: 'fallback-font', key: 'header.get-app' }],
    },
  ],
  [
    {
      name: 'a corner radius that is 1 px more',
      file: 'tokens/base/space.json',
      change: replace('"value": 36,', '"value": 37,'),
      snapshots: [`${POPUP}/*/*`],
      evidence: [{ snapshot: `${POPUP}/en/1200`, as: 'changed' }],
    },
    {
      name: 'a text color one step of 255 away',
      file: BUTTON_STORIES,
      change: replace('<Button $wide>', "<Button $wide style={{ color: '#0c0d13' }}>"),
      snapshots: [`${WIDE}/*/*`],
      evidence: [{ snapshot: `${WIDE}/en/375`, as: 'subtle' }],
    },
    {
      name: 'a shift of half a pixel',
      file: 'src/features/header/Header.tsx',
      change: replace("min-height: ${cssVar('size-header')};", '$&\n  translate: 0 0.5px;'),
      snapshots: [`${HEADER}/*/*`],
      evidence: [{ snapshot: `${HEADER}/vi/1200`, as: 'changed' }],
    },
    {
      name: 'a story whose play fails once',
      file: BUTTON_STORIES,
      change: (text) =>
        `${text}\nlet hasFailed = false;\n`.replace(
          '  async play({ canvasElement }) {',
          "$&\n    if (!hasFailed) {\n      hasFailed = true;\n      throw new Error('planted');\n    }",
        ),
      // The first of its snapshots; the others are on the page that has failed already.
      snapshots: [`${BUTTON}/en/375`],
      evidence: [{ snapshot: `${BUTTON}/en/375`, as: 'flaky' }],
    },
  ],
];
