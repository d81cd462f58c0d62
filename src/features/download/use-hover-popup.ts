import {
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type FocusEvent,
  type MouseEvent,
  type PointerEvent,
} from 'react';
import { duration } from '../../theme/generated/tokens.ts';
import { CLOSE_EVENT, OPEN_EVENT } from './popup-registry.ts';

/**
 * Opens on hover, click and `openQRModal`; closes 100 ms after the pointer left button and popup,
 * when the focus leaves both, and on `closeQRModal` (POP-3). One timer only (FAULT-68).
 */
export function useHoverPopup(shouldOpen: (targetId: string | undefined) => boolean) {
  const buttonRef = useRef<HTMLButtonElement>(null);
  const popupRef = useRef<HTMLDivElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const openedByClick = useRef(false);
  const [visible, setVisible] = useState(false);

  const cancelClose = () => clearTimeout(timer.current);

  function open() {
    cancelClose();
    const popup = popupRef.current;
    if (!popup || popup.matches(':popover-open')) return;
    // Outside an open modal dialog the popup would be inert.
    if (document.querySelector('dialog:modal')?.contains(popup) === false) return;
    openedByClick.current = false;
    popup.showPopover(buttonRef.current ? { source: buttonRef.current } : undefined);
  }

  function close() {
    cancelClose();
    popupRef.current?.hidePopover();
  }

  function scheduleClose({ pointerType }: PointerEvent) {
    // `pointerleave` also fires when a finger is lifted.
    if (pointerType === 'touch') return;
    cancelClose();
    timer.current = setTimeout(close, duration.hoverClose);
  }

  function openOnHover({ pointerType }: PointerEvent) {
    // Opening would close another popup that has the focus.
    const focused = document.activeElement?.closest(':popover-open') ?? popupRef.current;
    if (pointerType !== 'touch' && focused === popupRef.current) open();
  }

  function click(event: MouseEvent) {
    // The browser toggles on click. The first click does not close a popup opened by hover.
    if (popupRef.current?.matches(':popover-open') && !openedByClick.current)
      event.preventDefault();
    openedByClick.current = true;
    cancelClose();
  }

  function blur({ relatedTarget }: FocusEvent) {
    if (!(relatedTarget instanceof Node)) return;
    if (buttonRef.current?.contains(relatedTarget)) return;
    if (popupRef.current?.contains(relatedTarget)) return;
    close();
  }

  const onOpenRequest = useEffectEvent((event: Event) => {
    const detail: unknown = event instanceof CustomEvent ? event.detail : undefined;
    if (shouldOpen(typeof detail === 'string' ? detail : undefined)) open();
  });
  const onCloseRequest = useEffectEvent(close);

  useEffect(() => {
    const popup = popupRef.current;
    let hadFocus = false;
    // The browser may have opened the prerendered popup before hydration.
    setVisible(popup?.matches(':popover-open') ?? false);

    const onBeforeToggle = (event: ToggleEvent) => {
      const opening = event.newState === 'open';
      hadFocus = !opening && popup !== null && popup.contains(document.activeElement);
      setVisible(opening);
    };
    const onToggle = (event: ToggleEvent) => {
      if (event.newState === 'closed' && hadFocus) buttonRef.current?.focus();
    };

    const controller = new AbortController();
    const { signal } = controller;
    popup?.addEventListener('beforetoggle', onBeforeToggle, { signal });
    popup?.addEventListener('toggle', onToggle, { signal });
    addEventListener(OPEN_EVENT, (event) => onOpenRequest(event), { signal });
    addEventListener(CLOSE_EVENT, () => onCloseRequest(), { signal });
    return () => {
      clearTimeout(timer.current);
      controller.abort();
    };
  }, []);

  return {
    visible,
    close,
    button: {
      ref: buttonRef,
      'aria-expanded': visible,
      onPointerEnter: openOnHover,
      onPointerLeave: scheduleClose,
      onClick: click,
      onBlur: blur,
    },
    popup: {
      ref: popupRef,
      onPointerEnter: cancelClose,
      onPointerLeave: scheduleClose,
      onBlur: blur,
    },
  };
}
