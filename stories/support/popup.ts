import { expect, waitFor, within } from 'storybook/test';
import { DEFAULT_TARGET } from '../../src/features/download/GetAppButton.tsx';
import { OPEN_EVENT } from '../../src/features/download/popup-registry.ts';
import { condition } from '../../src/theme/css.ts';

/** The QR popup that a button's `popovertarget` names, open or not. */
export function popupOf(canvas: HTMLElement, buttonId: string = DEFAULT_TARGET): HTMLElement {
  const button = canvas.querySelector(`#${buttonId}`);
  const popup = document.getElementById(button?.getAttribute('popovertarget') ?? '');
  if (!popup) throw new Error(`No popup for #${buttonId}`);
  return popup;
}

export function isOpen(popup: HTMLElement): boolean {
  return popup.matches(':popover-open');
}

/** Opens a popup with the `openQRModal` event (POP-3); resolves when its QR code is rendered. */
export async function openPopup(
  canvas: HTMLElement,
  buttonId: string = DEFAULT_TARGET,
): Promise<HTMLElement> {
  const popup = popupOf(canvas, buttonId);
  await waitFor(async () => {
    // Repeated until the button is hydrated; an open popup ignores the event.
    dispatchEvent(new CustomEvent(OPEN_EVENT, { detail: buttonId }));
    await expect(isOpen(popup)).toBe(true);
  });
  await waitFor(() => expect(popup.querySelector('svg[data-ready]')).not.toBeNull());
  return popup;
}

/** Whether the viewport shows QR codes: a phone does not (POP-1). */
export const hasQrCode = () =>
  !matchMedia(`${condition.mobile}, ${condition.landscapePhone}`).matches;

/** The download options, in their order (POP-2). */
export function optionsIn(element: HTMLElement): (string | undefined)[] {
  return within(element)
    .queryAllByRole('link')
    .filter((link) => link.dataset['option'])
    .map((link) => link.dataset['option']);
}
