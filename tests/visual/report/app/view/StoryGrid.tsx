import styled from 'styled-components';
import { cssVar } from '../../../../../src/theme/css-var.ts';
import { media } from '../../../../../src/theme/media.ts';
import { STATUS_LABELS, isAcceptable } from '../model/display-status.ts';
import { type ModelEntry, type Model, snapshotLabel } from '../model/model.ts';
import { StatusIcon } from './StatusIcon.tsx';
import { Thumbnail } from './Thumbnail.tsx';
import { ViewHead } from './ViewHead.tsx';
import { ActionChip, DENSE, Quiet } from './ui.ts';

type SheetProps = {
  model: Model;
  story: string;
  accepted: ReadonlyMap<string, string>;
  onSnapshot: (snapshot: string) => void;
  onAccept: (entries: readonly ModelEntry[]) => void;
  onBack: () => void;
};

const WIDE = 148;

/** All snapshots of one story: languages under one another, widths side by side, modes below. */
export function StoryGrid({ model, story, accepted, onSnapshot, onAccept, onBack }: SheetProps) {
  const entries = model.entries.filter(({ row }) => row.story === story);
  const first = entries[0];
  const open = entries.filter(({ row }) => isAcceptable(row) && !accepted.has(row.snapshot));
  const plain = entries.filter(({ row }) => row.mode === undefined);
  const inModes = entries.filter(({ row }) => row.mode !== undefined);
  const widths = model.widths.filter((it) => plain.some(({ row }) => row.width === it));
  const rows = [
    ...Map.groupBy(plain, ({ row }) =>
      row.browser === 'chromium' ? row.locale : `${row.locale}, ${row.browser}`,
    ),
  ];
  return (
    <Page>
      <ViewHead
        over={first?.row.title ?? 'No such story'}
        title={first?.row.name ?? story}
        onBack={onBack}
      >
        {open.length > 0 && (
          <ActionChip onClick={() => onAccept(open)}>Accept {open.length} of this story</ActionChip>
        )}
      </ViewHead>
      <Scroll>
        <Grid aria-label={`Snapshots of ${first?.row.name ?? story}`}>
          <thead>
            <tr>
              <th scope="col">Language</th>
              {widths.map((it) => (
                <th key={it} scope="col">
                  {it} px
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([name, snapshots]) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                {widths.map((width) => {
                  const entry = snapshots.find(({ row }) => row.width === width);
                  return (
                    <td key={width}>
                      {entry && (
                        <SnapshotButton entry={entry} accepted={accepted} onOpen={onSnapshot} />
                      )}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </Grid>
        {inModes.length > 0 && <h2>Modes</h2>}
        <Modes>
          {inModes.map((entry) => (
            <li key={entry.row.snapshot}>
              <SnapshotButton entry={entry} accepted={accepted} onOpen={onSnapshot} />
              <Quiet>{snapshotLabel(entry.row)}</Quiet>
            </li>
          ))}
        </Modes>
      </Scroll>
    </Page>
  );
}

type SnapshotButtonProps = {
  entry: ModelEntry;
  accepted: ReadonlyMap<string, string>;
  onOpen: (snapshot: string) => void;
};

function SnapshotButton({ entry, accepted, onOpen }: SnapshotButtonProps) {
  const { row, look, faulty } = entry;
  const done = accepted.has(row.snapshot);
  return (
    <Open type="button" onClick={() => onOpen(row.snapshot)}>
      <span>
        <StatusIcon look={look} severity={row.severity} accepted={done} faulty={faulty} />
        {done ? 'Accepted' : STATUS_LABELS[look].label}
        {look === 'changed' && row.severity && `, ${row.severity}`}
        {faulty && ', faults'}
      </span>
      {/* Of what is the same no picture is kept, and its absence needs no box. */}
      {Object.keys(row.files).length > 0 && <Thumbnail row={row} width={WIDE} height={150} />}
    </Open>
  );
}

const Page = styled.section`
  display: grid;
  grid-template-rows: auto minmax(0, 1fr);
  height: 100%;
`;

const Scroll = styled.div.attrs({ tabIndex: 0, role: 'region', 'aria-label': 'Sheet' })`
  overflow: auto;
  padding: 0 ${cssVar('space-6')} ${cssVar('space-8')};

  h2 {
    font-weight: ${cssVar('font-weight-medium')};
  }

  &:focus-visible {
    outline-offset: calc(-1 * ${cssVar('size-focus-ring')});
  }

  @media (max-width: 720px) {
    padding-inline: ${cssVar('space-4')};
  }
`;

const Modes = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${cssVar('space-5')};
  padding-top: ${cssVar('space-3')};

  li {
    width: ${WIDE}px;
  }
`;

const Grid = styled.table`
  border-spacing: ${cssVar('space-3')} ${cssVar('space-4')};
  margin-left: calc(-1 * ${cssVar('space-3')});

  th {
    font-size: ${DENSE.small};
    font-weight: ${cssVar('font-weight-medium')};
    text-align: left;
    vertical-align: top;
    white-space: nowrap;
    color: ${cssVar('color-text-soft')};
  }

  td {
    vertical-align: top;
    min-width: ${WIDE}px;
  }

  thead th,
  tbody th {
    position: sticky;
    z-index: ${cssVar('z-raised')};
    background: ${cssVar('color-surface-page')};
  }

  thead th {
    top: 0;
    padding-block: ${cssVar('space-2')};
  }

  thead th:first-child,
  tbody th {
    left: 0;
    padding-inline: ${cssVar('space-1')} ${cssVar('space-3')};
  }

  thead th:first-child {
    z-index: ${cssVar('z-header')};
  }
`;

const Open = styled.button`
  display: grid;
  gap: ${cssVar('space-2')};
  text-align: left;
  font-size: ${DENSE.small};
  color: ${cssVar('color-text-soft')};

  > span:first-child {
    min-height: 24px;
    display: flex;
    align-items: center;
    gap: ${cssVar('space-2')};
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
