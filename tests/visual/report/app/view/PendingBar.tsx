import styled from 'styled-components';
import { cssVar } from '../../../../../src/theme/css-var.ts';
import { plural } from '../model/plural.ts';
import { ActionChip, Chip, DENSE, line, narrow } from './ui.ts';
import { useReport } from './use-report.ts';

export function PendingBar({ onSave }: { onSave: () => void }) {
  const { accepted, approvals, canUndo, undo, message } = useReport();
  return (
    <Bar data-empty={accepted.size === 0 && message === '' ? true : undefined}>
      <p role="status">{message}</p>
      {accepted.size > 0 && (
        <>
          <strong>{plural(accepted.size, 'snapshot')} accepted, not saved</strong>
          {canUndo && <Chip onClick={undo}>Undo</Chip>}
          <ActionChip onClick={onSave}>Save {plural(approvals.length, 'approval')}</ActionChip>
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
  border-top: ${line};
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

  ${narrow} {
    padding-inline: ${cssVar('space-4')};

    p {
      flex: 1 0 100%;
    }

    p:empty {
      display: none;
    }
  }
`;
