import { Fragment } from 'react';
import styled from 'styled-components';
import { Stack, row } from '../../../../../src/primitives/Layout.tsx';
import { cssVar } from '../../../../../src/theme/css.ts';
import { SEVERITIES, isAcceptable, severitySummary } from '../../results.ts';
import type { ChangeGroup } from '../model/change-groups.ts';
import { causeName, groupByCause } from '../model/causes.ts';
import { plural } from '../model/quantities.ts';
import { CauseHead, OthersHead } from './CauseHead.tsx';
import { StatusIcon } from './StatusIcon.tsx';
import { DiffCrop, Thumbnail } from './Thumbnail.tsx';
import {
  ActionChip,
  Chip,
  IconLine,
  Item,
  List,
  MutedText,
  OutlierText,
  SoftText,
  stacked,
} from './ui.ts';
import { useReport } from './use-report.ts';

const MAX_OUTLIERS = 3;

/** Each change once, however many languages and widths show it; those of a cause below it. */
export function GroupList({ groups }: { groups: readonly ChangeGroup[] }) {
  const causes = groupByCause(groups.flatMap(({ rows }) => rows));
  const isOf = ({ example }: ChangeGroup, name: string) =>
    (example.cause ? causeName(example.cause) : '') === name;
  const others = groups.filter((group) => isOf(group, ''));
  return (
    <List role={groups.length === 0 ? 'group' : 'list'} aria-label="Groups">
      {groups.length === 0 && (
        <MutedText>No group has a snapshot that passes the filters.</MutedText>
      )}
      {causes.map((cause) => (
        <Fragment key={cause.name}>
          <CauseHead group={cause} />
          {groups
            .filter((group) => isOf(group, cause.name))
            .map((group) => (
              <Group key={group.id} group={group} />
            ))}
        </Fragment>
      ))}
      {causes.length > 0 && others.length > 0 && <OthersHead />}
      {others.map((group) => (
        <Group key={group.id} group={group} />
      ))}
    </List>
  );
}

function Group({ group }: { group: ChangeGroup }) {
  const { canAccept, accept, openSnapshot } = useReport();
  const { example, rows, status, outliers } = group;
  const Title = example.cause ? 'h3' : 'h2';
  const acceptable = rows.filter(canAccept);
  const isAccepted = acceptable.length === 0 && rows.some(isAcceptable);
  const hasBoth = example.files.expected !== undefined && example.files.actual !== undefined;
  return (
    <Row role="listitem">
      {example.changes[0] && hasBoth ? (
        <DiffCrop row={example} box={example.changes[0].box} />
      ) : (
        <Thumbnail row={example} width={152} height={92} />
      )}
      <Stack $gap="1">
        <IconLine>
          <StatusIcon
            status={status === 'unchanged' ? 'changed' : status}
            severity={group.severity}
            accepted={isAccepted}
          />
          <Title>{group.name}</Title>
        </IconLine>
        <SoftText>{summaryOf(group)}</SoftText>
        {group.detail !== '' && <MutedText>{group.detail}</MutedText>}
        {outliers.slice(0, MAX_OUTLIERS).map(({ reason, rows: [first] }) => (
          <Outlier key={reason}>
            <Chip onClick={() => openSnapshot(first?.snapshot ?? '', group.id)}>Open</Chip>
            <span>{reason}</span>
          </Outlier>
        ))}
        {outliers.length > MAX_OUTLIERS && (
          <MutedText>and {plural(outliers.length - MAX_OUTLIERS, 'more outlier')}</MutedText>
        )}
      </Stack>
      <Stack $row $wrap $gap="2">
        <Chip onClick={() => openSnapshot(example.snapshot, group.id)}>Review</Chip>
        {rows.some(isAcceptable) && (
          <ActionChip disabled={isAccepted} onClick={() => accept(acceptable)}>
            {isAccepted ? 'Accepted' : `Accept ${plural(acceptable.length, 'snapshot')}`}
          </ActionChip>
        )}
        {SEVERITIES.map((severity) => {
          const some = acceptable.filter((row) => row.severity === severity);
          if (some.length === 0 || some.length === acceptable.length) return null;
          return (
            <Chip key={severity} onClick={() => accept(some)}>
              Accept {some.length} {severity}
            </Chip>
          );
        })}
      </Stack>
    </Row>
  );
}

/** `34 snapshots in 5 languages, at 8 widths, of 3 stories: 30 layout, 4 subtle`. */
function summaryOf({ rows, locales, widths, modes, stories }: ChangeGroup): string {
  const few = (values: readonly (string | number)[], word: string, unit = '') =>
    values.length <= 2 ? `${values.join(' and ')}${unit}` : `${values.length} ${word}`;
  const parts = [
    `${plural(rows.length, 'snapshot')} in ${few(locales, 'languages')}`,
    `at ${few(widths, 'widths', ' px')}`,
    ...(modes.length > 0 ? [`in ${plural(modes.length, 'mode')}`] : []),
    `of ${plural(stories.length, 'story', 'stories')}`,
  ].join(', ');
  return [parts, severitySummary(rows)].filter(Boolean).join(': ');
}

const Row = styled(Item)`
  /* The buttons wrap before the text gets too narrow. */
  grid-template-columns: 335px minmax(18rem, 1fr) auto;
  gap: ${cssVar('space-5')};
  align-items: start;

  ${stacked} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${cssVar('space-3')};
  }
`;

const Outlier = styled(OutlierText)`
  ${row('3')}
  margin-top: ${cssVar('space-1')};
`;
