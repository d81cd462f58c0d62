import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { WaysToInstall } from '../../src/features/download/verification/WaysToInstall.tsx';
import { translator } from '../support/messages.ts';
import { NO_ENTERPRISE } from '../support/settings.ts';

const meta = {
  title: 'Features/Ways to install',
  component: WaysToInstall,
} satisfies Meta<typeof WaysToInstall>;

export default meta;

/** On a computer; a phone shows its own ways only. */
export const All: StoryObj<typeof meta> = {};

/** The site has no enterprise distribution. */
export const WithoutEnterprise: StoryObj<typeof meta> = {
  parameters: { settings: NO_ENTERPRISE },
  async play({ canvasElement, globals }) {
    const t = translator(globals);
    await expect(canvasElement).toHaveTextContent(t('verify.ways.file'));
    await expect(canvasElement).not.toHaveTextContent(t('verify.ways.direct'));
  },
};
