/**
 * The Back button closes an open dialog or popover before it leaves the page (FAULT-45). The Navigation API
 * needs no extra history entry for this.
 */
export function closeOnBack(): () => void {
  // Safari and Firefox support it since 2026.
  const navigation = window.navigation as Navigation | undefined;
  const close = (event: NavigateEvent) => {
    if (event.navigationType !== 'traverse' || !event.cancelable) return;
    closeHiddenPopovers();
    // The innermost: a popover comes after the dialog that contains it.
    const innermost = [...document.querySelectorAll<HTMLElement>('dialog:modal, :popover-open')].at(
      -1,
    );
    if (!innermost) return;
    event.preventDefault();
    if (innermost instanceof HTMLDialogElement) innermost.close();
    else innermost.hidePopover();
  };
  navigation?.addEventListener('navigate', close);
  return () => navigation?.removeEventListener('navigate', close);
}

/** Closes open popovers that are not rendered because a breakpoint hides their container. */
export function closeHiddenPopovers(): void {
  for (const popover of document.querySelectorAll<HTMLElement>(':popover-open'))
    if (popover.getClientRects().length === 0) popover.hidePopover();
}
