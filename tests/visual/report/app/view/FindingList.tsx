import styled from 'styled-components';
import { Stack } from '../../../../../src/primitives/Layout.tsx';
import { cssVar } from '../../../../../src/theme/css-var.ts';
import type { FindingGroup } from '../model/finding-groups.ts';
import { StatusIcon } from './StatusIcon.tsx';
import { Item, List } from './list-styles.ts';
import { Chip, DENSE, Quiet } from './ui.ts';

type FaultListProps = {
  look: 'faults' | 'flaky';
  faults: readonly FindingGroup[];
  onOpen: (snapshot: string) => void;
};

const WORDS = {
  faults: { label: 'Faults', none: 'No snapshot that passes the filters has a fault.' },
  flaky: { label: 'Flaky', none: 'No snapshot that passes the filters is flaky.' },
};

/** What the layout lint, axe and the pages complained about, or what is flaky: the same once. */
export function FindingList({ look, faults, onOpen }: FaultListProps) {
  return (
    <List role="list" aria-label={WORDS[look].label}>
      {faults.length === 0 && <Quiet>{WORDS[look].none}</Quiet>}
      {faults.map(({ key, source, name, text, place, rows }) => (
        <Row key={key} role="listitem">
          <StatusIcon look={look} />
          <Stack $gap="1">
            <Name>
              {name} <Quiet>{source}</Quiet>
            </Name>
            <p>{text}</p>
            {place !== '' && <Quiet as="p">{place}</Quiet>}
            <Snapshots>
              {rows.slice(0, 6).map(({ snapshot }) => (
                <Chip key={snapshot} onClick={() => onOpen(snapshot)}>
                  {snapshot}
                </Chip>
              ))}
              {rows.length > 6 && <Quiet>and {rows.length - 6} more snapshots</Quiet>}
            </Snapshots>
          </Stack>
        </Row>
      ))}
    </List>
  );
}

const Row = styled(Item)`
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${cssVar('space-4')};
  align-items: baseline;
  font-size: ${DENSE.text};
  color: ${cssVar('color-text-soft')};
  overflow-wrap: anywhere;
`;

const Name = styled.h2`
  font-size: 1rem;
  font-weight: ${cssVar('font-weight-medium')};
  color: ${cssVar('color-text-default')};
`;

const Snapshots = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${cssVar('space-2')};
  margin-top: ${cssVar('space-2')};

  > button {
    max-width: 100%;
    padding-block: ${cssVar('space-1')};
    white-space: normal;
  }
`;
