/** Invented cells with drawn pictures for the stories of the report's cell view and approvals. */
import { expect, screen, waitFor } from 'storybook/test';
import { Report } from '../../tests/visual/report/app/view/Report.tsx';
import type { Change, ResultRow } from '../../tests/visual/report/results.ts';
import { resultsWith } from '../../tests/visual/report/sample.ts';
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

/** The cell that {@link Shown} opens. */
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

/** A changed cell with both pictures; `more` says what is different about it. */
export function cellWith(more: Partial<ResultRow> = {}): ResultRow {
  return {
    cell: CELL,
    story: 'features-header--all',
    title: 'Features/Header',
    name: 'All',
    locale: 'en',
    width: 800,
    engine: 'chromium',
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

/** Cells of the same story that changed alike: all of them are one group. */
export function groupOfCells(): ResultRow[] {
  return ['en', 'es', 'pt', 'zh-TW', 'vi'].flatMap((locale) =>
    [799, 800, 1440].map((width) =>
      cellWith({ cell: `features-header--all/${locale}/${width}`, locale, width }),
    ),
  );
}

type ShownProps = {
  cells: readonly ResultRow[];
  mode?: string;
  served?: boolean;
};

/** The report, open at {@link CELL}; it leaves the address of the frame alone. */
export function Shown({ cells, mode = 'side', served = false }: ShownProps) {
  const hash = new URLSearchParams({ cell: CELL, mode }).toString();
  return <Report results={resultsWith(cells)} served={served} memory={`#${hash}`} />;
}

/** For those that show code, or any letters. */
export const ANY_LETTERS = {
  visual: {
    allow: {
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
      allow: { 'raw-id': 'the report names a message by its id' },
    },
  },
};

/** For `play`: resolves once the report has the keyboard. */
export async function hasKeyboard(): Promise<void> {
  await waitFor(() => expect(screen.getByRole('group', { name: /^Pictures/ })).toHaveFocus());
}
