/** Invented snapshots with drawn pictures for the stories of the report's snapshot view and approvals. */
import { expect, screen, waitFor } from 'storybook/test';
import { Report } from '../app/view/Report.tsx';
import type { Change, ResultRow } from '../results.ts';
import { resultsFrom } from '../sample-results.ts';
import { forgetApprovals } from './demo.tsx';

const BASE = { width: 800, height: 640 };
const NEW = { width: 800, height: 664 };
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

/** The snapshot that {@link Shown} opens. */
export const CELL = 'features-header--all/en/800';

/** A page as rectangles: the new one has a longer button, and a tile that stands lower. */
function drawn({ width, height }: typeof BASE, button: number, fill: string, tile: number): string {
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

const EXPECTED = drawn(BASE, 140, '#2f3bf5', 200);
const ACTUAL = drawn(NEW, 170, '#8f9bff', 224);

/** A changed snapshot with both pictures; `more` says what is different about it. */
export function snapshotWith(more: Partial<ResultRow> = {}): ResultRow {
  return {
    snapshot: CELL,
    story: 'features-header--all',
    title: 'Features/Header',
    name: 'All',
    locale: 'en',
    width: 800,
    browser: 'chromium',
    status: 'changed',
    reason: '13,204 of 531,200 px differ',
    files: { expected: EXPECTED, actual: ACTUAL },
    sizes: { expected: BASE, actual: NEW },
    changes: [TILE, BUTTON],
    findings: [],
    problems: [],
    ...more,
  };
}

/** Snapshots of the same story that changed alike: all of them are one group. */
export function groupOfSnapshots(): ResultRow[] {
  return ['en', 'es', 'pt', 'zh-TW', 'vi'].flatMap((locale) =>
    [799, 800, 1440].map((width) =>
      snapshotWith({ snapshot: `features-header--all/${locale}/${width}`, locale, width }),
    ),
  );
}

type ShownProps = {
  snapshots: readonly ResultRow[];
  mode?: string;
  served?: boolean;
};

/** The report, open at {@link CELL}; it leaves the address of the frame alone. */
export function Shown({ snapshots, mode = 'side', served = false }: ShownProps) {
  const hash = new URLSearchParams({ snapshot: CELL, mode }).toString();
  return <Report results={resultsFrom(snapshots)} served={served} memory={`#${hash}`} />;
}

/** For those that show code, or any letters. */
export const ANY_LETTERS = {
  visual: {
    suppress: {
      'fallback-font': "code is in the machine's own monospace; names may have any letters",
    },
  },
};

/** What the stories of {@link Shown} share. */
export const SHOWN = {
  component: Shown,
  beforeEach: forgetApprovals,
  parameters: {
    visual: {
      narrowed: 'in English only; its layouts change at 720 and 900 px',
      suppress: { 'raw-id': 'the report names a message by its id' },
    },
  },
};

/** For `play`: resolves once the report has the keyboard. */
export async function hasKeyboard(): Promise<void> {
  await waitFor(() => expect(screen.getByRole('group', { name: /^Pictures/ })).toHaveFocus());
}
