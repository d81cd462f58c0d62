import { useEffect, useRef, useState, type KeyboardEvent, type MouseEvent } from 'react';
import styled, { css } from 'styled-components';
import { useTranslate } from '../../../i18n/LocaleProvider.tsx';
import { Button } from '../../../primitives/Button.tsx';
import { nacreStroke } from '../../../primitives/nacre.ts';
import { cssVar, hovered } from '../../../theme/css.ts';
import { duration } from '../../../theme/generated/tokens.ts';

type ApproveButtonProps = { isApproved: boolean; onApprove: () => void; onRestart: () => void };

/**
 * Approves when held, or when tapped twice by visitors who cannot hold it (HOME-3). A click from assistive technology
 * approves immediately. After approval, the same button shows the plan again, so that the focus stays on it.
 */
export function ApproveButton({ isApproved, onApprove, onRestart }: ApproveButtonProps) {
  const t = useTranslate();
  const [isHeld, setIsHeld] = useState(false);
  const [wasTapped, setWasTapped] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** The press began before the approval, so the click that ends it must not trigger the new action. */
  const pressedBeforeApproval = useRef(false);
  useEffect(() => () => clearTimeout(timer.current), []);

  const approve = () => {
    clearTimeout(timer.current);
    setIsHeld(false);
    setWasTapped(false);
    onApprove();
  };
  const hold = () => {
    pressedBeforeApproval.current = !isApproved;
    if (isApproved) return;
    setIsHeld(true);
    timer.current = setTimeout(approve, duration.hold);
  };
  const cancel = () => {
    clearTimeout(timer.current);
    setIsHeld(false);
  };
  const release = () => {
    if (!isHeld) return;
    cancel();
    if (wasTapped) approve();
    else setWasTapped(true);
  };
  const isPressKey = ({ key }: KeyboardEvent) => key === 'Enter' || key === ' ';

  const onKeyDown = (event: KeyboardEvent) => {
    if (!isPressKey(event)) return;
    // The key that approved may still be down.
    if (event.repeat || !isApproved) event.preventDefault();
    if (!event.repeat) hold();
  };
  const onKeyUp = (event: KeyboardEvent) => {
    if (!isPressKey(event)) return;
    if (pressedBeforeApproval.current) event.preventDefault();
    release();
  };
  const onClick = ({ detail }: MouseEvent) => {
    if (isApproved && !pressedBeforeApproval.current) onRestart();
    // No pointer and no key: the click comes from a screen reader or voice control.
    if (!isApproved && detail === 0) onApprove();
    pressedBeforeApproval.current = false;
  };
  const label = wasTapped ? 'home.ai.tap-again' : 'home.ai.hold';
  return (
    <HoldButton
      $wide
      $variant="ghost"
      $isApproved={isApproved}
      data-held={isHeld}
      onPointerDown={({ button }) => button === 0 && hold()}
      onPointerUp={release}
      onPointerLeave={cancel}
      onPointerCancel={cancel}
      onBlur={cancel}
      onContextMenu={(event) => isHeld && event.preventDefault()}
      onKeyDown={onKeyDown}
      onKeyUp={onKeyUp}
      onClick={onClick}
    >
      <span>{t(isApproved ? 'home.ai.again' : label)}</span>
    </HoldButton>
  );
}

/** Looks like a button of the app, because the page's main action is Get App. */
const ink = css`
  @media screen {
    background: ${cssVar('palette-ink-900')};
    color: ${cssVar('palette-paper-50')};

    ${hovered(`background: ${cssVar('palette-ink-700')};`)}
  }
`;

const progress = css`
  &::before {
    content: '';
    position: absolute;
    inset: 0;
    background: ${nacreStroke};
    opacity: 0.4;
    transform: scaleX(0);
    transform-origin: left;
    transition: transform ${cssVar('duration-fast')} ${cssVar('easing-out')};
  }

  &[data-held='true']::before {
    transform: none;
    transition: transform ${cssVar('duration-hold')} linear;
  }
`;

const HoldButton = styled(Button)<{ $isApproved: boolean }>`
  position: relative;
  overflow: clip;
  touch-action: manipulation;
  user-select: none;
  -webkit-touch-callout: none;

  ${({ $isApproved }) => !$isApproved && ink}
  ${progress}

  > span {
    position: relative;
    text-wrap: balance;
  }
`;
