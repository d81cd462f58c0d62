import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect, waitFor } from 'storybook/test';
import { Reveal } from '../../src/primitives/Reveal.tsx';
import { Text } from '../../src/primitives/Text.tsx';
import { jumpTo, resetPageState } from '../support/page-state.ts';
import { HeroFrame } from '../support/Surface.tsx';

/** The content between two blocks of a viewport's height. */
function BetweenScreens({ children }: { children: ReactNode }) {
  return (
    <>
      <HeroFrame>
        <Text>{'A screen before it.'}</Text>
      </HeroFrame>
      <Reveal>
        <Text $variant="heading">{children}</Text>
      </Reveal>
      <HeroFrame>
        <Text>{'A screen after it.'}</Text>
      </HeroFrame>
    </>
  );
}

const meta = {
  title: 'Primitives/Reveal',
  component: Reveal,
  args: { children: 'It comes in' },
  render: ({ children }) => <BetweenScreens>{children}</BetweenScreens>,
  beforeEach: resetPageState,
} satisfies Meta<typeof Reveal>;

export default meta;
type Story = StoryObj<typeof meta>;

/** CARD-7 below the viewport since the page opened. */
export const Waiting: Story = {
  play: ({ canvasElement }) => expectRevealState(canvasElement, 'waiting'),
};

/** CARD-7 scrolled into view. */
export const In: Story = {
  async play({ canvasElement }) {
    await expectRevealState(canvasElement, 'waiting');
    jumpTo(innerHeight / 2);
    await expectRevealState(canvasElement, 'in');
  },
};

/** CARD-7 scrolled past (mirrored), and back below (repeats). */
export const PastAndBack: Story = {
  async play({ canvasElement }) {
    await expectRevealState(canvasElement, 'waiting');
    jumpTo(document.documentElement.scrollHeight);
    await expectRevealState(canvasElement, 'above');
    jumpTo(innerHeight / 2);
    await expectRevealState(canvasElement, 'in');
    jumpTo(0);
    await expectRevealState(canvasElement, 'below');
  },
};

async function expectRevealState(canvas: HTMLElement, state: string): Promise<void> {
  await waitFor(() =>
    expect(canvas.querySelector('[data-reveal]')).toHaveAttribute('data-reveal', state),
  );
}
