import styled from 'styled-components';
import { cssVar } from '../../../../../src/theme/css-var.ts';
import { ActionChip, Chip, DENSE } from './ui.ts';
import type { Review } from './use-review.ts';

type PendingBarProps = { review: Review; said: string; onOpen: () => void };

/** What is accepted and not saved yet, and what just happened; nothing is there when nothing is. */
export function PendingBar({ review, said, onOpen }: PendingBarProps) {
  const { accepted, lines, last, undo } = review;
  const { size } = accepted;
  return (
    <Bar data-empty={size === 0 && said === '' ? true : undefined}>
      <p role="status">{said}</p>
      {size > 0 && (
        <>
          <strong>
            {size} {size === 1 ? 'snapshot' : 'snapshots'} accepted, not saved
          </strong>
          {last.length > 0 && <Chip onClick={undo}>Undo</Chip>}
          <ActionChip onClick={onOpen}>
            Save {lines.length} {lines.length === 1 ? 'approval' : 'approvals'}
          </ActionChip>
        </>
      )}
    </Bar>
  );
}

const Bar = styled.footer`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${cssVar('space-2')} ${cssVar('space-4')};
  padding: ${cssVar('space-2')} ${cssVar('space-6')};
  border-top: ${cssVar('size-hairline')} solid ${cssVar('color-line-subtle')};
  background: ${cssVar('color-surface-raised')};
  font-size: ${DENSE.text};

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

  @media (max-width: 720px) {
    padding-inline: ${cssVar('space-4')};

    p {
      flex: 1 0 100%;
    }

    p:empty {
      display: none;
    }
  }
`;
