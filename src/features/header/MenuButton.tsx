import type { ButtonHTMLAttributes } from 'react';
import styled from 'styled-components';
import { IconButton } from '../../primitives/Button.tsx';
import { Icon, type IconNode } from '../../primitives/Icon.tsx';
import { icon } from '../../primitives/Layout.tsx';
import { cssVar } from '../../theme/css.ts';

// React passes invoker commands on, but has no types for them.
declare module 'react' {
  interface ButtonHTMLAttributes<T> {
    command?: 'show-modal' | 'close';
    commandfor?: string;
  }
}

export const MENU_ID = 'menu';

type MenuButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & {
  command: 'show-modal' | 'close';
  icon: IconNode;
};

/**
 * Opens or closes the mobile menu. Its `command` works before hydration. Browsers without invoker commands
 * use `onClick`, after hydration.
 */
export function MenuButton({ icon: node, command, ...attributes }: MenuButtonProps) {
  const onClick = () => {
    if ('command' in HTMLButtonElement.prototype) return;
    const menu = document.querySelector<HTMLDialogElement>(`#${MENU_ID}`);
    if (command === 'close') menu?.close();
    else menu?.showModal();
  };
  return (
    <Root {...attributes} command={command} commandfor={MENU_ID} onClick={onClick}>
      <Icon icon={node} />
    </Root>
  );
}

/** False where the header has its items in a row. */
export function isMenuButtonVisible(): boolean {
  const button = document.querySelector(`[commandfor="${MENU_ID}"][command="show-modal"]`);
  return button?.checkVisibility() ?? false;
}

const Root = styled(IconButton)`
  margin-inline-end: calc(-1 * ${cssVar('space-2')});

  > svg {
    ${icon('space-7')}
  }
`;
