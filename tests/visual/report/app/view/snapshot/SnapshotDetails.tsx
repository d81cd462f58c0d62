import styled from 'styled-components';
import { Stack, column } from '../../../../../../src/primitives/Layout.tsx';
import { cssVar } from '../../../../../../src/theme/css.ts';
import { type Box, isAcceptable, severitySummary } from '../../../results.ts';
import { SEVERITY_LABELS, STATUS_LABELS, refusalReason } from '../../model/display-status.ts';
import { causeText, evidenceText } from '../../model/causes.ts';
import type { ChangeGroup } from '../../model/change-groups.ts';
import { findingsOf } from '../../model/findings.ts';
import type { ModelEntry } from '../../model/model.ts';
import { StatusIcon, iconOf } from '../StatusIcon.tsx';
import {
  ActionChip,
  Chip,
  DENSE,
  IconLine,
  Key,
  MutedText,
  OutlierText,
  SoftText,
  focusRingInside,
  hoverable,
  line,
  stacked,
} from '../ui.ts';
import { useReport } from '../use-report.ts';

type SnapshotDetailsProps = { entry: ModelEntry; onBox: (box: Box) => void };

export function SnapshotDetails({ entry, onBox }: SnapshotDetailsProps) {
  const { group, accepted, accept, canAccept, undo, isLive } = useReport();
  const { row, status, hasFindings } = entry;
  const reason = accepted.get(row.snapshot);
  const acceptable = group?.rows.filter(canAccept) ?? [];
  return (
    <Panel aria-label="Details">
      <Status as="p">
        <StatusIcon {...iconOf(entry, accepted)} />
        {reason === undefined ? STATUS_LABELS[status].label : 'Accepted, not saved yet'}
      </Status>
      <Reason>{reason ?? row.reason}</Reason>
      {row.severity && (
        <MutedText as="p">
          Severity: {row.severity}, {SEVERITY_LABELS[row.severity]}
        </MutedText>
      )}
      <Stack $row $wrap $gap="2">
        {isAcceptable(row) && !isLive && (
          <ActionChip disabled={reason !== undefined} onClick={() => accept([row])}>
            Accept <KeyHint>a</KeyHint>
          </ActionChip>
        )}
        {!isAcceptable(row) && <MutedText>{refusalReason(row)}</MutedText>}
        {acceptable.length > 1 && (
          <Chip onClick={() => accept(acceptable)}>
            Accept group, {acceptable.length} <KeyHint>g</KeyHint>
          </Chip>
        )}
        {accepted.size > 0 && (
          <Chip onClick={undo}>
            Undo <KeyHint>u</KeyHint>
          </Chip>
        )}
      </Stack>
      {row.cause && (
        <Section>
          <h2>Cause</h2>
          <p>{causeText(row.cause)}</p>
          <MutedText as="p">{evidenceText([row])}</MutedText>
        </Section>
      )}
      {group && (
        <Section>
          <h2>Group</h2>
          <p>{group.name}</p>
          <MutedText as="p">{summaryOf(group)}</MutedText>
          {group.outliers
            .filter(({ rows }) => rows.includes(row))
            .map(({ reason }) => (
              <OutlierText key={reason}>{reason}</OutlierText>
            ))}
        </Section>
      )}
      {row.changes.length > 0 && (
        <Section>
          <h2>Where it differs</h2>
          {row.changes.map(({ box, selector, text, key }, index) => (
            <button key={index} type="button" onClick={() => onBox(box)}>
              {text !== '' && <span>“{text}”</span>}
              {key !== '' && <MutedText>{key}</MutedText>}
              <MutedText>
                {selector} · {Math.round(box.width)} × {Math.round(box.height)} px
              </MutedText>
            </button>
          ))}
        </Section>
      )}
      {hasFindings && (
        <Section>
          <h2>Findings</h2>
          {findingsOf(row).map(({ key, source, name, text, location }) => (
            <Finding key={key}>
              <strong>{name}</strong> <MutedText>{source}</MutedText>
              <span>{text}</span>
              {location !== '' && <MutedText>{location}</MutedText>}
            </Finding>
          ))}
          <MutedText>
            No approval covers a finding: fix it, or suppress it in the story with a reason.
          </MutedText>
        </Section>
      )}
    </Panel>
  );
}

function summaryOf({ rows, locales, widths, modes }: ChangeGroup): string {
  if (rows.length === 1) return 'Only this snapshot';
  const spans = [locales.join(', '), `${widths.join(', ')} px`, modes.join(', ')];
  return [`${rows.length} snapshots`, severitySummary(rows), ...spans].filter(Boolean).join(' · ');
}

function KeyHint({ children }: { children: string }) {
  return useReport().characterKeys && <Key>{children}</Key>;
}

const Panel = styled.aside.attrs({ tabIndex: 0 })`
  ${column('3')}
  overflow: auto;
  padding: ${cssVar('space-4')} ${cssVar('space-5')} ${cssVar('space-6')};
  border-left: ${line};
  overflow-wrap: anywhere;
  ${focusRingInside}

  ${stacked} {
    border-left: 0;
    border-top: ${line};
  }
`;

const Status = styled(IconLine)`
  align-items: center;
`;

const Reason = styled(SoftText)`
  white-space: pre-wrap;
`;

const Section = styled.section`
  display: grid;
  gap: ${cssVar('space-2')};
  padding-top: ${cssVar('space-4')};
  border-top: ${line};

  h2 {
    font-size: ${DENSE.small};
    font-weight: ${cssVar('font-weight-strong')};
  }

  > button {
    display: grid;
    gap: 2px;
    padding-block: ${cssVar('space-2')};
    margin-inline: calc(-1 * ${cssVar('space-3')});
    text-align: left;
    ${hoverable}
  }
`;

const Finding = styled.div`
  display: grid;
  gap: 2px;
  color: ${cssVar('color-text-soft')};

  strong {
    font-weight: ${cssVar('font-weight-medium')};
    color: ${cssVar('color-text-danger')};
  }
`;
