import { X } from 'lucide-react';
import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import styled from 'styled-components';
import { cssVar } from '../../../../../src/theme/css-var.ts';
import { Chip } from './ui.ts';

type DialogProps = { title: string; onClose: () => void; children: ReactNode };

/**
 * A modal panel, open as long as it is rendered; Escape and its button close it. What has
 * `data-first` in it is focused.
 */
export function Dialog({ title, onClose, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  // Closed while it is still in the page: only then does the focus go back to where it was.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    // React focuses nothing in a dialog that is not open yet.
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
          <X aria-hidden />
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
  overflow: auto;
  border: 0;
  border-radius: ${cssVar('radius-large')};
  background: ${cssVar('color-surface-raised')};
  color: ${cssVar('color-text-default')};
  box-shadow:
    inset 0 0 0 ${cssVar('size-hairline')} ${cssVar('color-line-subtle')},
    ${cssVar('elevation-popup')};
  font-size: 0.9375rem;

  &::backdrop {
    background: rgb(from ${cssVar('palette-ink-900')} r g b / 0.7);
  }
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${cssVar('space-4')};
  margin-bottom: ${cssVar('space-4')};

  h2 {
    font-size: 1.25rem;
    font-weight: ${cssVar('font-weight-medium')};
  }
`;
