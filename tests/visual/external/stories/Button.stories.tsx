import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from './Button.tsx';

export default {
  title: 'Example/Button',
  component: Button,
  args: { label: 'Push' },
  // Padded, so that the button starts on a whole pixel at any width.
  parameters: { layout: 'padded' },
} satisfies Meta<typeof Button>;

type Story = StoryObj<typeof Button>;

export const Primary: Story = { args: { kind: 'primary' } };

export const Secondary: Story = { args: { label: 'Push me' } };

export const Large: Story = { args: { size: 'large' } };

export const Small: Story = { args: { size: 'small' } };

export const Raised: Story = { args: { look: 'raised' } };

export const Tinted: Story = { args: { look: 'tinted' } };

export const Spaced: Story = { args: { label: 'Push this long button', look: 'spaced' } };

export const Framed: Story = { args: { look: 'framed' } };
