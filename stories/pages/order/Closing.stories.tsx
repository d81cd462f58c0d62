import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Closing as ClosingSection } from '../../../src/pages/order/Closing.tsx';
import { ROUTES } from '../../../src/navigation/routes.ts';
import { PHONE_NAME } from '../../support/parity.ts';

const meta = {
  title: 'Pages/Order/Closing',
  component: ClosingSection,
  parameters: { route: ROUTES.order, visual: { suppress: PHONE_NAME } },
} satisfies Meta<typeof ClosingSection>;

export default meta;
type Story = StoryObj<typeof meta>;

/** ORD-1 ORD-2 the page ends with the phone's front and side, its name and its price. */
export const Closing: Story = {
  async play({ canvasElement }) {
    const section = within(canvasElement);
    await expect(await section.findByRole('img')).toBeVisible();
    await expect(section.queryByRole('heading')).toBeNull();
  },
};
