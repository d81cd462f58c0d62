import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { card } from '../../src/assets/images/card.ts';
import type { PictureData } from '../../src/primitives/Picture.tsx';
import { Picture } from '../../src/primitives/Picture.tsx';
import { Surface } from '../support/Surface.tsx';

/** Every image of the site: one export per module. */
const pictures = Object.values(
  import.meta.glob<Record<string, PictureData>>('../../src/assets/images/*.ts', { eager: true }),
).flatMap((module) => Object.values(module));

const meta = {
  title: 'Primitives/Picture',
  component: Picture,
  args: { data: card, alt: '', sizes: '160px' },
} satisfies Meta<typeof Picture>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Every image of the site, small: each loads, and its box has its ratio before that. */
export const All: Story = {
  render: () => (
    <Surface name="ink" gallery>
      {pictures.map((data) => (
        <Picture key={data.src} data={data} alt="" sizes="160px" loading="eager" />
      ))}
    </Surface>
  ),
  async play({ canvasElement }) {
    for (const image of canvasElement.querySelectorAll('img')) {
      await waitFor(() => expect(image.complete).toBe(true));
      await expect(image.naturalWidth).toBeGreaterThan(0);
      const declaredRatio =
        Number(image.getAttribute('width')) / Number(image.getAttribute('height'));
      await expect(image.naturalWidth / image.naturalHeight).toBeCloseTo(declaredRatio, 1);
    }
  },
};

/** Loads with high priority. */
export const Priority: Story = {
  args: { data: card, priority: true, sizes: '160px' },
  render: (args) => (
    <Surface name="ink" gallery>
      <Picture {...args} />
    </Surface>
  ),
  async play({ canvasElement }) {
    const image = canvasElement.querySelector('img');
    await expect(image).toHaveAttribute('fetchpriority', 'high');
    await expect(image).toHaveAttribute('loading', 'eager');
    await waitFor(() => expect(image?.complete).toBe(true));
  },
};
