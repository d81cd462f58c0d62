import type { Meta, StoryObj } from '@storybook/react-vite';
import { WaysToInstall } from '../../src/features/download/verification/WaysToInstall.tsx';

const meta = {
  title: 'Features/Ways to install',
  component: WaysToInstall,
} satisfies Meta<typeof WaysToInstall>;

export default meta;

/** On a computer; a phone shows its own ways only. */
export const All: StoryObj<typeof meta> = {};
