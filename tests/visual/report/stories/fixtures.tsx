/** Sample reports for stories; their screenshots are data URLs. */
import { expect, screen, waitFor } from 'storybook/test';
import { Report } from '../app/view/Report.tsx';
import type { Change, ResultRow, Results } from '../results.ts';
import { resultsFrom, sampleResults } from './sample-results.ts';

/** A rectangle with its attributes in the order of SVG. */
const rect = (x: number, y: number, width: number, height: number, fill: string, rx = 0) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}" rx="${rx}"/>`;

function draw(width: number, height: number, shapes: readonly string[]): string {
  const frame = `xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"`;
  return `data:image/svg+xml,${encodeURIComponent(`<svg ${frame}>${shapes.join('')}</svg>`)}`;
}

/** A page whose button is blue in the baseline and green in the candidate. */
export function drawPage({ width }: { width: number }, kind: string): string {
  return draw(width, 1200, [
    rect(0, 0, width, 1200, '#f6f4f0'),
    rect(0, 0, width, 80, '#0c0d12'),
    rect(width - 168, 18, 140, 44, kind === 'expected' ? '#2f3bf5' : '#0e8f5b', 22),
    rect(24, 140, width / 2, 56, '#15171f', 8),
    rect(24, 220, width / 3, 24, '#a9a49a', 8),
  ]);
}

/** A page of 800 px: in the candidate, the button is wider and the tiles are lower. */
function drawTiles(height: number, button: number, fill: string, tile: number): string {
  return draw(800, height, [
    rect(0, 0, 800, height, '#f6f4f0'),
    rect(0, 0, 800, 84, '#0c0d12'),
    '<circle cx="62" cy="42" r="16" fill="#cfcbf5"/>',
    rect(780 - button, 20, button, 44, fill, 22),
    rect(40, 124, 420, 40, '#0c0d12', 8),
    rect(40, tile, 340, 180, '#15171f', 24),
    rect(420, tile, 340, 180, '#cfefe0', 24),
    rect(40, tile + 220, 720, 160, '#fff', 24),
  ]);
}

const MODES = ['low', 'landscape', 'dpr-2', 'forced-colors', 'motion', 'text-200', 'mirrored'];

/** Every status, in 30 stories, five languages, two widths and seven modes. */
export const SAMPLE: Results = {
  ...sampleResults({ snapshots: 510, widths: [375, 1440], modes: MODES, file: drawPage }),
  retakes: 11,
  isolation: { sampled: 68, different: 0 },
  parity: { judged: 54, notJudged: 6 },
};

const SNAPSHOT = 'features-header--all/en/800';
const BASELINE_FILE = drawTiles(640, 140, '#2f3bf5', 200);
export const CANDIDATE_FILE = drawTiles(664, 170, '#8f9bff', 224);
const BUTTON: Change = {
  box: { x: 610, y: 20, width: 170, height: 44 },
  selector: 'header > a',
  text: 'Get the app',
  key: 'header.get-app',
};
const TILE: Change = {
  box: { x: 40, y: 200, width: 340, height: 204 },
  selector: 'main > section > ul',
  text: '',
  key: '',
};

export const NO_IMAGES = { files: {}, sizes: {}, changes: [] };

function changedSnapshot(more?: Partial<ResultRow>): ResultRow {
  return {
    snapshot: SNAPSHOT,
    story: 'features-header--all',
    title: 'Features/Header',
    name: 'All',
    locale: 'en',
    width: 800,
    browser: 'chromium',
    status: 'changed',
    reason: '13,204 of 531,200 px differ',
    files: { expected: BASELINE_FILE, actual: CANDIDATE_FILE },
    sizes: { expected: { width: 800, height: 640 }, actual: { width: 800, height: 664 } },
    changes: [TILE, BUTTON],
    findings: [],
    problems: [],
    ...more,
  };
}

export function changedGroup(): ResultRow[] {
  return ['en', 'es', 'pt', 'zh-TW', 'vi'].flatMap((locale) =>
    [799, 800, 1440].map((width) =>
      changedSnapshot({ snapshot: `features-header--all/${locale}/${width}`, locale, width }),
    ),
  );
}

const ACROSS = { axis: 'width', across: 900 } as const;
const RANGES: Readonly<Record<string, ResultRow['findings']>> = {
  vi: [
    {
      ...{ rule: 'sweep-wrap', selector: 'header > a', key: 'header.get-app', pixels: 0 },
      text: 'this button has 2 lines',
      range: { ...ACROSS, from: 431, to: 447 },
    },
    {
      ...{ rule: 'sweep-elements', selector: 'header > nav', key: 'header.nav.home', pixels: 0 },
      text: 'this navigation and 12 in it is missing',
      range: { ...ACROSS, from: 1300, to: 1331 },
    },
  ],
  es: [
    {
      ...{ rule: 'clipped', selector: 'dialog > p', key: 'popup.lead', pixels: 6 },
      text: 'Escanea el código',
      range: { axis: 'height', from: 480, to: 613, across: 375 },
    },
  ],
};

/** A sweep of three stories in five languages; the first story has findings in two. */
export const SWEPT = {
  rows: SAMPLE.snapshots
    .filter(({ width, mode }) => width === 1440 && mode === undefined)
    .slice(0, 15)
    .map(({ story, title, name, locale }, index) => {
      const snapshot = `${story}/${locale}/2560+sweep`;
      const findings = index < 5 ? (RANGES[locale] ?? []) : [];
      const swept = { story, title, name, locale, width: 2560, mode: 'sweep' };
      const row = changedSnapshot({ snapshot, status: 'captured', reason: '', findings });
      return Object.assign(row, swept, NO_IMAGES);
    }),
  sweep: { jumps: 214, bisected: 9 },
};

type OpenedReportProps = { results?: Results; hash?: string };

/** Opened at a hash, without changing the URL of Storybook's frame. */
export function OpenedReport({ results = SAMPLE, hash = '' }: OpenedReportProps) {
  return <Report results={results} initialHash={hash} />;
}

/** A sweep finding that every view has, with the reason to suppress it. */
const SHORTCUTS = {
  'sweep-elements': 'a narrow screen, which has no keyboard, has no list of shortcuts',
};

export const OPENED_REPORT = {
  component: OpenedReport,
  beforeEach: clearStorage,
  parameters: {
    visual: {
      narrowed: 'in English only; two layouts, phone and desktop',
      suppress: { ...SHORTCUTS, 'sweep-wrap': 'a toolbar has as many rows as it needs' },
    },
  },
};

type OpenedSnapshotProps = {
  /** Differences from a changed snapshot. */
  row?: Partial<ResultRow>;
  snapshots?: readonly ResultRow[];
  mode?: string;
  served?: boolean;
};

export function OpenedSnapshot(props: OpenedSnapshotProps) {
  const { row, snapshots, mode = 'side', served = false } = props;
  const results = resultsFrom(snapshots ?? [changedSnapshot(row)]);
  const hash = new URLSearchParams({ snapshot: SNAPSHOT, mode }).toString();
  return <Report results={results} served={served} initialHash={`#${hash}`} />;
}

export const OPENED_SNAPSHOT = {
  component: OpenedSnapshot,
  beforeEach: clearStorage,
  parameters: {
    visual: {
      narrowed: 'in English only; the layout changes at 720 and 900 px',
      suppress: { ...SHORTCUTS, 'raw-id': 'the report shows message ids' },
    },
  },
};

/** For stories with code, or with text in any script. */
export const ANY_FONT = {
  visual: {
    suppress: {
      'fallback-font': "code has the system's monospace font; names may have any characters",
    },
  },
};

/** Removes pending approvals before and after a story. */
function clearStorage(): () => void {
  const clear = () => {
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith('visual-report/')) localStorage.removeItem(key);
    }
  };
  clear();
  return clear;
}

/** For `play`. */
export async function waitForFrames(count: number): Promise<void> {
  for (let left = count; left > 0; left -= 1)
    await new Promise((resolve) => requestAnimationFrame(resolve));
}

/** For `play`: shortcuts work once it resolves. */
export async function waitForFocus(): Promise<void> {
  await waitFor(() => expect(screen.getByRole('group', { name: /^Screenshots/ })).toHaveFocus());
}
