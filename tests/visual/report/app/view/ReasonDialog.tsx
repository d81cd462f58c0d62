import { useState } from 'react';
import styled from 'styled-components';
import { Button } from '../../../../../src/primitives/Button.tsx';
import { Stack } from '../../../../../src/primitives/Layout.tsx';
import { cssVar } from '../../../../../src/theme/css-var.ts';
import { Dialog } from './Dialog.tsx';
import { Quiet } from './ui.ts';

type ReasonDialogProps = { count: number; onAnswer: (reason: string | undefined) => void };

/** Asks once why a change is meant; the answer stands in the approvals file and is kept for the next. */
export function ReasonDialog({ count, onAnswer }: ReasonDialogProps) {
  const [reason, setReason] = useState('');
  const given = reason.trim();
  return (
    <Dialog title="Why is it meant?" onClose={() => onAnswer(undefined)}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (given !== '') onAnswer(given);
        }}
      >
        <Stack $gap="4">
          <Label>
            <span>Reason, for whoever reads the approvals later</span>
            <Field
              data-first
              required
              value={reason}
              onChange={(event) => setReason(event.currentTarget.value)}
            />
          </Label>
          <Stack $row $wrap $gap="4" $align="center">
            <Button type="submit" $size="small">
              Accept {count} {count === 1 ? 'snapshot' : 'snapshots'}
            </Button>
            <Quiet>It is kept for the next ones; each can be reworded before saving.</Quiet>
          </Stack>
        </Stack>
      </form>
    </Dialog>
  );
}

const Label = styled.label`
  display: grid;
  gap: ${cssVar('space-2')};
`;

/** A line of text to fill in. */
export const Field = styled.input`
  min-height: ${cssVar('size-target')};
  width: 100%;
  padding-inline: ${cssVar('space-4')};
  border: ${cssVar('size-hairline')} solid ${cssVar('color-line-strong')};
  border-radius: ${cssVar('radius-small')};
  background: ${cssVar('color-surface-page')};
`;
