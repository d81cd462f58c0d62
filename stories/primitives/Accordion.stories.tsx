import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Accordion } from '../../src/primitives/Accordion.tsx';
import { resetPageState } from '../support/page-state.ts';
import { BothSurfaces } from '../support/Surface.tsx';

const ITEMS = [
  { id: 'one', question: 'A question', answer: <p>{'Its answer, in a sentence or two.'}</p> },
  {
    id: 'two',
    question: 'A longer question, which takes more than one line where there is little room',
    answer: <p>{'Another answer.'}</p>,
  },
  { id: 'three', question: 'The last question', answer: <p>{'The last answer.'}</p> },
];

const meta = {
  title: 'Primitives/Accordion',
  component: Accordion,
  args: { items: ITEMS },
  render: (args) => (
    <BothSurfaces column>
      <Accordion {...args} />
    </BothSurfaces>
  ),
  beforeEach: resetPageState,
} satisfies Meta<typeof Accordion>;

export default meta;
type Story = StoryObj<typeof meta>;

/** All answers closed. */
export const Closed: Story = {
  async play({ canvasElement }) {
    for (const answer of within(canvasElement).getAllByText('Another answer.'))
      await expect(answer).not.toBeVisible();
  },
};

/** One answer open. */
export const Open: Story = {
  args: { defaultOpen: 1 },
  async play({ canvasElement }) {
    for (const answer of within(canvasElement).getAllByText('Another answer.'))
      await expect(answer).toBeVisible();
  },
};

/** HOME-10 opening one closes the other, and a click on the open one closes it. */
export const OneAtATime: Story = {
  args: { defaultOpen: 0 },
  async play({ canvasElement }) {
    const rows = [...canvasElement.querySelectorAll('details')];
    const open = () => rows.map((row) => row.open);
    // The story's second accordion does not change: only rows of one accordion close each other.
    const [question] = within(canvasElement).getAllByText(ITEMS[1]?.question ?? '');
    await expect(open()).toEqual([true, false, false, true, false, false]);
    await userEvent.click(question as HTMLElement);
    await waitFor(() => expect(open()).toEqual([false, true, false, true, false, false]));
    await userEvent.click(question as HTMLElement);
    await waitFor(() => expect(open()).toEqual([false, false, false, true, false, false]));
  },
};
