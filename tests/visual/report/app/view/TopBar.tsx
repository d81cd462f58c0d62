import { useId } from 'react';
import styled from 'styled-components';
import { Stack } from '../../../../../src/primitives/Layout.tsx';
import { Popover } from '../../../../../src/primitives/Popover.tsx';
import { Text } from '../../../../../src/primitives/Text.tsx';
import { cssVar } from '../../../../../src/theme/css.ts';
import type { Results } from '../../results.ts';
import { duration, plural } from '../model/quantities.ts';
import { Bar, Chip, Count, MutedText, line, narrow } from './ui.ts';
import { useReport } from './use-report.ts';

export function TopBar({ onHelp }: { onHelp: () => void }) {
  const { model, route, openCount, groups, findings, flaky, openView } = useReport();
  const { baseline, candidate, baselineCommit, startedAt, totals, strict, notes } = model.results;
  const notesId = useId();
  const commit = baselineCommit === '' ? '' : ` (${baselineCommit.slice(0, 8)})`;
  const comparison = totals.captured > 0 ? 'without a baseline' : `against ${baseline}${commit}`;
  const tabs = [
    { view: 'map', label: 'Heat map', size: model.entries.length },
    { view: 'groups', label: 'Groups', size: groups.length },
    { view: 'findings', label: 'Findings', size: findings.length },
    { view: 'flaky', label: 'Flaky', size: flaky.length },
  ] as const;
  return (
    <Header>
      <Stack $gap="1">
        <Text as="h1" $variant="title">
          {openCount > 0 ? `${openCount.toLocaleString('en')} to review` : 'Nothing to review'}
          {strict && totals.flaky > 0 && `, ${totals.flaky} flaky`}
        </Text>
        <MutedText as="p">
          {candidate} {comparison} · {startedAt.slice(0, 16).replace('T', ' ')} UTC
        </MutedText>
        <MutedText as="p">{runStats(model.results)}</MutedText>
      </Stack>
      <Stack as="nav" aria-label="Views" $row $wrap $gap="2" $align="center">
        {tabs
          .filter(({ view, size }) => view !== 'flaky' || size > 0 || view === route.view)
          .map(({ view, label, size }) => (
            <Chip
              key={view}
              aria-current={view === route.view ? 'true' : undefined}
              disabled={size === 0 && view !== route.view && view !== 'map'}
              onClick={() => openView(view)}
            >
              {label} <Count>{size.toLocaleString('en')}</Count>
            </Chip>
          ))}
        {notes.length > 0 && (
          <>
            <Chip popoverTarget={notesId}>
              Notes <Count>{notes.length}</Count>
            </Chip>
            <Notes id={notesId} data-surface="ink" role="group" aria-label="Notes of the run">
              <ul>
                {notes.map((note, index) => (
                  <li key={index}>{note}</li>
                ))}
              </ul>
            </Notes>
          </>
        )}
        <Chip onClick={onHelp} aria-label="Help">
          ?
        </Chip>
      </Stack>
    </Header>
  );
}

/** How much was captured, and how reliable the results are (VIS-3, VIS-14). */
function runStats(results: Results): string {
  const { snapshots, captures, seconds, retakes, totals, strict, isolation, parity, sweep } =
    results;
  if (sweep)
    return [
      `${plural(snapshots.length, 'story × language', 'stories × languages')} swept in ${duration(seconds)}`,
      `${sweep.jumps.toLocaleString('en')} changes of the structure`,
      `${sweep.bisected.toLocaleString('en')} bisected`,
    ].join(' · ');
  const { sampled, different } = isolation;
  return [
    plural(snapshots.length, 'snapshot'),
    `${plural(captures, 'capture')} in ${duration(seconds)}`,
    `${retakes.toLocaleString('en')} retaken`,
    `${totals.flaky.toLocaleString('en')} flaky${strict && totals.flaky > 0 ? ', which fails this strict run' : ''}`,
    sampled === 0
      ? 'isolation not sampled'
      : `isolation: ${different} of ${sampled.toLocaleString('en')} sampled differ`,
    `languages compared at ${parity.judged.toLocaleString('en')} stories × widths, not at ${parity.notJudged.toLocaleString('en')}`,
  ].join(' · ');
}

const Header = styled(Bar).attrs({ as: 'header' })`
  align-items: end;
  justify-content: space-between;
  gap: ${cssVar('space-3')} ${cssVar('space-6')};
  padding-block: ${cssVar('space-5')} ${cssVar('space-4')};

  ${narrow} {
    padding-block: ${cssVar('space-4')} ${cssVar('space-3')};
  }
`;

const Notes = styled(Popover)`
  padding: ${cssVar('space-4')} ${cssVar('space-5')};
  border-radius: ${cssVar('radius-medium')};
  overflow-wrap: anywhere;

  li + li {
    margin-top: ${cssVar('space-3')};
    padding-top: ${cssVar('space-3')};
    border-top: ${line};
  }
`;
