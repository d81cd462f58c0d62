import styled from 'styled-components';
import { row } from '../../../../../src/primitives/Layout.tsx';
import { cssVar, media } from '../../../../../src/theme/css.ts';
import { STATUS_LABELS } from '../model/display-status.ts';
import { type ModelEntry, snapshotLabel } from '../model/model.ts';
import { StatusIcon, iconOf } from './StatusIcon.tsx';
import { Thumbnail } from './Thumbnail.tsx';
import { ViewHead } from './ViewHead.tsx';
import { ActionChip, DENSE, gridHeading, MutedText, focusRingInside } from './ui.ts';
import { useReport } from './use-report.ts';

const THUMBNAIL_WIDTH = 148;

/** All snapshots of a story: languages by widths, and modes below. */
export function StoryGrid() {
  const { model, route, canAccept, accept } = useReport();
  const entries = model.entries.filter(({ row }) => row.story === route.story);
  const acceptable = entries.map(({ row }) => row).filter(canAccept);
  const plain = entries.filter(({ row }) => row.mode === undefined);
  const inModes = entries.filter(({ row }) => row.mode !== undefined);
  const widths = model.widths.filter((it) => plain.some(({ row }) => row.width === it));
  const tableRows = Map.groupBy(plain, ({ row }) =>
    row.browser === 'chromium' ? row.locale : `${row.locale}, ${row.browser}`,
  );
  const { title = 'No such story', name = route.story } = entries[0]?.row ?? {};
  return (
    <Page>
      <ViewHead overline={title} title={name}>
        {acceptable.length > 0 && (
          <ActionChip onClick={() => accept(acceptable)}>
            Accept {acceptable.length} of this story
          </ActionChip>
        )}
      </ViewHead>
      <Scroller>
        <Table aria-label={`Snapshots of ${name}`}>
          <thead>
            <tr>
              <th scope="col">Language</th>
              {widths.map((width) => (
                <th key={width} scope="col">
                  {width} px
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {[...tableRows].map(([heading, rowEntries]) => (
              <tr key={heading}>
                <th scope="row">{heading}</th>
                {widths.map((width) => {
                  const entry = rowEntries.find(({ row }) => row.width === width);
                  return <td key={width}>{entry && <SnapshotButton entry={entry} />}</td>;
                })}
              </tr>
            ))}
          </tbody>
        </Table>
        {inModes.length > 0 && <h2>Modes</h2>}
        <Modes>
          {inModes.map((entry) => (
            <li key={entry.row.snapshot}>
              <SnapshotButton entry={entry} />
              <MutedText>{snapshotLabel(entry.row)}</MutedText>
            </li>
          ))}
        </Modes>
      </Scroller>
    </Page>
  );
}

function SnapshotButton({ entry }: { entry: ModelEntry }) {
  const { accepted, openSnapshot } = useReport();
  const { row, status, hasFindings } = entry;
  return (
    <Button type="button" onClick={() => openSnapshot(row.snapshot)}>
      <span>
        <StatusIcon {...iconOf(entry, accepted)} />
        {accepted.has(row.snapshot) ? 'Accepted' : STATUS_LABELS[status].label}
        {status === 'changed' && row.severity && `, ${row.severity}`}
        {hasFindings && ', findings'}
      </span>
      {/* Unchanged snapshots have no screenshot in the report. */}
      {Object.keys(row.files).length > 0 && (
        <Thumbnail row={row} width={THUMBNAIL_WIDTH} height={150} />
      )}
    </Button>
  );
}

const Page = styled.section`
  display: grid;
  grid-template-rows: auto minmax(0, 1fr);
  height: 100%;
`;

const Scroller = styled.div.attrs({ tabIndex: 0, role: 'region', 'aria-label': 'Story grid' })`
  ${focusRingInside}
  overflow: auto;
  padding: 0 var(--edge) ${cssVar('space-8')};

  h2 {
    font-weight: ${cssVar('font-weight-medium')};
  }
`;

const Modes = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${cssVar('space-5')};
  padding-top: ${cssVar('space-3')};

  li {
    width: ${THUMBNAIL_WIDTH}px;
  }
`;

const Table = styled.table`
  border-spacing: ${cssVar('space-3')} ${cssVar('space-4')};
  margin-left: calc(-1 * ${cssVar('space-3')});

  th {
    position: sticky;
    z-index: ${cssVar('z-raised')};
    background: ${cssVar('color-surface-page')};
    ${gridHeading}
  }

  td {
    vertical-align: top;
    min-width: ${THUMBNAIL_WIDTH}px;
  }

  thead th {
    top: 0;
    padding-block: ${cssVar('space-2')};
  }

  th:first-child {
    left: 0;
    padding-inline: ${cssVar('space-1')} ${cssVar('space-3')};
  }

  thead th:first-child {
    z-index: ${cssVar('z-header')};
  }
`;

const Button = styled.button`
  display: grid;
  gap: ${cssVar('space-2')};
  text-align: left;
  font-size: ${DENSE.small};
  color: ${cssVar('color-text-soft')};

  > span:first-child {
    ${row('2')}
    min-height: 24px;
  }

  ${media.hover} {
    &:hover {
      color: ${cssVar('color-text-default')};

      > span + span {
        box-shadow: 0 0 0 ${cssVar('size-focus-ring')} ${cssVar('color-line-strong')};
      }
    }
  }
`;
