import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { expect, screen, spyOn, userEvent, within } from 'storybook/test';
import { ANY_LETTERS, SHOWN, type Shown, groupOfSnapshots, hasKeyboard } from './review.tsx';
import { frames } from './demo.tsx';

const meta = {
  ...SHOWN,
  title: 'Visual report/Approvals',
  args: { snapshots: groupOfSnapshots() },
  // A tool for the team, in English only; its own layouts change at 720 and 900 px.
  tags: ['locale:en', 'width:375', 'width:1440'],
} satisfies Meta<typeof Shown>;

export default meta;
type Story = StoryObj<typeof meta>;

async function acceptGroup(reason: string): Promise<void> {
  await hasKeyboard();
  await userEvent.keyboard('g');
  const dialog = await screen.findByRole('dialog', { name: 'Why is it meant?' });
  await userEvent.type(within(dialog).getByRole('textbox'), `${reason}{Enter}`);
}

async function openPanel(): Promise<HTMLElement> {
  await userEvent.click(await screen.findByRole('button', { name: /^Save 1 approval/ }));
  return screen.findByRole('dialog', { name: 'Accepted, to be saved' });
}

async function save(): Promise<HTMLElement> {
  await acceptGroup('The header got a longer label');
  const panel = await openPanel();
  await userEvent.click(within(panel).getByRole('button', { name: 'Save 1 approval' }));
  return panel;
}

/** The first acceptance asks for a reason, and its field has the keyboard. */
export const Asking: Story = {
  async play() {
    await hasKeyboard();
    await userEvent.keyboard('a');
    const dialog = await screen.findByRole('dialog', { name: 'Why is it meant?' });
    await expect(within(dialog).getByRole('textbox')).toHaveFocus();
  },
};

/** A group is accepted, and not saved yet. */
export const Accepted: Story = {
  async play({ canvas }) {
    await acceptGroup('The header got a longer label');
    await expect(canvas.getByText('15 snapshots accepted, not saved')).toBeVisible();
  },
};

/** From a file nothing can be written: the command stands there to be copied. */
export const Commands: Story = {
  parameters: ANY_LETTERS,
  async play() {
    await acceptGroup("It's the new label");
    const panel = await openPanel();
    const command = String.raw`npm run visual -- --accept 'features-header--all/*/*' --reason 'It'\''s the new label'`;
    await expect(within(panel).getByText(command)).toBeVisible();
  },
};

/** Beside a server the page saves. */
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

/** A server that refuses: nothing is lost, and the reason is told. */
export const NotSaved: Story = {
  args: { served: true },
  parameters: ANY_LETTERS,
  // Below the network: an answer of 400 to the Storybook's own address fails any story.
  beforeEach() {
    const fetched = spyOn(window, 'fetch').mockImplementation(async () => {
      // Long enough for a browser to take the focus from a button that cannot have it.
      await frames(2);
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
