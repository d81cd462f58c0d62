import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { phoneBack } from '../../../src/assets/images/phone-back.ts';
import { PhoneTurntable } from '../../../src/pages/order/PhoneTurntable.tsx';
import { Picture } from '../../../src/primitives/Picture.tsx';
import { Surface } from '../../support/Surface.tsx';
import { translator } from '../../support/messages.ts';

const meta = {
  title: 'Pages/Order/Phone turntable',
  component: PhoneTurntable,
  args: { children: <Picture data={phoneBack} alt="" sizes="20rem" /> },
  render: (args) => (
    <Surface name="ink" column>
      <div style={{ height: '30rem' }}>
        <PhoneTurntable {...args} />
      </div>
    </Surface>
  ),
} satisfies Meta<typeof PhoneTurntable>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The page's own picture; no other is loaded. */
export const FromBehind: Story = {
  async play({ canvasElement }) {
    await expect(within(canvasElement).getByRole('slider')).toHaveAttribute('aria-valuenow', '0');
  },
};

/** A quarter of a turn, by keys. */
export const FromTheSide: Story = {
  async play({ canvasElement, globals }) {
    const slider = within(canvasElement).getByRole('slider');
    slider.focus();
    await userEvent.keyboard('{PageUp}');
    await expect(slider).toHaveAttribute('aria-valuenow', '90');
    await expect(slider).toHaveAttribute('aria-valuetext', translator(globals)('order.turn.side'));
    await expectFrame(canvasElement, /turn09/);
  },
};

/** Half a turn: the last step. */
export const FromTheFront: Story = {
  async play({ canvasElement }) {
    within(canvasElement).getByRole('slider').focus();
    await userEvent.keyboard('{End}{ArrowRight}');
    await expectFrame(canvasElement, /turn18/);
  },
};

/** The pictures cannot be loaded: the phone stays as it is, and the caption says so. */
export const Failed: Story = {
  args: { load: () => Promise.reject(new Error('offline')) },
  async play({ canvasElement, globals }) {
    const canvas = within(canvasElement);
    canvas.getByRole('slider').focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(await canvas.findByRole('status')).toHaveTextContent(
      translator(globals)('order.turn.failed'),
    );
    await expect(canvasElement.querySelector('[data-has-frame="true"]')).toBeNull();
  },
};

async function expectFrame(canvas: HTMLElement, file: RegExp): Promise<void> {
  await waitFor(() =>
    expect(canvas.querySelector('[data-has-frame="true"] > img')).toHaveAttribute(
      'src',
      expect.stringMatching(file),
    ),
  );
}
