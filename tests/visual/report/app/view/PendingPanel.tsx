import { useState } from 'react';
import styled from 'styled-components';
import { Button } from '../../../../../src/primitives/Button.tsx';
import { Stack } from '../../../../../src/primitives/Layout.tsx';
import { cssVar } from '../../../../../src/theme/css-var.ts';
import { acceptCommand } from '../model/minimal-globs.ts';
import { plural } from '../model/plural.ts';
import { CopyChip } from './CopyChip.tsx';
import { Dialog, Field } from './Dialog.tsx';
import { Chip, DENSE, Quiet } from './ui.ts';
import { useReport } from './use-report.ts';

type SaveState = 'unsaved' | 'saving' | 'saved' | { readonly error: string };

export function PendingPanel({ onClose }: { onClose: () => void }) {
  const { approvals, served, reword, removeApproval, markSaved } = useReport();
  const [state, setState] = useState<SaveState>('unsaved');
  const save = async () => {
    if (state === 'saving') return;
    setState('saving');
    try {
      const response = await fetch('./approvals', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({
          entries: approvals.map(({ snapshots, reason, severity }) => ({
            snapshots,
            reason,
            severity,
          })),
        }),
      });
      if (!response.ok) throw new Error(await errorIn(response));
      setState('saved');
      markSaved();
    } catch (error) {
      setState({ error: error instanceof Error ? error.message : String(error) });
    }
  };
  return (
    <Dialog title={state === 'saved' ? 'Saved' : 'Accepted, not saved yet'} onClose={onClose}>
      <Stack $gap="5">
        {[...new Set(approvals.map(({ reason }) => reason))].map((reason) => (
          <ReasonField key={reason}>
            <Quiet>Reason</Quiet>
            <input
              defaultValue={reason}
              onBlur={({ currentTarget: { value } }) => {
                if (value.trim() !== '') reword(reason, value.trim());
              }}
            />
          </ReasonField>
        ))}
        <Entries>
          {approvals.map((entry) => (
            <li key={`${entry.snapshots} ${entry.severity} ${entry.reason}`}>
              <code>{served ? entry.snapshots : acceptCommand(entry)}</code>
              <Quiet>
                {entry.covers} {entry.severity} {entry.covers === 1 ? 'snapshot' : 'snapshots'}
              </Quiet>
              <Stack $row $wrap $gap="2">
                {!served && <CopyChip text={acceptCommand(entry)} label="Copy command" />}
                <Chip onClick={() => removeApproval(entry)}>Remove</Chip>
              </Stack>
            </li>
          ))}
        </Entries>
        {approvals.length === 0 && state !== 'saved' && <Quiet>No snapshot is accepted.</Quiet>}
        <Stack $row $wrap $gap="4" $align="center">
          {served ? (
            <>
              {approvals.length > 0 && (
                // Not `disabled`, which would drop the focus while the request is sent.
                <Button
                  $size="small"
                  aria-disabled={state === 'saving'}
                  onClick={() => void save()}
                >
                  Save {plural(approvals.length, 'approval')}
                </Button>
              )}
              <SaveMessage role="status">{messageOf(state)}</SaveMessage>
            </>
          ) : (
            <>
              {approvals.length > 0 && (
                <CopyChip
                  text={approvals.map(acceptCommand).join('\n')}
                  label="Copy all commands"
                />
              )}
              <Quiet>
                A page opened from disk cannot write files. Run the commands, or open the report
                with npm run visual -- --show to save from here.
              </Quiet>
            </>
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

function messageOf(state: SaveState): string {
  if (state === 'unsaved') return '';
  if (state === 'saving') return 'Saving…';
  if (state === 'saved') return 'Saved in tests/visual/approvals.yml and in effect from now on.';
  return `Not saved: ${state.error}`;
}

const ReasonField = styled(Field)`
  gap: ${cssVar('space-1')};
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
  flex: 1;
  font-size: ${DENSE.text};
  overflow-wrap: anywhere;
`;
