import type { Meta, StoryObj } from '@storybook/react-vite';
import { Header } from './Header.tsx';

export default {
  title: 'Example/Header',
  component: Header,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Header>;

type Story = StoryObj<typeof Header>;

export const LoggedIn: Story = { args: { user: 'Robin' } };

export const LoggedOut: Story = {};
