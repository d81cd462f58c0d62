import { X } from 'lucide';
import { Icon } from '../../../../../src/primitives/Icon.tsx';
import { row } from '../../../../../src/primitives/Layout.tsx';
import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import styled from 'styled-components';
import { cssVar } from '../../../../../src/theme/css.ts';
import { Chip } from './ui.ts';

type DialogProps = { title: string; onClose: () => void; children: ReactNode };

/** A modal dialog, open while it is rendered. The element with `data-first` gets the focus. */
export function Dialog({ title, onClose, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  // Only a dialog that closes before it leaves the document returns the focus.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    // `autoFocus` has no effect: React focuses before the dialog is open.
    element?.querySelector<HTMLElement>('[data-first]')?.focus();
    return () => element?.close();
  }, []);
  return (
    <Panel
      ref={dialog}
      aria-labelledby={id}
      data-surface="ink"
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <Head>
        <h2 id={id}>{title}</h2>
        <Chip aria-label="Close" onClick={onClose}>
          <Icon icon={X} />
        </Chip>
      </Head>
      {children}
    </Panel>
  );
}

const Panel = styled.dialog`
  width: min(44rem, 100vw - 2 * ${cssVar('space-4')});
  max-height: calc(100dvh - 2 * ${cssVar('space-6')});
  margin: auto;
  padding: ${cssVar('space-5')} ${cssVar('space-6')} ${cssVar('space-6')};
  border: 0;
  border-radius: ${cssVar('radius-large')};
  background: ${cssVar('color-surface-raised')};
  box-shadow:
    inset 0 0 0 ${cssVar('size-hairline')} ${cssVar('color-line-subtle')},
    ${cssVar('elevation-popup')};
  font-size: 0.9375rem;

  &::backdrop {
    background: rgb(from ${cssVar('palette-ink-900')} r g b / 0.7);
  }
`;

const Head = styled.div`
  ${row('4', 'space-between')}
  margin-bottom: ${cssVar('space-4')};

  h2 {
    font-size: 1.25rem;
    font-weight: ${cssVar('font-weight-medium')};
  }
`;
