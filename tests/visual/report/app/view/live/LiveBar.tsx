import styled from 'styled-components';
import { Stack } from '../../../../../../src/primitives/Layout.tsx';
import { Text } from '../../../../../../src/primitives/Text.tsx';
import { cssVar } from '../../../../../../src/theme/css.ts';
import { type LiveState, liveSummary, timesText } from '../../model/live.ts';
import { Bar, Chip, Count, DENSE, MutedText, line, narrow } from '../ui.ts';
import { useReport } from '../use-report.ts';

/** The saved files, the result of the captures, and how long they took. */
export function LiveBar({ live, isConnected }: { live: LiveState; isConnected: boolean }) {
  const { baseline, error, notice, phase } = live;
  const { route, findings, openView } = useReport();
  const isError = phase === 'error';
  return (
    <Head>
      <Names $gap="1">
        <Stack $row $gap="3" $align="center">
          <Light data-phase={isConnected ? phase : 'lost'} aria-hidden />
          {/* Screen readers announce it when a save has been captured. */}
          <Text as="h1" $variant="title">
            <span role="status">{titleOf(live, isConnected)}</span>
          </Text>
        </Stack>
        <MutedText as="p">
          {filesText(live)}
          {baseline !== '' && ` · against ${baseline}`}
        </MutedText>
        {timesText(live) !== '' && <MutedText as="p">{timesText(live)}</MutedText>}
        {notice !== '' && <Notice>{notice}</Notice>}
      </Names>
      <Stack as="nav" aria-label="Views" $row $gap="2">
        {(['map', 'findings'] as const).map((view) => (
          <Chip
            key={view}
            aria-current={view === route.view ? 'true' : undefined}
            onClick={() => openView(view)}
          >
            {view === 'map' ? 'Screenshots' : 'Findings'}{' '}
            <Count>{view === 'map' ? live.planned.length : findings.length}</Count>
          </Chip>
        ))}
      </Stack>
      {isError && <Message tabIndex={0}>{error}</Message>}
    </Head>
  );
}

const MAX_FILES = 3;

function filesText({ files, planned }: LiveState): string {
  if (files.length === 0)
    return planned.length === 0 ? 'No file saved yet' : 'Before the first save';
  const more = files.length - MAX_FILES;
  return files.slice(0, MAX_FILES).join(', ') + (more > 0 ? ` and ${more} more` : '');
}

function titleOf(live: LiveState, isConnected: boolean): string {
  if (!isConnected) return 'Not connected';
  switch (live.phase) {
    case 'starting':
      return 'Storybook starts';
    case 'waiting':
      return 'Waiting for a save';
    case 'error':
      return 'The saved file cannot be compiled';
    case 'restarting':
      return 'Storybook starts again';
    case 'capturing':
    case 'done': {
      const text = liveSummary(live);
      return text.charAt(0).toUpperCase() + text.slice(1);
    }
  }
}

const Head = styled(Bar).attrs({ as: 'header' })`
  align-items: end;
  justify-content: space-between;
  min-width: 0;
  padding-block: ${cssVar('space-4')};
  border-bottom: ${line};

  ${narrow} {
    padding-block: ${cssVar('space-3')};
  }
`;

const Names = styled(Stack)`
  flex: 1 1 16rem;
  min-width: 0;
  overflow-wrap: anywhere;
`;

const Notice = styled.p`
  font-size: ${DENSE.small};
  color: ${cssVar('palette-blush')};
  overflow-wrap: anywhere;
`;

const Message = styled.pre`
  flex-basis: 100%;
  max-height: 9rem;
  overflow: auto;
  padding: ${cssVar('space-3')} ${cssVar('space-4')};
  border-radius: ${cssVar('radius-small')};
  background: ${cssVar('color-surface-raised')};
  font-size: ${DENSE.small};
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;

/** By shape as well as by color. Ring: starting, waiting or restarting; disc: capturing or done; square: an error, or not connected. */
const Light = styled.span`
  flex: none;
  width: 12px;
  height: 12px;
  border-radius: 50%;
  box-shadow: inset 0 0 0 2px ${cssVar('color-text-muted')};
  forced-color-adjust: none;

  &[data-phase='capturing'] {
    box-shadow: none;
    background: ${cssVar('palette-cobalt-400')};
  }

  &[data-phase='done'] {
    box-shadow: none;
    background: ${cssVar('palette-mint')};
  }

  &[data-phase='error'],
  &[data-phase='lost'] {
    box-shadow: none;
    border-radius: 2px;
    background: ${cssVar('palette-red-400')};
  }
`;
