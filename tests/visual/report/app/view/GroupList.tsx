import styled from 'styled-components';
import { Stack } from '../../../../../src/primitives/Layout.tsx';
import { cssVar } from '../../../../../src/theme/css-var.ts';
import { type ResultRow, SEVERITIES } from '../../results.ts';
import { type ChangeGroup, kindsOf } from '../model/change-groups.ts';
import { isAcceptable } from '../model/display-status.ts';
import { DiffCrop } from './DiffCrop.tsx';
import { StatusIcon } from './StatusIcon.tsx';
import { Thumbnail } from './Thumbnail.tsx';
import { Item, List, Marked, Odd } from './list-styles.ts';
import { ActionChip, Chip, DENSE, Quiet } from './ui.ts';

/** Outliers told of one group; more would hide the next. */
const MOST = 3;

type GroupListProps = {
  groups: readonly ChangeGroup[];
  accepted: ReadonlyMap<string, string>;
  /** Opens a snapshot; j and k then walk through the group. */
  onOpen: (group: string, snapshot: string) => void;
  onAccept: (rows: readonly ResultRow[]) => void;
};

/** Changes instead of snapshots: each once, however many languages and widths show it. */
export function GroupList({ groups, accepted, onOpen, onAccept }: GroupListProps) {
  if (groups.length === 0)
    return (
      <List>
        <Quiet>No group has a snapshot that passes the filters.</Quiet>
      </List>
    );
  return (
    <List role="list" aria-label="Groups">
      {groups.map((group) => {
        const left = group.rows.filter((row) => isAcceptable(row) && !accepted.has(row.snapshot));
        const able = group.rows.some(isAcceptable);
        const kinds = SEVERITIES.map((it) => left.filter(({ severity }) => severity === it));
        const lead = group.rows.find(({ locale }) => locale === 'en') ?? group.rows[0];
        return (
          <Row
            key={group.id}
            role="listitem"
            data-done={able && left.length === 0 ? true : undefined}
          >
            {lead && <Look row={lead} />}
            <Stack $gap="1">
              <Marked>
                <StatusIcon
                  look={group.status === 'unchanged' ? 'changed' : group.status}
                  severity={group.severity}
                  accepted={able && left.length === 0}
                />
                <h2>{group.name}</h2>
              </Marked>
              <Facts>{factsOf(group)}</Facts>
              {group.detail !== '' && <Quiet>{group.detail}</Quiet>}
              {group.outliers.slice(0, MOST).map(({ reason, snapshots }) => (
                <Outlier key={reason}>
                  <Chip onClick={() => onOpen(group.id, snapshots[0]?.snapshot ?? '')}>Look</Chip>
                  <span>{reason}</span>
                </Outlier>
              ))}
              {group.outliers.length > MOST && (
                <Quiet>and {group.outliers.length - MOST} more of the kind</Quiet>
              )}
            </Stack>
            <Actions>
              <Chip onClick={() => onOpen(group.id, lead?.snapshot ?? '')}>Review</Chip>
              {able && (
                <ActionChip disabled={left.length === 0} onClick={() => onAccept(left)}>
                  {left.length === 0 ? 'Accepted' : `Accept ${counted(left.length, 'snapshot')}`}
                </ActionChip>
              )}
              {kinds.map((some, at) =>
                some.length > 0 && some.length < left.length ? (
                  <Chip key={SEVERITIES[at]} onClick={() => onAccept(some)}>
                    Accept {some.length} {SEVERITIES[at]}
                  </Chip>
                ) : null,
              )}
            </Actions>
          </Row>
        );
      })}
    </List>
  );
}

/** What changed, before and now; of a snapshot with one picture, that. */
function Look({ row }: { row: ResultRow }) {
  const box = row.changes[0]?.box;
  const both = row.files.expected !== undefined && row.files.actual !== undefined;
  if (box && both) return <DiffCrop row={row} box={box} />;
  return <Thumbnail row={row} width={152} height={92} />;
}

/** `34 snapshots in 5 languages, at 8 widths, of 3 stories: 30 layout, 4 subtle`. */
function factsOf({ rows, locales, widths, modes, stories }: ChangeGroup): string {
  const few = (values: readonly (string | number)[], word: string) =>
    values.length <= 2 ? values.join(' and ') : `${values.length} ${word}`;
  const kinds = kindsOf(rows);
  return `${counted(rows.length, 'snapshot')} in ${few(locales, 'languages')}, at ${few(widths, 'widths')}${
    widths.length <= 2 ? ' px' : ''
  }${modes.length > 0 ? `, in ${counted(modes.length, 'mode')}` : ''}, of ${counted(stories.length, 'story', 'stories')}${
    kinds === '' ? '' : `: ${kinds}`
  }`;
}

function counted(count: number, one: string, many = `${one}s`): string {
  return `${count.toLocaleString('en')} ${count === 1 ? one : many}`;
}

const Row = styled(Item)`
  grid-template-columns: 335px minmax(0, 1fr) auto;
  gap: ${cssVar('space-5')};
  align-items: start;

  @media (max-width: 900px) {
    grid-template-columns: minmax(0, 1fr);
    gap: ${cssVar('space-3')};
  }
`;

const Facts = styled.p`
  font-size: ${DENSE.text};
  color: ${cssVar('color-text-soft')};
  font-variant-numeric: tabular-nums;
`;

const Outlier = styled(Odd)`
  display: flex;
  align-items: center;
  gap: ${cssVar('space-3')};
  margin-top: ${cssVar('space-1')};
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${cssVar('space-2')};
`;
