import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { OPENED_REPORT, type OpenedReport, waitForFrames } from './fixtures.tsx';

const meta = {
  ...OPENED_REPORT,
  title: 'Visual report/Filters',
  // English only; two layouts, phone and desktop.
  tags: ['locale:en', 'width:375', 'width:1440'],
} satisfies Meta<typeof OpenedReport>;

export default meta;
type Story = StoryObj<typeof meta>;

/** VIS-6 values of a facet add up, facets narrow; the link contains them all. */
export const Chosen: Story = {
  args: { hash: '#status=new~removed&locale=en~vi&q=footer' },
  async play({ canvas }) {
    const filters = within(canvas.getByRole('search', { name: 'Filters' }));
    const removed = filters.getByRole('button', { name: /^Removed/ });
    await expect(removed).toHaveAttribute('aria-pressed', 'true');
    await expect(filters.getByRole('button', { name: 'Language: en, vi' })).toBeInTheDocument();
    await expect(filters.getByRole('searchbox')).toHaveValue('footer');
  },
};

/** The values of a facet, each with the number of snapshots it would show. */
export const ListOpen: Story = {
  async play({ canvas }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Language' }));
    const choice = canvas.getByRole('checkbox', { name: /^zh-TW/ });
    await waitFor(() => expect(choice).toBeVisible());
  },
};

/** VIS-4 severity and VIS-16 mode are facets too. */
export const SeverityAndMode: Story = {
  args: { hash: '#status=all&severity=subtle~visible&modes=forced-colors' },
  async play({ canvas }) {
    const filters = within(canvas.getByRole('search', { name: 'Filters' }));
    for (const name of ['Mode: forced-colors', 'Severity: subtle, visible'])
      await expect(filters.getByRole('button', { name })).toBeInTheDocument();
    const columns = canvas.getAllByRole('columnheader');
    await expect(columns.map((it) => it.textContent)).toEqual(['Story', 'forced-colors']);
  },
};

/** A button shows all snapshots again. */
export const NothingPasses: Story = { args: { hash: '#q=nowhere' } };

/** The button keeps the focus although it is disabled now. */
export const ShownAgain: Story = {
  args: { hash: '#q=footer' },
  async play({ canvas }) {
    const all = canvas.getByRole('button', { name: 'Show all' });
    await userEvent.click(all);
    await expect(canvas.getByRole('searchbox')).toHaveValue('');
    // Longer than a browser takes to move the focus away from a disabled button.
    await waitForFrames(2);
    await expect(all).toHaveFocus();
    await expect(all).toHaveAttribute('aria-disabled', 'true');
  },
};
