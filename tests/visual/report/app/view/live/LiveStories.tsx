import styled from 'styled-components';
import { cssVar } from '../../../../../../src/theme/css.ts';
import { type LiveState, type PlannedSnapshot, liveCounts } from '../../model/live.ts';
import { StatusIcon } from '../StatusIcon.tsx';
import { Bar, Chip, Count, MutedText, line, scrollingLine } from '../ui.ts';
import { useReport } from '../use-report.ts';
import { LiveGrid } from './LiveGrid.tsx';

/** The reached stories, nearest first, and the grid of one. */
export function LiveStories({ live }: { live: LiveState }) {
  const { route, navigate } = useReport();
  const stories = [...Map.groupBy(live.planned, ({ story }) => story)];
  const [id, planned] = stories.find(([story]) => story === route.story) ?? stories[0] ?? ['', []];
  const { title = '', name = '' } = planned[0] ?? {};
  return (
    <Page>
      {stories.length > 1 && (
        <Stories role="group" aria-label="Stories">
          {stories.map(([story, snapshots]) => (
            <Chip
              key={story}
              aria-pressed={story === id}
              onClick={() => navigate({ story }, 'replace')}
            >
              <StoryLabel live={live} planned={snapshots} />
            </Chip>
          ))}
        </Stories>
      )}
      <Scroller role="region" aria-label={`Snapshots of ${title}/${name}`} tabIndex={0}>
        <h2>
          {name} <MutedText>{title}</MutedText>
        </h2>
        <LiveGrid live={live} planned={planned} />
      </Scroller>
    </Page>
  );
}

function StoryLabel({ live, planned }: { live: LiveState; planned: readonly PlannedSnapshot[] }) {
  const { captured, differ, failed, withFindings } = liveCounts(live, planned);
  const isDone = captured === planned.length;
  const status = failed > 0 ? 'error' : differ > 0 ? 'changed' : 'unchanged';
  const last = planned[0]?.title.split('/').at(-1);
  return (
    <>
      {failed + differ + withFindings > 0 && (
        <StatusIcon status={status} hasFindings={withFindings > 0} />
      )}
      {last}, {planned[0]?.name}
      <Count>{isDone ? planned.length : `${captured} of ${planned.length}`}</Count>
    </>
  );
}

const Page = styled.section`
  display: grid;
  grid-template-rows: auto minmax(0, 1fr);
  height: 100%;

  > :last-child {
    grid-row: 2;
  }
`;

const Stories = styled(Bar)`
  ${scrollingLine}
  max-height: 7rem;
  overflow-y: auto;
  border-bottom: ${line};
`;

const Scroller = styled.div`
  overflow: auto;
  padding: ${cssVar('space-4')} var(--edge) ${cssVar('space-8')};

  h2 {
    margin-bottom: ${cssVar('space-3')};
    font-weight: ${cssVar('font-weight-medium')};
  }
`;
