import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { OPENED_REPORT, type OpenedReport, SAMPLE, waitForFrames } from './report-fixtures.tsx';
import { ANY_FONT } from './snapshot-fixtures.tsx';

const meta = {
  ...OPENED_REPORT,
  title: 'Visual report/Groups',
  // English only; two layouts, phone and desktop.
  tags: ['locale:en', 'width:375', 'width:1440'],
  args: { hash: '#view=groups' },
} satisfies Meta<typeof OpenedReport>;

export default meta;
type Story = StoryObj<typeof meta>;
/** Commands are long, and in the system's monospace font. */
const CODE = {
  visual: {
    suppress: {
      ...ANY_FONT.visual.suppress,
      'broken-word+text-200': 'a command may break anywhere where it is wider than a phone',
    },
  },
};

/** VIS-6 each change once, with both screenshots and its outliers. */
export const All: Story = {
  async play({ canvasElement }) {
    const groups = within(within(canvasElement).getByRole('list', { name: 'Groups' }));
    await expect(groups.getAllByText(/is the only language that changed/)[0]).toBeInTheDocument();
  },
};

/** VIS-6 a whole group is accepted for one reason. */
export const Accepted: Story = {
  async play({ canvasElement }) {
    const page = within(canvasElement);
    await userEvent.click(
      page.getAllByRole('button', { name: /^Accept \d+ snapshots/ })[0] as Element,
    );
    await userEvent.keyboard('The button is green now{Enter}');
    const accepted = await page.findByRole('button', { name: 'Accepted' });
    await expect(accepted).toHaveAttribute('aria-disabled', 'true');
    // Longer than a browser takes to move the focus away from a disabled button.
    await waitForFrames(2);
    await expect(accepted).toHaveFocus();
  },
};

/** VIS-4 one severity of a group is accepted. */
export const OneSeverityAccepted: Story = {
  parameters: CODE,
  async play({ canvasElement }) {
    const page = within(canvasElement);
    await userEvent.click(
      page.getAllByRole('button', { name: /^Accept \d+ subtle$/ })[0] as Element,
    );
    await userEvent.keyboard('Hardly seen{Enter}');
    await expect(await page.findByText(/^\d+ snapshots accepted, not saved$/)).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: /^Save \d+ approvals?$/ }));
    const panel = await page.findByRole('dialog', { name: 'Accepted, not saved yet' });
    await expect(within(panel).getAllByText(/--severity subtle/)[0]).toBeVisible();
  },
};

/** VIS-14 what passed only after it was captured again; the tab shows it whatever the filter is. */
export const Flaky: Story = {
  args: { results: { ...SAMPLE, strict: true }, hash: '' },
  async play({ canvasElement }) {
    const page = within(canvasElement);
    await expect(page.getByRole('heading', { level: 1 })).toHaveTextContent(/, \d+ flaky$/);
    await userEvent.click(page.getByRole('button', { name: /^Flaky 1$/ }));
    const list = within(await page.findByRole('list', { name: 'Flaky' }));
    await expect(list.getByText('Changed at first; unchanged on fresh pages.')).toBeVisible();
  },
};

/** VIS-8, VIS-9 each finding once, with its snapshots. */
export const Faults: Story = { args: { hash: '#view=findings&status=all' } };
