import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { sampleResults } from '../../tests/visual/report/sample.ts';
import { DEMO, type Demo } from './demo.tsx';

const meta = {
  ...DEMO,
  title: 'Visual report/Heat map',
  // A tool in English only; it has two layouts, for a phone and for a desk.
  tags: ['locale:en', 'width:375', 'width:1440'],
  args: { at: '#status=all' },
} satisfies Meta<typeof Demo>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Every kind of result: told by shape as well as by colour. */
export const All: Story = {};

/** VIS-6 5,000 cells: only the rows in view are in the page. */
export const FiveThousandCells: Story = {
  args: { results: sampleResults({ cells: 5_000 }) },
  async play({ canvasElement }) {
    const grid = within(canvasElement).getByRole('grid');
    await expect(grid).toHaveAttribute('aria-rowcount', '85');
    await expect(within(grid).getAllByRole('row').length).toBeLessThan(60);
  },
};

/** The keyboard walks from cell to cell; the line below says which one it is. */
export const Focused: Story = {
  async play({ canvasElement }) {
    const grid = within(canvasElement).getByRole('grid');
    grid.focus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowRight}');
    const id = grid.getAttribute('aria-activedescendant') ?? '';
    await expect(canvasElement.querySelector(`#${id}`)).toHaveAttribute('data-active', 'true');
  },
};

/** One language, one width: the cells get the room of the others. */
export const OneColumn: Story = { args: { at: '#status=all&locale=vi&width=375' } };
