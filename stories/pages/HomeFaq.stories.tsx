import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Faq } from '../../src/pages/home/Sections.tsx';
import { translator } from '../support/messages.ts';
import { resetPageState } from '../support/page-state.ts';

/** In page order. */
const QUESTIONS = ['genuine', 'keys', 'costs', 'bank'] as const;

const meta = {
  title: 'Pages/Home FAQ',
  component: Faq,
  beforeEach: resetPageState,
} satisfies Meta<typeof Faq>;

export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

/** STATE FAQ none open. */
export const OpenNone: Story = {
  args: { open: 'none' },
  play: (context) => expectOnlyOpen(context, undefined),
};

/** STATE FAQ the first open. */
export const Open0: Story = {
  args: { open: 0 },
  play: (context) => expectOnlyOpen(context, 0),
};

/** STATE FAQ the second open. */
export const Open1: Story = {
  args: { open: 1 },
  play: (context) => expectOnlyOpen(context, 1),
};

/** STATE FAQ the third open. */
export const Open2: Story = {
  args: { open: 2 },
  play: (context) => expectOnlyOpen(context, 2),
};

/** STATE FAQ the fourth open. */
export const Open3: Story = {
  args: { open: 3 },
  play: (context) => expectOnlyOpen(context, 3),
};

/** HOME-10 at most one is open: opening the third closes the first; a second click closes it. */
export const OneAtATime: Story = {
  async play(context) {
    await expectOnlyOpen(context, 0);
    const thirdQuestion = within(context.canvasElement).getByText(
      translator(context.globals)('home.faq.costs.question'),
    );
    await userEvent.click(thirdQuestion);
    await expectOnlyOpen(context, 2);
    await userEvent.click(thirdQuestion);
    await expectOnlyOpen(context, undefined);
    await userEvent.click(thirdQuestion);
    await expectOnlyOpen(context, 2);
  },
};

/** Resolves when only the answer at `open` is visible. */
async function expectOnlyOpen({ canvasElement, globals }: Context, open: number | undefined) {
  const t = translator(globals);
  const page = within(canvasElement);
  await expect(QUESTIONS).toHaveLength(4);
  await expect(canvasElement.querySelectorAll('summary')).toHaveLength(QUESTIONS.length);
  for (const [index, id] of QUESTIONS.entries()) {
    await expect(page.getByText(t(`home.faq.${id}.question`))).toBeVisible();
    const answer = page.getByText(t(`home.faq.${id}.answer`));
    await waitFor(() =>
      index === open ? expect(answer).toBeVisible() : expect(answer).not.toBeVisible(),
    );
  }
}
