/** Accepted snapshots that are not saved yet: the bar with their reasons and commands (VIS-7). */
import { useState } from 'react';
import styled from 'styled-components';
import { Button } from '../../../../../src/primitives/Button.tsx';
import { Stack } from '../../../../../src/primitives/Layout.tsx';
import { cssVar } from '../../../../../src/theme/css.ts';
import { acceptCommand } from '../model/minimal-globs.ts';
import { plural } from '../model/quantities.ts';
import { CopyChip } from './CopyChip.tsx';
import { Dialog } from './Dialog.tsx';
import { ActionChip, Bar, Chip, DENSE, MutedText, line, narrow } from './ui.ts';
import { useReport } from './use-report.ts';

export function PendingBar({ onSave }: { onSave: () => void }) {
  const { accepted, approvals, undo, message } = useReport();
  return (
    <Footer data-empty={(accepted.size === 0 && message === '') || undefined}>
      <p role="status">{message}</p>
      {accepted.size > 0 && (
        <>
          <strong>{plural(accepted.size, 'snapshot')} accepted, not saved</strong>
          <Chip onClick={undo}>Undo</Chip>
          <ActionChip onClick={onSave}>Save {plural(approvals.length, 'approval')}</ActionChip>
        </>
      )}
    </Footer>
  );
}

/** Asks once for a reason, which is reused for later acceptances. */
export function ReasonDialog() {
  const { awaitingReason, giveReason } = useReport();
  const [reason, setReason] = useState('');
  return (
    <Dialog title="Why is this change intended?" onClose={() => giveReason(undefined)}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (reason.trim() !== '') giveReason(reason.trim());
        }}
      >
        <Stack $gap="4">
          <Field $gap="2">
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
            <MutedText>
              It is reused for the next snapshots; you can edit each reason before saving.
            </MutedText>
          </Stack>
        </Stack>
      </form>
    </Dialog>
  );
}

const SAVING = 'Saving…';
const SAVED = 'Saved in tests/visual/approvals.yml and in effect from now on.';

export function PendingPanel({ onClose }: { onClose: () => void }) {
  const { approvals, served, reword, removeApproval, markSaved } = useReport();
  const [message, setMessage] = useState('');
  const save = async () => {
    if (message === SAVING) return;
    setMessage(SAVING);
    try {
      const response = await fetch('./approvals', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        // Only these properties: the names that the globs match can be many.
        body: JSON.stringify({ entries: approvals }, [
          'entries',
          'snapshots',
          'reason',
          'severity',
        ]),
      });
      if (!response.ok) throw new Error(await errorIn(response));
      setMessage(SAVED);
      markSaved();
    } catch (error) {
      setMessage(`Not saved: ${error instanceof Error ? error.message : String(error)}`);
    }
  };
  return (
    <Dialog title={message === SAVED ? 'Saved' : 'Accepted, not saved yet'} onClose={onClose}>
      <Stack $gap="5">
        {[...new Set(approvals.map(({ reason }) => reason))].map((reason) => (
          <Field key={reason} $gap="1">
            <MutedText>Reason</MutedText>
            <input
              defaultValue={reason}
              onBlur={({ currentTarget: { value } }) => {
                if (value.trim() !== '') reword(reason, value.trim());
              }}
            />
          </Field>
        ))}
        <Entries>
          {approvals.map((entry) => (
            <li key={`${entry.snapshots} ${entry.severity} ${entry.reason}`}>
              <code>{served ? entry.snapshots : acceptCommand(entry)}</code>
              <MutedText>
                {entry.covers} {entry.severity} {entry.covers === 1 ? 'snapshot' : 'snapshots'}
              </MutedText>
              <Stack $row $wrap $gap="2">
                {!served && <CopyChip text={acceptCommand(entry)} label="Copy command" />}
                <Chip onClick={() => removeApproval(entry)}>Remove</Chip>
              </Stack>
            </li>
          ))}
        </Entries>
        {approvals.length === 0 && message !== SAVED && (
          <MutedText>No snapshot is accepted.</MutedText>
        )}
        <Stack $row $wrap $gap="4" $align="center">
          {served && approvals.length > 0 && (
            // Not `disabled`, which would drop the focus while the request is sent.
            <Button $size="small" aria-disabled={message === SAVING} onClick={() => void save()}>
              Save {plural(approvals.length, 'approval')}
            </Button>
          )}
          {served && <SaveMessage role="status">{message}</SaveMessage>}
          {!served && approvals.length > 0 && (
            <CopyChip text={approvals.map(acceptCommand).join('\n')} label="Copy all commands" />
          )}
          {!served && (
            <MutedText>
              A page opened from disk cannot write files. Run the commands, or open the report with
              npm run visual -- --show to save from here.
            </MutedText>
          )}
        </Stack>
      </Stack>
    </Dialog>
  );
}

/** The report's server answers with JSON; a proxy may not. */
async function errorIn(response: Response): Promise<string> {
  const text = await response.text();
  try {
    const { error } = JSON.parse(text) as { error?: unknown };
    if (typeof error === 'string') return error;
  } catch {
    // Not JSON.
  }
  return `${response.status} ${text.slice(0, 200)}`;
}

const Footer = styled(Bar).attrs({ as: 'footer' })`
  border-top: ${line};
  background: ${cssVar('color-surface-raised')};

  &[data-empty] {
    padding: 0;
    border: 0;
  }

  p {
    flex: 1;
    min-width: 0;
    color: ${cssVar('color-text-soft')};
  }

  strong {
    font-weight: ${cssVar('font-weight-medium')};
  }

  ${narrow} {
    p {
      flex: 1 0 100%;
    }

    p:empty {
      display: none;
    }
  }
`;

const Field = styled(Stack).attrs({ as: 'label' })`
  input {
    min-height: ${cssVar('size-target')};
    width: 100%;
    padding-inline: ${cssVar('space-4')};
    border: ${cssVar('size-hairline')} solid ${cssVar('color-line-strong')};
    border-radius: ${cssVar('radius-small')};
    background: ${cssVar('color-surface-page')};
  }
`;

const Entries = styled.ul`
  display: grid;
  gap: ${cssVar('space-3')};

  li {
    display: grid;
    gap: ${cssVar('space-2')};
    padding: ${cssVar('space-3')} ${cssVar('space-4')};
    border-radius: ${cssVar('radius-small')};
    background: ${cssVar('color-surface-page')};
  }

  code {
    font-family: ui-monospace, monospace;
    font-size: ${DENSE.small};
    overflow-wrap: anywhere;
  }
`;

const SaveMessage = styled.p`
  flex: 1 12rem;
  font-size: 0.875rem;
  overflow-wrap: anywhere;
`;
