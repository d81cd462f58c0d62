import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { QrCode } from '../../src/features/download/QrCode.tsx';
import { qr } from '../../src/theme/generated/tokens.ts';
import { translator } from '../support/messages.ts';
import { muteExpectedLog } from '../support/page-state.ts';
import { Surface } from '../support/Surface.tsx';

/** Exceeds the capacity of a QR code, so that the encoder fails. */
const TOO_LONG = 'x'.repeat(5000);

const meta = {
  title: 'Features/QR code',
  component: QrCode,
  args: { text: 'https://unio.example/#/download' },
  render: (args) => (
    <Surface name="paper">
      <QrCode {...args} />
    </Surface>
  ),
} satisfies Meta<typeof QrCode>;

export default meta;
type Story = StoryObj<typeof meta>;

/** 200 px, with an accessible name (POP-1). */
export const Drawn: Story = {
  async play({ canvasElement, globals }) {
    const code = await within(canvasElement).findByRole('img', {
      name: translator(globals)('download.qr'),
    });
    await expect(code.getBoundingClientRect().width).toBe(qr.size);
    await expect(code.getBoundingClientRect().height).toBe(qr.size);
  },
};

/** POP-6 the error is logged and a placeholder shown. */
export const Failed: Story = {
  args: { text: TOO_LONG },
  beforeEach: () => muteExpectedLog('error', 'The QR code could not be made'),
  async play({ canvasElement, globals }) {
    const tile = await within(canvasElement).findByText(
      translator(globals)('download.qr.fallback'),
    );
    await expect(tile.getBoundingClientRect().height).toBe(qr.size);
    await expect(console.error).toHaveBeenCalledTimes(1);
  },
};
