import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { DEFAULT_TARGET, GetAppButton } from '../../src/features/download/GetAppButton.tsx';
import { CLOSE_EVENT, OPEN_EVENT } from '../../src/features/download/popup-registry.ts';
import { ROUTES } from '../../src/navigation/routes.ts';
import { duration } from '../../src/theme/generated/tokens.ts';
import { condition } from '../../src/theme/css.ts';
import { RouteProbe, untilMounted, currentPath } from '../support/RouteProbe.tsx';
import { translator } from '../support/messages.ts';
import { resetPageState } from '../support/page-state.ts';
import { isOpen, openPopup, popupOf } from '../support/popup.ts';
import { HeroFrame } from '../support/Surface.tsx';

const isPhone = () => matchMedia(condition.mobile).matches;

const meta = {
  title: 'Features/Get App',
  component: GetAppButton,
  args: { id: DEFAULT_TARGET, eager: true },
  render: (args) => (
    <HeroFrame>
      <GetAppButton {...args} />
      <RouteProbe />
    </HeroFrame>
  ),
  beforeEach: resetPageState,
} satisfies Meta<typeof GetAppButton>;

export default meta;
type Story = StoryObj<typeof meta>;

/** POP-3 hover opens; at 768 px and below it does not. */
export const Hover: Story = {
  async play({ canvasElement }) {
    await untilMounted(canvasElement);
    const popup = popupOf(canvasElement);
    await userEvent.hover(within(canvasElement).getByRole('button'));
    await waitFor(() => expect(isOpen(popup)).toBe(!isPhone()));
  },
};

/** POP-3 closes 100 ms after the pointer leaves. */
export const Leave: Story = {
  async play({ canvasElement }) {
    await untilMounted(canvasElement);
    const popup = popupOf(canvasElement);
    const button = within(canvasElement).getByRole('button');
    await userEvent.hover(button);
    if (isPhone()) return;
    await waitFor(() => expect(isOpen(popup)).toBe(true));
    await userEvent.unhover(button);
    await waitFor(() => expect(isOpen(popup)).toBe(false));
    await expect(button).toHaveAttribute('aria-expanded', 'false');
  },
};

/** POP-3 stays open while the pointer is over it. */
export const OverPopup: Story = {
  async play({ canvasElement }) {
    await untilMounted(canvasElement);
    const popup = popupOf(canvasElement);
    if (isPhone()) return;
    await userEvent.hover(within(canvasElement).getByRole('button'));
    await waitFor(() => expect(isOpen(popup)).toBe(true));
    await userEvent.hover(popup);
    await waitForCloseDelay();
    await expect(isOpen(popup)).toBe(true);
  },
};

/** POP-3 closes 100 ms after the pointer leaves the popup. */
export const LeavePopup: Story = {
  async play({ canvasElement }) {
    await untilMounted(canvasElement);
    const popup = popupOf(canvasElement);
    if (isPhone()) return;
    await userEvent.hover(within(canvasElement).getByRole('button'));
    await waitFor(() => expect(isOpen(popup)).toBe(true));
    await userEvent.hover(popup);
    await userEvent.unhover(popup);
    await waitFor(() => expect(isOpen(popup)).toBe(false));
  },
};

/** HDR-8 a click opens and closes it; at 768 px and below it navigates to the download page. */
export const Click: Story = {
  async play({ canvasElement }) {
    await untilMounted(canvasElement);
    const popup = popupOf(canvasElement);
    const button = within(canvasElement).getByRole('button');
    await userEvent.click(button);
    if (isPhone()) {
      await waitFor(() => expect(currentPath(canvasElement)).toBe(ROUTES.download));
      await expect(isOpen(popup)).toBe(false);
      return;
    }
    await waitFor(() => expect(isOpen(popup)).toBe(true));
    await userEvent.click(button);
    await waitFor(() => expect(isOpen(popup)).toBe(false));
    await userEvent.click(button);
    await waitFor(() => expect(isOpen(popup)).toBe(true));
  },
};

/** POP-3 a close event closes it; `openQRModal` without an id opens at the default button. */
export const Events: Story = {
  async play({ canvasElement }) {
    const popup = await openPopup(canvasElement);
    dispatchEvent(new Event(CLOSE_EVENT));
    await waitFor(() => expect(isOpen(popup)).toBe(false));
    dispatchEvent(new CustomEvent(OPEN_EVENT, { detail: 'another-button' }));
    await expect(isOpen(popup)).toBe(false);
    dispatchEvent(new Event(OPEN_EVENT));
    await waitFor(() => expect(isOpen(popup)).toBe(true));
  },
};

/** POP-3 closes when focus leaves both; closing from inside returns focus to the button. */
export const Focus: Story = {
  async play({ canvasElement, globals, step }) {
    const t = translator(globals);
    const button = within(canvasElement).getByRole('button');
    const popup = await openPopup(canvasElement);
    const popupLink = within(popup).getByRole('link', { name: t('download.app-store') });
    await step('a close while focus is inside', async () => {
      popupLink.focus();
      dispatchEvent(new Event(CLOSE_EVENT));
      await waitFor(() => expect(button).toHaveFocus());
    });
    await step('focus moves out', async () => {
      await openPopup(canvasElement);
      popupLink.focus();
      canvasElement.querySelector<HTMLElement>('[data-frame]')?.focus();
      await waitFor(() => expect(isOpen(popup)).toBe(false));
    });
  },
};

/** Resolves after the popup's close delay, with a margin. */
function waitForCloseDelay(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, duration.hoverClose * 2);
  });
}
