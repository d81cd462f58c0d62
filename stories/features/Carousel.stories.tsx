import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Carousel } from '../../src/features/carousel/Carousel.tsx';
import { Text } from '../../src/primitives/Text.tsx';
import { condition } from '../../src/theme/css.ts';
import { resetPageState } from '../support/page-state.ts';
import { BothSurfaces } from '../support/Surface.tsx';

const NAMES = ['One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven'];

const meta = {
  title: 'Features/Carousel',
  component: Carousel,
  args: {
    title: 'A row of words',
    label: 'Words',
    items: NAMES.map((name) => ({ id: name, content: <Text $variant="title">{name}</Text> })),
    playPauseLabels: (isPlaying) => ({
      text: isPlaying ? 'Hold' : 'Start',
      name: isPlaying ? 'Hold the words' : 'Start the words',
    }),
  },
  render: (args) => (
    <BothSurfaces column>
      <Carousel {...args} />
    </BothSurfaces>
  ),
  beforeEach: resetPageState,
} satisfies Meta<typeof Carousel>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Paused: a scrollable row, on both surfaces. */
export const Still: Story = { args: { initiallyPaused: true } };

/** HOME-9 one carousel runs, the other is paused. With reduced motion there is no control. */
export const Played: Story = {
  args: { initiallyPaused: true },
  parameters: {
    visual: {
      suppress: { 'clipped+motion': 'the row goes round: words outside its window come into it' },
    },
  },
  async play({ canvasElement }) {
    const frames = [...canvasElement.querySelectorAll('[data-playing]')];
    const playingStates = () => frames.map((frame) => frame.getAttribute('data-playing'));
    const control = { name: 'Start the words' };
    if (matchMedia(condition.reducedMotion).matches) {
      await expect(within(canvasElement).queryAllByRole('button', control)).toEqual([]);
      await expect(playingStates()).toEqual(['false', 'false']);
      return;
    }
    const [play] = await within(canvasElement).findAllByRole('button', control);
    await userEvent.click(play as HTMLElement);
    await waitFor(() => expect(playingStates()).toEqual(['true', 'false']));
    for (const list of within(canvasElement).getAllByRole('list', { name: 'Words' }))
      await expect(within(list).getAllByRole('listitem')).toHaveLength(NAMES.length);
    // Slides with their final width must not widen their container.
    const slides = [...canvasElement.querySelectorAll<HTMLElement>('[data-playing="true"] li')];
    await waitFor(() => expect(slides[0]?.style.width).not.toBe(''));
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
};
