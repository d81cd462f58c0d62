import { useState } from 'react';
import styled from 'styled-components';
import { Button } from '../../../../../src/primitives/Button.tsx';
import { Stack } from '../../../../../src/primitives/Layout.tsx';
import { cssVar } from '../../../../../src/theme/css-var.ts';
import { type GlobEntry, acceptCommand } from '../model/minimal-globs.ts';
import { CopyChip } from './CopyChip.tsx';
import { Dialog } from './Dialog.tsx';
import { Field } from './ReasonDialog.tsx';
import { Chip, Code, DENSE, Quiet } from './ui.ts';
import type { Review } from './use-review.ts';

type PendingPanelProps = {
  review: Review;
  /** Whether a server listens beside the page. */
  served: boolean;
  /** After the server has written them. */
  onSaved: () => void;
  onDrop: (entry: GlobEntry) => void;
  onClose: () => void;
};

type Sent =
  | { readonly kind: 'no' | 'sending' | 'saved' }
  | { readonly kind: 'failed'; readonly why: string };

/** What was accepted, as the lines it will be in the approvals file; saved here or by commands. */
export function PendingPanel({ review, served, onSaved, onDrop, onClose }: PendingPanelProps) {
  const [sent, setSent] = useState<Sent>({ kind: 'no' });
  const { lines } = review;
  const reasons = [...new Set(lines.map(({ reason }) => reason))];
  const save = async () => {
    if (sent.kind === 'sending') return;
    setSent({ kind: 'sending' });
    try {
      const entries = lines.map(({ snapshots, reason, severity }) => ({
        snapshots,
        reason,
        severity,
      }));
      const answer = await fetch('./approvals', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ entries }),
      });
      if (!answer.ok) throw new Error(await whyNot(answer));
      setSent({ kind: 'saved' });
      onSaved();
    } catch (error) {
      setSent({ kind: 'failed', why: error instanceof Error ? error.message : String(error) });
    }
  };
  return (
    <Dialog title={sent.kind === 'saved' ? 'Saved' : 'Accepted, to be saved'} onClose={onClose}>
      <Stack $gap="5">
        {reasons.map((reason) => (
          <Label key={reason}>
            <Quiet>Reason</Quiet>
            <Field
              defaultValue={reason}
              onBlur={({ currentTarget: { value } }) => {
                if (value.trim() !== '') review.reword(reason, value.trim());
              }}
            />
          </Label>
        ))}
        <Lines>
          {lines.map((entry) => (
            <li key={`${entry.snapshots} ${entry.severity} ${entry.reason}`}>
              <Code>{served ? entry.snapshots : acceptCommand(entry)}</Code>
              <Quiet>
                {entry.covers} {entry.severity} {entry.covers === 1 ? 'snapshot' : 'snapshots'}
              </Quiet>
              <Row>
                {!served && <CopyChip text={acceptCommand(entry)} label="Copy command" />}
                <Chip onClick={() => onDrop(entry)}>Take back</Chip>
              </Row>
            </li>
          ))}
        </Lines>
        {lines.length === 0 && sent.kind !== 'saved' && (
          <Quiet>Nothing is accepted at the moment.</Quiet>
        )}
        {served ? (
          <Stack $row $wrap $gap="4" $align="center">
            {lines.length > 0 && (
              // Never `disabled`: the keyboard's place would be lost with the first frame of sending.
              <Button
                $size="small"
                aria-disabled={sent.kind === 'sending'}
                onClick={() => void save()}
              >
                Save {lines.length} {lines.length === 1 ? 'approval' : 'approvals'}
              </Button>
            )}
            <Said role="status">{wordsOf(sent)}</Said>
          </Stack>
        ) : (
          <Stack $row $wrap $gap="4" $align="center">
            {lines.length > 0 && (
              <CopyChip text={lines.map(acceptCommand).join('\n')} label="Copy all commands" />
            )}
            <Quiet>
              A page cannot write files. Run the commands, or open the report with npm run visual --
              --open to save from here.
            </Quiet>
          </Stack>
        )}
      </Stack>
    </Dialog>
  );
}

/** The server's own words where it has any. */
async function whyNot(answer: Response): Promise<string> {
  const text = await answer.text();
  try {
    const { error } = JSON.parse(text) as { error?: unknown };
    if (typeof error === 'string') return error;
  } catch {
    // Not from the report's server.
  }
  return `${answer.status} ${text.slice(0, 200)}`;
}

function wordsOf(sent: Sent): string {
  switch (sent.kind) {
    case 'no':
      return '';
    case 'sending':
      return 'Saving…';
    case 'saved':
      return 'Saved in tests/visual/approvals.yml. They count from now on.';
    case 'failed':
      return `Not saved: ${sent.why}`;
  }
}

const Label = styled.label`
  display: grid;
  gap: ${cssVar('space-1')};
`;

const Lines = styled.ul`
  display: grid;
  gap: ${cssVar('space-3')};

  li {
    display: grid;
    gap: ${cssVar('space-2')};
    padding: ${cssVar('space-3')} ${cssVar('space-4')};
    border-radius: ${cssVar('radius-small')};
    background: ${cssVar('color-surface-page')};
  }
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${cssVar('space-2')};
`;

const Said = styled.p`
  flex: 1;
  font-size: ${DENSE.text};
  overflow-wrap: anywhere;
`;
