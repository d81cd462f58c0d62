import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { resultsFrom, sampleResults } from '../sample-results.ts';
import { DEMO, type Demo, MANY } from './demo.tsx';

const meta = {
  ...DEMO,
  title: 'Visual report/Heat map',
  // A tool in English only; it has two layouts, for a phone and for a desk.
  tags: ['locale:en', 'width:375', 'width:1440'],
  args: { at: '#status=all' },
} satisfies Meta<typeof Demo>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Every kind of result: told by shape as well as by colour; VIS-16 modes have columns of their own. */
export const All: Story = {
  async play({ canvasElement }) {
    const columns = within(canvasElement).getAllByRole('columnheader');
    await expect(columns.at(-1)).toHaveTextContent('mirrored');
  },
};

/** VIS-16 with all modes of the whole product, each mode of a story is a row. */
export const EveryMode: Story = {
  args: {
    results: resultsFrom(
      MANY.snapshots.slice(0, 40).flatMap((row) => {
        const inMode = { mode: 'dpr-2', snapshot: `${row.snapshot}+dpr-2` };
        return row.mode === undefined ? [row, { ...row, ...inMode }] : [];
      }),
    ),
  },
  async play({ canvasElement }) {
    const rows = within(canvasElement).getAllByRole('rowheader', { name: /dpr-2$/ });
    await expect(rows[0]).toBeVisible();
  },
};

/** VIS-6 5,000 snapshots: only the rows in view are in the page. */
export const FiveThousandSnapshots: Story = {
  args: { results: sampleResults({ snapshots: 5_000 }) },
  async play({ canvasElement }) {
    const grid = within(canvasElement).getByRole('grid');
    await expect(grid).toHaveAttribute('aria-rowcount', '85');
    await expect(within(grid).getAllByRole('row').length).toBeLessThan(60);
  },
};

/** The keyboard walks from snapshot to snapshot; the line below says which one it is. */
export const Focused: Story = {
  async play({ canvasElement }) {
    const grid = within(canvasElement).getByRole('grid');
    grid.focus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowRight}');
    const id = grid.getAttribute('aria-activedescendant') ?? '';
    await expect(canvasElement.querySelector(`#${id}`)).toHaveAttribute('data-active', 'true');
  },
};

/** One language, one width: the snapshots get the room of the others. */
export const OneColumn: Story = { args: { at: '#status=all&locale=vi&width=375' } };
