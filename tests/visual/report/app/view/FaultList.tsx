import styled from 'styled-components';
import { Stack } from '../../../../../src/primitives/Layout.tsx';
import { cssVar } from '../../../../../src/theme/css-var.ts';
import type { Fault } from '../model/faults.ts';
import { Mark } from './Mark.tsx';
import { Item, List } from './list.ts';
import { Chip, DENSE, Quiet } from './style.ts';

type FaultListProps = {
  look: 'faults' | 'flaky';
  faults: readonly Fault[];
  onOpen: (cell: string) => void;
};

const WORDS = {
  faults: { label: 'Faults', none: 'No cell that passes the filters has a fault.' },
  flaky: { label: 'Flaky', none: 'No cell that passes the filters is flaky.' },
};

/** What the layout lint, axe and the pages complained about, or what is flaky: the same once. */
export function FaultList({ look, faults, onOpen }: FaultListProps) {
  return (
    <List role="list" aria-label={WORDS[look].label}>
      {faults.length === 0 && <Quiet>{WORDS[look].none}</Quiet>}
      {faults.map(({ key, source, name, text, place, rows }) => (
        <Row key={key} role="listitem">
          <Mark look={look} />
          <Stack $gap="1">
            <Name>
              {name} <Quiet>{source}</Quiet>
            </Name>
            <p>{text}</p>
            {place !== '' && <Quiet as="p">{place}</Quiet>}
            <Cells>
              {rows.slice(0, 6).map(({ cell }) => (
                <Chip key={cell} onClick={() => onOpen(cell)}>
                  {cell}
                </Chip>
              ))}
              {rows.length > 6 && <Quiet>and {rows.length - 6} more cells</Quiet>}
            </Cells>
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

const Cells = styled.div`
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
