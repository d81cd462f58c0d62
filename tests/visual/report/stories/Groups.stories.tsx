import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { DEMO, type Demo, MANY, frames } from './demo.tsx';
import { ANY_LETTERS } from './review.tsx';

const meta = {
  ...DEMO,
  title: 'Visual report/Groups',
  // A tool in English only; it has two layouts, for a phone and for a desk.
  tags: ['locale:en', 'width:375', 'width:1440'],
  args: { at: '#view=groups' },
} satisfies Meta<typeof Demo>;

export default meta;
type Story = StoryObj<typeof meta>;
/** A command as it is typed: long, and in the machine's own monospace. */
const CODE = {
  visual: {
    suppress: {
      ...ANY_LETTERS.visual.suppress,
      'broken-word+text-200': 'a command may part anywhere where it is wider than a phone',
    },
  },
};

/** VIS-6 each change once, before and now; the odd ones are pointed at. */
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
    // Longer than a browser takes to move the focus from a button that may not have it.
    await frames(2);
    await expect(accepted).toHaveFocus();
  },
};

/** VIS-4 of a group that differs more in some snapshots than in others, one severity is accepted alone. */
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
    const panel = await page.findByRole('dialog', { name: 'Accepted, to be saved' });
    await expect(within(panel).getAllByText(/--severity subtle/)[0]).toBeVisible();
  },
};

/** VIS-14 what passed only when it was captured again; the tab leads to it whatever is filtered. */
export const Flaky: Story = {
  args: { results: { ...MANY, strict: true }, at: '' },
  async play({ canvasElement }) {
    const page = within(canvasElement);
    await expect(page.getByRole('heading', { level: 1 })).toHaveTextContent(/, \d+ flaky$/);
    await userEvent.click(page.getByRole('button', { name: /^Flaky 1$/ }));
    const list = within(await page.findByRole('list', { name: 'Flaky' }));
    await expect(list.getByText('Changed at first; the same from fresh pages.')).toBeVisible();
  },
};

/** VIS-8, VIS-9 what no approval covers: the same fault once, with its snapshots. */
export const Faults: Story = { args: { at: '#view=faults&status=all' } };
