import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Inside as InsideSection } from '../../../src/pages/order/Inside.tsx';
import { ROUTES } from '../../../src/navigation/routes.ts';

const meta = {
  title: 'Pages/Order/Inside',
  component: InsideSection,
  parameters: { route: ROUTES.order },
} satisfies Meta<typeof InsideSection>;

export default meta;
type Story = StoryObj<typeof meta>;

/** HOME-7 close-ups of the phone's back and front, and the locale's list of its specifications. */
export const Inside: Story = {
  async play({ canvasElement }) {
    const section = within(canvasElement);
    await expect(await section.findByRole('heading', { level: 2 })).toBeVisible();
    await expect(section.getByText(/^6400|64\b/)).toBeVisible();
    // The front camera and the battery in a tile each, four below the tiles.
    await expect(section.getAllByRole('list').map((list) => list.childElementCount)).toEqual([
      1, 1, 4,
    ]);
  },
};
