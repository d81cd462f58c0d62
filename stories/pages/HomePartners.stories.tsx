import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { PARTNERS } from '../../src/assets/partner-logos/partners.ts';
import { Partners } from '../../src/pages/home/Sections.tsx';
import { condition } from '../../src/theme/css.ts';
import { translator } from '../support/messages.ts';
import { resetPageState } from '../support/page-state.ts';

const meta = {
  title: 'Pages/Home partners',
  component: Partners,
  beforeEach: resetPageState,
} satisfies Meta<typeof Partners>;

export default meta;
type Story = StoryObj<typeof meta>;

/** HOME-9 seven partners, paused at first. */
export const Paused: Story = {
  args: { paused: true },
  async play({ canvasElement, globals }) {
    const t = translator(globals);
    const list = within(canvasElement).getByRole('list', { name: t('home.partners.list') });
    const names = within(list)
      .getAllByRole('listitem')
      .map((item) => item.textContent);
    await expect(names).toEqual(PARTNERS.map(({ name }) => name));
    await expect(names).toHaveLength(7);
  },
};

/** HOME-9 running; with reduced motion a scrollable row without a control. */
export const Running: Story = {
  async play({ canvasElement, globals }) {
    const t = translator(globals);
    const control = (running: string) =>
      within(canvasElement).queryByRole('button', {
        name: t('home.partners.control.name', { running }),
      });
    const frame = canvasElement.querySelector('[data-playing]');
    if (matchMedia(condition.reducedMotion).matches) {
      await expect(frame).toHaveAttribute('data-playing', 'false');
      await expect(control('true') ?? control('false')).toBeNull();
      return;
    }
    await waitFor(() => expect(frame).toHaveAttribute('data-playing', 'true'));
    // Seven slides twice, once for screen readers.
    await expect(within(canvasElement).getAllByRole('listitem')).toHaveLength(PARTNERS.length);
    await userEvent.click(control('true') as HTMLElement);
    await expect(control('false')).not.toBeNull();
    const row = frame?.firstElementChild;
    const moving = () => row?.getAnimations().filter((it) => it.playState === 'running') ?? [];
    await waitFor(() => expect(moving()).toEqual([]));
  },
};
