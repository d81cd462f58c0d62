import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { resultsFrom, sampleResults } from './sample-results.ts';
import { OPENED_REPORT, type OpenedReport, SAMPLE } from './fixtures.tsx';

const meta = {
  ...OPENED_REPORT,
  title: 'Visual report/Heat map',
  // English only; two layouts, phone and desktop.
  tags: ['locale:en', 'width:375', 'width:1440'],
  args: { hash: '#status=all' },
} satisfies Meta<typeof OpenedReport>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Every status, by shape as well as by color; VIS-16 each mode is a column. */
export const All: Story = {
  async play({ canvas }) {
    const columns = canvas.getAllByRole('columnheader');
    await expect(columns.at(-1)).toHaveTextContent('mirrored');
  },
};

/** VIS-16 where a story has several snapshots in a mode, each mode is a row. */
export const EveryMode: Story = {
  args: {
    results: resultsFrom(
      SAMPLE.snapshots.slice(0, 40).flatMap((row) => {
        const inMode = { mode: 'dpr-2', snapshot: `${row.snapshot}+dpr-2` };
        return row.mode === undefined ? [row, { ...row, ...inMode }] : [];
      }),
    ),
  },
  async play({ canvas }) {
    const rows = canvas.getAllByRole('rowheader', { name: /dpr-2$/ });
    await expect(rows[0]).toBeVisible();
  },
};

/** VIS-6 5,000 snapshots: only visible rows are rendered. */
export const FiveThousandSnapshots: Story = {
  args: { results: sampleResults({ snapshots: 5_000 }) },
  async play({ canvas }) {
    const grid = canvas.getByRole('grid');
    await expect(grid).toHaveAttribute('aria-rowcount', '85');
    await expect(within(grid).getAllByRole('row').length).toBeLessThan(60);
  },
};

/** The arrow keys move from snapshot to snapshot; the line below describes the active one. */
export const Focused: Story = {
  async play({ canvas, canvasElement }) {
    const grid = canvas.getByRole('grid');
    grid.focus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowRight}');
    const id = grid.getAttribute('aria-activedescendant') ?? '';
    await expect(canvasElement.querySelector(`#${id}`)).toHaveAttribute('data-active', 'true');
  },
};

/** One language and one width. */
export const OneColumn: Story = { args: { hash: '#status=all&locale=vi&width=375' } };
