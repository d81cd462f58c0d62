import { expect, waitFor, within } from 'storybook/test';
import { DEFAULT_TARGET } from '../../src/features/download/GetAppButton.tsx';
import { OPEN_EVENT } from '../../src/features/download/popup-registry.ts';

/** The QR popup of a button, open or not: the panel that its `popovertarget` names. */
export function popupOf(canvas: HTMLElement, buttonId: string = DEFAULT_TARGET): HTMLElement {
  const button = canvas.querySelector(`#${buttonId}`);
  const popup = document.getElementById(button?.getAttribute('popovertarget') ?? '');
  if (!popup) throw new Error(`No popup for #${buttonId}`);
  return popup;
}

/** Whether a popup is in the top layer. */
export function isOpen(popup: HTMLElement): boolean {
  return popup.matches(':popover-open');
}

/** Opens a popup by `openQRModal`, which works at every width (POP-3); resolves when the code is drawn. */
export async function openPopup(
  canvas: HTMLElement,
  buttonId: string = DEFAULT_TARGET,
): Promise<HTMLElement> {
  const popup = popupOf(canvas, buttonId);
  await waitFor(async () => {
    // Asked again until the button listens; an open popup ignores it.
    dispatchEvent(new CustomEvent(OPEN_EVENT, { detail: buttonId }));
    await expect(isOpen(popup)).toBe(true);
  });
  await waitFor(() => expect(popup.querySelector('svg[data-ready]')).not.toBeNull());
  return popup;
}

/** The links of the ways to get the app, in their order (POP-2). */
export function optionsIn(element: HTMLElement): (string | undefined)[] {
  return within(element)
    .queryAllByRole('link')
    .filter((link) => link.dataset['option'])
    .map((link) => link.dataset['option']);
}
