import { memo } from 'react';
import styled from 'styled-components';
import { cssVar, hovered, media } from '../../../../../src/theme/css.ts';
import { STATUS_LABELS } from '../model/display-status.ts';
import type { Filtered } from '../model/filter.ts';
import { type ModelEntry, snapshotLabel } from '../model/model.ts';
import type { Accepted } from '../model/pending-approvals.ts';
import { iconAttributes, iconOf, statusIcon } from './StatusIcon.tsx';
import type { HeatMapColumn, HeatMapItem } from './heat-map-layout.ts';
import { DENSE, MutedText, oneLine } from './ui.ts';

type HeatMapRowProps = {
  item: HeatMapItem;
  top: number;
  height: number;
  columns: readonly HeatMapColumn[];
  matching: Filtered['matching'];
  accepted: Accepted;
  /** The column of the active snapshot, or -1. */
  active: number;
};

/** Without event handlers: the grid handles clicks and keys. */
export const HeatMapRow = memo(function HeatMapRow(props: HeatMapRowProps) {
  const { item, top, height, columns, matching, accepted, active } = props;
  if (item.kind === 'title')
    return (
      <TitleRow role="row" style={{ top, height }}>
        <div role="rowheader" title={item.title}>
          {item.title} <MutedText>{item.stories}</MutedText>
        </div>
      </TitleRow>
    );
  const { row, detail, number } = item;
  return (
    <Row role="row" aria-rowindex={number + 2} style={{ top, height }}>
      <Name role="rowheader">
        <button type="button" tabIndex={-1} title={row.name} data-story={row.story}>
          {row.name}
          {detail !== '' && <MutedText> {detail}</MutedText>}
        </button>
      </Name>
      <Snapshots role="presentation">
        {columns.map(({ index, band }, position) => {
          const entry = row.entries[index];
          const startsBand = position > 0 && band !== columns[position - 1]?.band;
          const common = { role: 'gridcell', 'data-starts-band': startsBand || undefined };
          // Plain elements: a screen shows thousands, too many for a component each.
          if (!entry) return <span key={index} {...common} aria-label="not run" />;
          return (
            <span
              key={index}
              {...common}
              id={`snapshot-${number}-${position}`}
              aria-label={labelOf(entry, accepted)}
              data-snapshot={entry.row.snapshot}
              data-active={position === active || undefined}
              data-dim={!matching.has(entry.row.snapshot) || undefined}
            >
              <i {...iconAttributes(iconOf(entry, accepted))} />
            </span>
          );
        })}
      </Snapshots>
    </Row>
  );
});

/** A snapshot in one line: story, language, width, mode, status, reason. */
export function describeSnapshot(entry: ModelEntry | undefined, accepted: Accepted): string {
  if (!entry) return '';
  const { title, name, reason } = entry.row;
  const parts = [`${title} / ${name}`, labelOf(entry, accepted), reason.split('\n')[0]];
  return parts.filter(Boolean).join(' · ');
}

function labelOf({ row, status, hasFindings }: ModelEntry, accepted: Accepted): string {
  const label = accepted.has(row.snapshot) ? 'accepted' : STATUS_LABELS[status].label.toLowerCase();
  const severity = row.severity && status === 'changed' ? ` (${row.severity})` : '';
  return `${snapshotLabel(row)}: ${label}${severity}${hasFindings ? ', with findings' : ''}`;
}

const Row = styled.div`
  position: absolute;
  inset-inline: 0;
  display: flex;
  align-items: center;
  padding-inline: var(--inset);
  ${hovered(`background: ${cssVar('color-surface-raised')};`)}

  [data-narrow] & {
    flex-direction: column;
    align-items: start;
  }
`;

const TitleRow = styled.div`
  position: absolute;
  inset-inline: 0;
  display: flex;
  align-items: end;
  padding: 0 var(--inset) ${cssVar('space-2')};

  > div {
    ${oneLine}
    position: sticky;
    left: var(--inset);
    max-width: calc(var(--width) - 2 * var(--inset));
    font-size: ${DENSE.small};
    font-weight: ${cssVar('font-weight-strong')};
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

  > button {
    ${oneLine}
    display: block;
    min-width: 28px;
    max-width: 100%;
    min-height: 1.75rem;
    text-align: left;
    color: ${cssVar('color-text-soft')};
    text-underline-offset: 0.25em;
    ${hovered(`
      color: ${cssVar('color-text-default')};
      text-decoration: underline;
    `)}
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

  > [data-starts-band] {
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
    ${statusIcon}
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
