import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { OPENED_REPORT, type OpenedReport, waitForFrames } from './report-fixtures.tsx';

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

/** The values of a facet, each with the number of snapshots it would show. */
export const ListOpen: Story = {
  async play({ canvasElement }) {
    const button = within(canvasElement).getByRole('button', { name: 'Language' });
    await userEvent.click(button);
    const choice = within(canvasElement).getByRole('checkbox', { name: /^zh-TW/ });
    await waitFor(() => expect(choice).toBeVisible());
  },
};

/** VIS-4 severity and VIS-16 mode are facets too. */
export const SeverityAndMode: Story = {
  args: { hash: '#status=all&severity=subtle~visible&modes=forced-colors' },
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

/** A button shows all snapshots again. */
export const NothingPasses: Story = { args: { hash: '#q=nowhere' } };

/** The button keeps the focus although it is disabled now. */
export const ShownAgain: Story = {
  args: { hash: '#q=footer' },
  async play({ canvasElement }) {
    const all = within(canvasElement).getByRole('button', { name: 'Show all' });
    await userEvent.click(all);
    await expect(within(canvasElement).getByRole('searchbox')).toHaveValue('');
    // Longer than a browser takes to move the focus away from a disabled button.
    await waitForFrames(2);
    await expect(all).toHaveFocus();
    await expect(all).toHaveAttribute('aria-disabled', 'true');
  },
};
