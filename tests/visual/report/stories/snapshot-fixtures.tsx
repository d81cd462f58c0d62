/** Sample snapshots for stories; their screenshots are data URLs. */
import { expect, screen, waitFor } from 'storybook/test';
import { Report } from '../app/view/Report.tsx';
import type { Change, ResultRow } from '../results.ts';
import { resultsFrom } from '../sample-results.ts';
import { clearStorage } from './report-fixtures.tsx';

const BASELINE_SIZE = { width: 800, height: 640 };
const CANDIDATE_SIZE = { width: 800, height: 664 };
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

const SNAPSHOT = 'features-header--all/en/800';

/** In the candidate, the button is wider and the tiles are lower. */
function drawPage(
  { width, height }: typeof BASELINE_SIZE,
  button: number,
  fill: string,
  tile: number,
): string {
  const shapes = [
    `<rect width="${width}" height="${height}" fill="#f6f4f0"/>`,
    `<rect width="${width}" height="84" fill="#0c0d12"/>`,
    `<circle cx="62" cy="42" r="16" fill="#cfcbf5"/>`,
    `<rect x="${780 - button}" y="20" width="${button}" height="44" rx="22" fill="${fill}"/>`,
    `<rect x="40" y="124" width="420" height="40" rx="8" fill="#0c0d12"/>`,
    `<rect x="40" y="${tile}" width="340" height="180" rx="24" fill="#15171f"/>`,
    `<rect x="420" y="${tile}" width="340" height="180" rx="24" fill="#cfefe0"/>`,
    `<rect x="40" y="${tile + 220}" width="720" height="160" rx="24" fill="#fff"/>`,
  ];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${shapes.join('')}</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

const EXPECTED = drawPage(BASELINE_SIZE, 140, '#2f3bf5', 200);
const ACTUAL = drawPage(CANDIDATE_SIZE, 170, '#8f9bff', 224);

export function changedSnapshot(more: Partial<ResultRow> = {}): ResultRow {
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
    files: { expected: EXPECTED, actual: ACTUAL },
    sizes: { expected: BASELINE_SIZE, actual: CANDIDATE_SIZE },
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

type OpenedSnapshotProps = {
  snapshots: readonly ResultRow[];
  mode?: string;
  served?: boolean;
};

export function OpenedSnapshot({ snapshots, mode = 'side', served = false }: OpenedSnapshotProps) {
  const hash = new URLSearchParams({ snapshot: SNAPSHOT, mode }).toString();
  return <Report results={resultsFrom(snapshots)} served={served} memory={`#${hash}`} />;
}

/** For stories with code, or with text in any script. */
export const ANY_FONT = {
  visual: {
    suppress: {
      'fallback-font': "code has the system's monospace font; names may have any characters",
    },
  },
};

export const OPENED_SNAPSHOT = {
  component: OpenedSnapshot,
  beforeEach: clearStorage,
  parameters: {
    visual: {
      narrowed: 'in English only; the layout changes at 720 and 900 px',
      suppress: { 'raw-id': 'the report shows message ids' },
    },
  },
};

/** For `play`: shortcuts work from then on. */
export async function waitForFocus(): Promise<void> {
  await waitFor(() => expect(screen.getByRole('group', { name: /^Screenshots/ })).toHaveFocus());
}
