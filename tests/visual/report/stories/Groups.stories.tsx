import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { ANY_FONT, OPENED_REPORT, type OpenedReport, SAMPLE, waitForFrames } from './fixtures.tsx';

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
  async play({ canvas }) {
    const groups = within(canvas.getByRole('list', { name: 'Groups' }));
    await expect(groups.getAllByText(/is the only language that changed/)[0]).toBeInTheDocument();
  },
};

/** VIS-6 a whole group is accepted for one reason. */
export const Accepted: Story = {
  async play({ canvas }) {
    const [first] = canvas.getAllByRole('button', { name: /^Accept \d+ snapshots/ });
    await userEvent.click(first as Element);
    await userEvent.keyboard('The button is green now{Enter}');
    const accepted = await canvas.findByRole('button', { name: 'Accepted' });
    await expect(accepted).toHaveAttribute('aria-disabled', 'true');
    // Longer than a browser takes to move the focus away from a disabled button.
    await waitForFrames(2);
    await expect(accepted).toHaveFocus();
  },
};

/** VIS-4 one severity of a group is accepted. */
export const OneSeverityAccepted: Story = {
  parameters: CODE,
  async play({ canvas }) {
    const [first] = canvas.getAllByRole('button', { name: /^Accept \d+ subtle$/ });
    await userEvent.click(first as Element);
    await userEvent.keyboard('Hardly seen{Enter}');
    await expect(await canvas.findByText(/^\d+ snapshots accepted, not saved$/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Save \d+ approvals?$/ }));
    const panel = await canvas.findByRole('dialog', { name: 'Accepted, not saved yet' });
    await expect(within(panel).getAllByText(/--severity subtle/)[0]).toBeVisible();
  },
};

/** VIS-14 snapshots that passed only when captured again; the tab shows them with any filter. */
export const Flaky: Story = {
  args: { results: { ...SAMPLE, strict: true }, hash: '' },
  async play({ canvas }) {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(/, \d+ flaky$/);
    await userEvent.click(canvas.getByRole('button', { name: /^Flaky 1$/ }));
    const list = within(await canvas.findByRole('list', { name: 'Flaky' }));
    await expect(list.getByText('Changed at first; unchanged on fresh pages.')).toBeVisible();
  },
};

/** VIS-8, VIS-9 each finding once, with its snapshots. */
export const Faults: Story = { args: { hash: '#view=findings&status=all' } };
