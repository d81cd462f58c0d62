import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { expect, screen, spyOn, userEvent, within } from 'storybook/test';
import {
  ANY_FONT,
  OPENED_SNAPSHOT,
  type OpenedSnapshot,
  changedGroup,
  waitForFocus,
  waitForFrames,
} from './fixtures.tsx';

const meta = {
  ...OPENED_SNAPSHOT,
  title: 'Visual report/Approvals',
  args: { snapshots: changedGroup() },
  // English only; the layout changes at 720 and 900 px.
  tags: ['locale:en', 'width:375', 'width:1440'],
} satisfies Meta<typeof OpenedSnapshot>;

export default meta;
type Story = StoryObj<typeof meta>;

async function acceptGroup(reason: string): Promise<void> {
  await waitForFocus();
  await userEvent.keyboard('g');
  const dialog = await screen.findByRole('dialog', { name: 'Why is this change intended?' });
  await userEvent.type(within(dialog).getByRole('textbox'), `${reason}{Enter}`);
}

async function openPanel(): Promise<HTMLElement> {
  await userEvent.click(await screen.findByRole('button', { name: /^Save 1 approval/ }));
  return screen.findByRole('dialog', { name: 'Accepted, not saved yet' });
}

async function save(): Promise<HTMLElement> {
  await acceptGroup('The header got a longer label');
  const panel = await openPanel();
  await userEvent.click(within(panel).getByRole('button', { name: 'Save 1 approval' }));
  return panel;
}

/** The first acceptance asks for a reason, in a focused field. */
export const Asking: Story = {
  async play() {
    await waitForFocus();
    await userEvent.keyboard('a');
    const dialog = await screen.findByRole('dialog', { name: 'Why is this change intended?' });
    await expect(within(dialog).getByRole('textbox')).toHaveFocus();
  },
};

/** A group is accepted but not saved. */
export const Accepted: Story = {
  async play({ canvas }) {
    await acceptGroup('The header got a longer label');
    await expect(canvas.getByText('15 snapshots accepted, not saved')).toBeVisible();
  },
};

/** A page opened from disk cannot save, so it shows the command. */
export const Commands: Story = {
  parameters: ANY_FONT,
  async play() {
    await acceptGroup("It's the new label");
    const panel = await openPanel();
    const command = String.raw`npm run visual -- --accept 'features-header--all/*/*' --reason 'It'\''s the new label'`;
    await expect(within(panel).getByText(command)).toBeVisible();
  },
};

/** A page from the report's server saves. */
export const Saved: Story = {
  args: { served: true },
  parameters: {
    msw: [http.post('*/approvals', () => HttpResponse.json({ left: 'Everything is reviewed.' }))],
  },
  async play() {
    const panel = await save();
    await expect(await within(panel).findByText(/^Saved in/)).toBeVisible();
  },
};

/** The server refuses: nothing is lost, and the reason is shown. */
export const NotSaved: Story = {
  args: { served: true },
  parameters: ANY_FONT,
  // Not by msw: a response with status 400 from Storybook's own origin fails any story.
  beforeEach() {
    const fetched = spyOn(window, 'fetch').mockImplementation(async () => {
      // Longer than a browser takes to move the focus away from a disabled button.
      await waitForFrames(2);
      return Response.json({ error: 'Each entry needs snapshots and a reason.' }, { status: 400 });
    });
    return () => fetched.mockRestore();
  },
  async play() {
    const panel = await save();
    await expect(
      await within(panel).findByText(/^Not saved: Each entry needs snapshots/),
    ).toBeVisible();
    await expect(within(panel).getByRole('button', { name: 'Save 1 approval' })).toHaveFocus();
  },
};
