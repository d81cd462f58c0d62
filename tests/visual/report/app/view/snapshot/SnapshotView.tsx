import { ChevronLeft, ChevronRight } from 'lucide';
import { Icon } from '../../../../../../src/primitives/Icon.tsx';
import type { MouseEvent } from 'react';
import styled from 'styled-components';
import { Stack } from '../../../../../../src/primitives/Layout.tsx';
import { type ModelEntry, snapshotLabel } from '../../model/model.ts';
import { ViewHead } from '../ViewHead.tsx';
import { Chip, MutedText, stacked } from '../ui.ts';
import { useReport } from '../use-report.ts';
import { CompareView } from './CompareView.tsx';
import { SnapshotDetails } from './SnapshotDetails.tsx';
import { Toolbar } from './Toolbar.tsx';
import { useCompare } from './use-compare.ts';

export function SnapshotView({ entry }: { entry: ModelEntry }) {
  const { queue, step, openStory } = useReport();
  const { row } = entry;
  const compare = useCompare(row);
  // After a mouse click, space should blink instead of clicking the same button again.
  const onClick = ({ detail, target }: MouseEvent) => {
    if (detail > 0 && target instanceof Element && target.closest('button')) compare.focus();
  };
  const browser = row.browser === 'chromium' ? '' : ` · ${row.browser}`;
  const position = queue.indexOf(entry) + 1;

  return (
    <Page onClick={onClick}>
      <ViewHead
        overline={`${row.title} / ${row.name}`}
        title={`${snapshotLabel(row, ' · ')}${browser}`}
      >
        <Chip onClick={() => openStory(row.story)}>All snapshots of the story</Chip>
        <Stack $row $gap="2" $align="center">
          <Chip onClick={() => step(-1)} aria-label="Previous to review">
            <Icon icon={ChevronLeft} />
          </Chip>
          <MutedText>{position > 0 && `${position} of ${queue.length}`}</MutedText>
          <Chip onClick={() => step(1)} aria-label="Next to review">
            <Icon icon={ChevronRight} />
          </Chip>
        </Stack>
      </ViewHead>
      <CompareView row={row} compare={compare} />
      <Toolbar compare={compare} />
      <SnapshotDetails entry={entry} onBox={compare.zoom.center} />
    </Page>
  );
}

const Page = styled.section`
  display: grid;
  grid-template: auto minmax(0, 1fr) auto / minmax(0, 1fr) 320px;
  height: 100%;

  > :first-child {
    grid-column: 1 / -1;
  }

  > aside {
    grid-area: 2 / 2 / 4 / 3;
  }

  ${stacked} {
    grid-template: auto minmax(18rem, 58dvh) max-content auto / minmax(0, 1fr);
    overflow: auto;

    > aside {
      grid-area: 4 / 1;
      overflow: visible;
    }
  }
`;
