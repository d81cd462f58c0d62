/**
 * Back closes what is open over the page before it leaves the page (FAULT-45), where the browser
 * lets a page say so; nothing is added to the history for it. Returns how to stop.
 */
export function closeOnBack(): () => void {
  // Safari and Firefox have it since 2026.
  const navigation = window.navigation as Navigation | undefined;
  const close = (event: NavigateEvent) => {
    if (event.navigationType !== 'traverse' || !event.cancelable) return;
    closeHiddenPopovers();
    // The innermost: a panel comes after the menu that it is in.
    const open = [...document.querySelectorAll<HTMLElement>('dialog:modal, :popover-open')].at(-1);
    if (!open) return;
    event.preventDefault();
    if (open instanceof HTMLDialogElement) open.close();
    else open.hidePopover();
  };
  navigation?.addEventListener('navigate', close);
  return () => navigation?.removeEventListener('navigate', close);
}

/** Closes panels that are open but not drawn, because a breakpoint took away what they are in. */
export function closeHiddenPopovers(): void {
  for (const panel of document.querySelectorAll<HTMLElement>(':popover-open'))
    if (panel.getClientRects().length === 0) panel.hidePopover();
}
