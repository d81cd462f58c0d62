import {
  useEffect,
  useRef,
  useState,
  type FocusEvent,
  type MouseEvent,
  type PointerEvent,
} from 'react';
import { duration } from '../../theme/generated/tokens.ts';
import { CLOSE_EVENT, OPEN_EVENT } from './popup-registry.ts';

/**
 * The behaviour of a button and its popup (POP-3): opens on hover and click, and on `openQRModal`
 * where `answers` says so; closes 100 ms after the pointer has left both, on `closeQRModal`, and
 * when focus leaves both. Escape and outside clicks are the platform's. One timer, however often it
 * is asked (FAULT-68). Spread `button` and `popup` on the two elements.
 */
export function useHoverPopup(answers: (targetId: string | undefined) => boolean) {
  const buttonRef = useRef<HTMLButtonElement>(null);
  const popupRef = useRef<HTMLDivElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const openedByClick = useRef(false);
  const [visible, setVisible] = useState(false);

  const stay = () => clearTimeout(timer.current);

  function open() {
    stay();
    const popup = popupRef.current;
    if (!popup || popup.matches(':popover-open')) return;
    // Over an open menu it would be seen, but could not be used.
    if (document.querySelector('dialog:modal')?.contains(popup) === false) return;
    openedByClick.current = false;
    popup.showPopover(buttonRef.current ? { source: buttonRef.current } : undefined);
  }

  function close() {
    stay();
    popupRef.current?.hidePopover();
  }

  function closeSoon({ pointerType }: PointerEvent) {
    // A finger leaves when it lifts; that is no wish to close.
    if (pointerType === 'touch') return;
    stay();
    timer.current = setTimeout(close, duration.hoverClose);
  }

  function openOnHover({ pointerType }: PointerEvent) {
    // The keyboard is in another panel, which would close and lose the focus.
    const panel = document.activeElement?.closest(':popover-open') ?? popupRef.current;
    if (pointerType !== 'touch' && panel === popupRef.current) open();
  }

  function click(event: MouseEvent) {
    // The platform toggles on click. A popup that the pointer opened stays for the first click.
    if (popupRef.current?.matches(':popover-open') && !openedByClick.current)
      event.preventDefault();
    openedByClick.current = true;
    stay();
  }

  function blur({ relatedTarget }: FocusEvent) {
    if (!(relatedTarget instanceof Node)) return;
    if (buttonRef.current?.contains(relatedTarget)) return;
    if (popupRef.current?.contains(relatedTarget)) return;
    close();
  }

  const latest = useRef({ open, close, answers });
  useEffect(() => {
    latest.current = { open, close, answers };
  });

  useEffect(() => {
    const popup = popupRef.current;
    let focusInside = false;
    // The platform may have opened a prerendered popup before this page was awake.
    setVisible(popup?.matches(':popover-open') ?? false);

    const onBeforeToggle = (event: ToggleEvent) => {
      const opening = event.newState === 'open';
      focusInside = !opening && popup !== null && popup.contains(document.activeElement);
      setVisible(opening);
    };
    const onToggle = (event: ToggleEvent) => {
      if (event.newState === 'closed' && focusInside) buttonRef.current?.focus();
    };
    const onOpen = (event: Event) => {
      const detail: unknown = event instanceof CustomEvent ? event.detail : undefined;
      if (latest.current.answers(typeof detail === 'string' ? detail : undefined))
        latest.current.open();
    };
    const onClose = () => latest.current.close();

    popup?.addEventListener('beforetoggle', onBeforeToggle);
    popup?.addEventListener('toggle', onToggle);
    addEventListener(OPEN_EVENT, onOpen);
    addEventListener(CLOSE_EVENT, onClose);
    return () => {
      clearTimeout(timer.current);
      popup?.removeEventListener('beforetoggle', onBeforeToggle);
      popup?.removeEventListener('toggle', onToggle);
      removeEventListener(OPEN_EVENT, onOpen);
      removeEventListener(CLOSE_EVENT, onClose);
    };
  }, []);

  return {
    visible,
    close,
    button: {
      ref: buttonRef,
      'aria-expanded': visible,
      onPointerEnter: openOnHover,
      onPointerLeave: closeSoon,
      onClick: click,
      onBlur: blur,
    },
    popup: {
      ref: popupRef,
      onPointerEnter: stay,
      onPointerLeave: closeSoon,
      onBlur: blur,
    },
  };
}
