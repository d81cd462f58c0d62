import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { DEMO, type Demo, frames } from './demo.tsx';

const meta = {
  ...DEMO,
  title: 'Visual report/Filters',
  // A tool in English only; it has two layouts, for a phone and for a desk.
  tags: ['locale:en', 'width:375', 'width:1440'],
} satisfies Meta<typeof Demo>;

export default meta;
type Story = StoryObj<typeof meta>;

/** VIS-6 statuses add up, other lists narrow; the link holds them all. */
export const Chosen: Story = {
  args: { at: '#status=new~removed&locale=en~vi&q=footer' },
  async play({ canvasElement }) {
    const filters = within(within(canvasElement).getByRole('search', { name: 'Filters' }));
    await expect(filters.getByRole('button', { name: /^Removed/ })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await expect(filters.getByRole('button', { name: 'Language: en, vi' })).toBeInTheDocument();
    await expect(filters.getByRole('searchbox')).toHaveValue('footer');
  },
};

/** A list of values, each with the number of snapshots it would leave. */
export const ListOpen: Story = {
  async play({ canvasElement }) {
    const button = within(canvasElement).getByRole('button', { name: 'Language' });
    await userEvent.click(button);
    const choice = within(canvasElement).getByRole('checkbox', { name: /^zh-TW/ });
    await waitFor(() => expect(choice).toBeVisible());
  },
};

/** VIS-4 severity and VIS-16 mode narrow like any other list. */
export const SeverityAndMode: Story = {
  args: { at: '#status=all&severity=subtle~visible&modes=forced-colors' },
  async play({ canvasElement }) {
    const filters = within(within(canvasElement).getByRole('search', { name: 'Filters' }));
    await expect(filters.getByRole('button', { name: 'Mode: forced-colors' })).toBeInTheDocument();
    await expect(
      filters.getByRole('button', { name: 'Severity: subtle, visible' }),
    ).toBeInTheDocument();
    const columns = within(canvasElement).getAllByRole('columnheader');
    await expect(columns.map((it) => it.textContent)).toEqual(['Story', 'forced-colors']);
  },
};

/** Nothing passes: one button shows everything again. */
export const NothingPasses: Story = { args: { at: '#q=nowhere' } };

/** Everything again, and the keyboard is where it was. */
export const ShownAgain: Story = {
  args: { at: '#q=footer' },
  async play({ canvasElement }) {
    const all = within(canvasElement).getByRole('button', { name: 'Show all' });
    await userEvent.click(all);
    await expect(within(canvasElement).getByRole('searchbox')).toHaveValue('');
    // Long enough for a browser to take the focus from a button that cannot have it.
    await frames(2);
    await expect(all).toHaveFocus();
    await expect(all).toHaveAttribute('aria-disabled', 'true');
  },
};
