import { memo } from 'react';
import styled from 'styled-components';
import { cssVar } from '../../../../../src/theme/css-var.ts';
import { media } from '../../../../../src/theme/media.ts';
import { STATUS_LABELS } from '../model/display-status.ts';
import { type Column, type ModelEntry, snapshotLabel } from '../model/model.ts';
import { mark } from './StatusIcon.tsx';
import { type HeatMapItem, bandOf } from './heat-map-items.ts';
import { DENSE, Quiet, oneLine } from './ui.ts';

type MapRowProps = {
  item: HeatMapItem;
  top: number;
  height: number;
  /** Among the lines, from 0. */
  number: number;
  columns: readonly number[];
  places: readonly Column[];
  passes: Uint8Array;
  accepted: ReadonlyMap<string, string>;
  /** The column the arrow keys are at, or -1. */
  active: number;
  onStory: (story: string) => void;
};

/** One row of the heat map; its snapshots are plain squares, clicks and keys are handled by the grid. */
export const HeatMapRow = memo(function MapRow(props: MapRowProps) {
  const { item, top, height, number, columns, places, passes, accepted, active, onStory } = props;
  const style = { top, height };
  if (item.kind === 'title') {
    return (
      <TitleRow role="row" style={style}>
        <TitleText role="rowheader" title={item.title}>
          {item.title} <Quiet>{item.stories}</Quiet>
        </TitleText>
      </TitleRow>
    );
  }
  const { line, more } = item;
  return (
    <Row role="row" aria-rowindex={number + 2} style={style}>
      <Name role="rowheader">
        <Story type="button" tabIndex={-1} title={line.name} onClick={() => onStory(line.story)}>
          {line.name}
          {more !== '' && <Quiet> {more}</Quiet>}
        </Story>
      </Name>
      <Snapshots role="presentation">
        {columns.map((at, column) => {
          const entry = line.snapshots[at];
          const starts =
            column > 0 && bandOf(places[at]) !== bandOf(places[columns[column - 1] ?? 0]);
          // Plain elements: a screen has thousands, and a component for each would be felt.
          if (!entry)
            return (
              <span
                key={at}
                role="gridcell"
                aria-label="not run"
                data-starts={starts || undefined}
              />
            );
          return (
            <span
              key={at}
              id={`snapshot-${number}-${column}`}
              role="gridcell"
              aria-label={nameOf(entry, accepted)}
              data-snapshot={entry.row.snapshot}
              data-starts={starts || undefined}
              data-active={column === active || undefined}
              data-dim={passes[entry.index] === 0 || undefined}
            >
              <i
                aria-hidden
                data-status={entry.look}
                data-severity={entry.row.severity}
                data-accepted={accepted.has(entry.row.snapshot) || undefined}
                data-faulty={entry.faulty || undefined}
              />
            </span>
          );
        })}
      </Snapshots>
    </Row>
  );
});

/** A snapshot in one line: story, language, width, mode, what was found. */
export function describe(
  entry: ModelEntry | undefined,
  accepted: ReadonlyMap<string, string>,
): string {
  if (!entry) return '';
  const { title, name, reason } = entry.row;
  const why = reason.split('\n')[0] ?? '';
  return `${title} / ${name} · ${nameOf(entry, accepted)}${why === '' ? '' : ` · ${why}`}`;
}

function nameOf({ row, look, faulty }: ModelEntry, accepted: ReadonlyMap<string, string>): string {
  const state = accepted.has(row.snapshot) ? 'accepted' : STATUS_LABELS[look].label.toLowerCase();
  const kind = row.severity && look === 'changed' ? ` (${row.severity})` : '';
  return `${snapshotLabel(row)}: ${state}${kind}${faulty ? ', with faults' : ''}`;
}

const TitleRow = styled.div`
  position: absolute;
  inset-inline: 0;
  display: flex;
  align-items: end;
  padding: 0 var(--inset) ${cssVar('space-2')};
`;

const TitleText = styled.div`
  position: sticky;
  left: var(--inset);
  font-size: ${DENSE.small};
  font-weight: ${cssVar('font-weight-strong')};
  ${oneLine}
  max-width: calc(var(--width) - 2 * var(--inset));
`;

const Row = styled.div`
  position: absolute;
  inset-inline: 0;
  display: flex;
  align-items: center;
  padding-inline: var(--inset);

  ${media.hover} {
    &:hover {
      background: ${cssVar('color-surface-raised')};
    }
  }

  [data-narrow] & {
    flex-direction: column;
    align-items: start;
  }
`;

const Name = styled.div`
  flex: none;
  position: sticky;
  left: 0;
  width: var(--names);
  padding-right: ${cssVar('space-4')};

  [data-narrow] & {
    left: var(--inset);
    width: auto;
    max-width: calc(var(--width) - 2 * var(--inset));
    padding: 0;
  }
`;

const Story = styled.button`
  ${oneLine}
  display: block;
  min-width: 28px;
  max-width: 100%;
  min-height: 1.75rem;
  text-align: left;
  font-size: ${DENSE.text};
  color: ${cssVar('color-text-soft')};

  ${media.hover} {
    &:hover {
      color: ${cssVar('color-text-default')};
      text-decoration: underline;
      text-underline-offset: 0.25em;
    }
  }
`;

const Snapshots = styled.div`
  display: flex;

  > span {
    flex: none;
    width: var(--pitch);
    height: 1.75rem;
    padding: calc(0.875rem - var(--side) / 2) calc((var(--pitch) - var(--side)) / 2);
  }

  > [data-starts] {
    margin-left: ${cssVar('space-3')};
  }

  > [data-snapshot] {
    cursor: pointer;
  }

  > [data-dim] {
    opacity: 0.4;
  }

  [role='grid']:focus-visible & > [data-active] {
    outline: ${cssVar('size-focus-ring')} solid ${cssVar('color-focus-ring')};
    outline-offset: -1px;
    border-radius: 6px;
  }

  i {
    ${mark}
    display: block;
    width: var(--side);
    height: var(--side);
  }

  ${media.hover} {
    > [data-snapshot]:hover > i {
      outline: ${cssVar('size-hairline')} solid ${cssVar('color-text-default')};
      outline-offset: 1px;
    }
  }
`;
