import { useState } from 'react';
import { Button } from '../../../../../src/primitives/Button.tsx';
import { Stack } from '../../../../../src/primitives/Layout.tsx';
import { plural } from '../model/plural.ts';
import { Dialog, Field } from './Dialog.tsx';
import { Quiet } from './ui.ts';
import { useReport } from './use-report.ts';

/** Asks once for a reason, which is reused for later acceptances. */
export function ReasonDialog() {
  const { awaitingReason, giveReason } = useReport();
  const [reason, setReason] = useState('');
  const trimmed = reason.trim();
  return (
    <Dialog title="Why is this change intended?" onClose={() => giveReason(undefined)}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (trimmed !== '') giveReason(trimmed);
        }}
      >
        <Stack $gap="4">
          <Field>
            <span>Reason, for readers of the approvals file</span>
            <input
              data-first
              required
              value={reason}
              onChange={(event) => setReason(event.currentTarget.value)}
            />
          </Field>
          <Stack $row $wrap $gap="4" $align="center">
            <Button type="submit" $size="small">
              Accept {plural(awaitingReason.length, 'snapshot')}
            </Button>
            <Quiet>
              It is reused for the next snapshots; you can edit each reason before saving.
            </Quiet>
          </Stack>
        </Stack>
      </form>
    </Dialog>
  );
}
