import styled from 'styled-components';
import { Stack } from '../../../../../src/primitives/Layout.tsx';
import { cssVar } from '../../../../../src/theme/css.ts';
import type { ListedFinding } from '../model/findings.ts';
import { StatusIcon } from './StatusIcon.tsx';
import { Chip, Item, List, MutedText } from './ui.ts';
import { useReport } from './use-report.ts';

const MAX_SNAPSHOTS = 6;

const TEXTS = {
  findings: { label: 'Findings', empty: 'No snapshot that passes the filters has a finding.' },
  flaky: { label: 'Flaky', empty: 'No snapshot that passes the filters is flaky.' },
};

type FindingListProps = { status: 'findings' | 'flaky'; findings: readonly ListedFinding[] };

export function FindingList({ status, findings }: FindingListProps) {
  const { openSnapshot } = useReport();
  return (
    <List role={findings.length === 0 ? 'group' : 'list'} aria-label={TEXTS[status].label}>
      {findings.length === 0 && <MutedText>{TEXTS[status].empty}</MutedText>}
      {findings.map(({ key, source, name, text, location, rows }) => (
        <Finding key={key} role="listitem">
          <StatusIcon status={status} />
          <Stack $gap="1">
            <h2>
              {name} <MutedText>{source}</MutedText>
            </h2>
            <p>{text}</p>
            {location !== '' && <MutedText as="p">{location}</MutedText>}
            <Snapshots $row $wrap $gap="2" $align="center">
              {rows.slice(0, MAX_SNAPSHOTS).map(({ snapshot }) => (
                <Chip key={snapshot} onClick={() => openSnapshot(snapshot)}>
                  {snapshot}
                </Chip>
              ))}
              {rows.length > MAX_SNAPSHOTS && (
                <MutedText>and {rows.length - MAX_SNAPSHOTS} more snapshots</MutedText>
              )}
            </Snapshots>
          </Stack>
        </Finding>
      ))}
    </List>
  );
}

const Finding = styled(Item)`
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${cssVar('space-4')};
  align-items: baseline;
  color: ${cssVar('color-text-soft')};
  overflow-wrap: anywhere;

  h2 {
    font-size: 1rem;
    font-weight: ${cssVar('font-weight-medium')};
    color: ${cssVar('color-text-default')};
  }
`;

const Snapshots = styled(Stack)`
  margin-top: ${cssVar('space-2')};

  > button {
    max-width: 100%;
    padding-block: ${cssVar('space-1')};
    white-space: normal;
  }
`;
