/**
 * Back closes what is open over the page before it leaves the page (FAULT-45), where the browser
 * lets a page say so; nothing is added to the history for it. Returns how to stop.
 */
export function closeOnBack(): () => void {
  // Safari and Firefox have it since 2026.
  const navigation = window.navigation as Navigation | undefined;
  const close = (event: NavigateEvent) => {
    const open = document.querySelector<HTMLElement>('dialog:modal, :popover-open');
    if (!open || event.navigationType !== 'traverse' || !event.cancelable) return;
    event.preventDefault();
    if (open instanceof HTMLDialogElement) open.close();
    else open.hidePopover();
  };
  navigation?.addEventListener('navigate', close);
  return () => navigation?.removeEventListener('navigate', close);
}
