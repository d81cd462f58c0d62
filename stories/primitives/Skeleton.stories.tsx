import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Skeleton } from '../../src/primitives/Skeleton.tsx';
import { BothSurfaces } from '../support/Surface.tsx';

const meta = {
  title: 'Primitives/Skeleton',
  component: Skeleton,
  render: () => (
    <BothSurfaces column>
      <Skeleton data-bar />
    </BothSurfaces>
  ),
} satisfies Meta<typeof Skeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

/** On both surfaces; it pulses, except with reduced motion. */
export const All: Story = {
  async play({ canvasElement }) {
    const prefersReducedMotion = matchMedia('(prefers-reduced-motion: reduce)').matches;
    for (const bar of canvasElement.querySelectorAll('[data-bar]')) {
      await expect(getComputedStyle(bar).animationName === 'none').toBe(prefersReducedMotion);
    }
  },
};
