import { useLayoutEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { cssVar, media } from '../../../../../../src/theme/css.ts';
import { type LiveState, type PlannedSnapshot, currentRow } from '../../model/live.ts';
import { displayStatus, STATUS_LABELS } from '../../model/display-status.ts';
import { hasFindings } from '../../../results.ts';
import { StatusIcon } from '../StatusIcon.tsx';
import { Thumbnail } from '../Thumbnail.tsx';
import { DENSE, gridHeading } from '../ui.ts';
import { useReport } from '../use-report.ts';

/** Px of 1 rem at the browser's default text size. */
const REM = 16;
/** In rem: the minimum width of a thumbnail with its status, and the width of the row names. */
const MIN = 88 / REM;
const HEADING = 76 / REM;
/** In px: the largest width of a thumbnail, and the space between two. */
const MAX = 180;
const GAP = 12;
const HEIGHT = 120;

/** Languages by widths; where these do not fit beside each other, widths by languages. */
export function LiveGrid({
  live,
  planned,
}: {
  live: LiveState;
  planned: readonly PlannedSnapshot[];
}) {
  const ref = useRef<HTMLDivElement>(null);
  const [available, setAvailable] = useState(0);
  const [rem, setRem] = useState(REM);
  useLayoutEffect(() => {
    const measure = () => {
      setAvailable(ref.current?.clientWidth ?? 0);
      setRem(parseFloat(getComputedStyle(document.documentElement).fontSize));
    };
    measure();
    const observer = new ResizeObserver(measure);
    if (ref.current) observer.observe(ref.current);
    return () => observer.disconnect();
  }, []);
  const locales = [...new Set(planned.map(({ locale }) => locale))];
  const widths = [...new Set(planned.map(({ width }) => width))].toSorted((a, b) => a - b);
  const fit = (count: number) => Math.floor((available - HEADING * rem) / count) - GAP;
  const hasWidthsAbove = fit(widths.length) >= MIN * rem;
  const columns = hasWidthsAbove ? widths.length : locales.length;
  const size = Math.max(MIN * rem, Math.min(MAX, fit(columns)));
  const labels = { locales, widths: widths.map((width) => `${width} px`) };
  const [above, beside] = hasWidthsAbove
    ? [labels.widths, labels.locales]
    : [labels.locales, labels.widths];
  const plannedAt = (row: number, column: number) => {
    const [locale, width] = hasWidthsAbove
      ? [locales[row], widths[column]]
      : [locales[column], widths[row]];
    return planned.find((it) => it.locale === locale && it.width === width);
  };
  return (
    <div ref={ref}>
      <Table>
        <thead>
          <tr>
            <th scope="col">{hasWidthsAbove ? 'Language' : 'Width'}</th>
            {above.map((label) => (
              <th key={label} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {beside.map((label, row) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              {above.map((column, index) => {
                const snapshot = plannedAt(row, index);
                return (
                  <td key={column}>
                    {snapshot && <Cell live={live} planned={snapshot} size={size} />}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </Table>
    </div>
  );
}

type CellProps = { live: LiveState; planned: PlannedSnapshot; size: number };

function Cell({ live, planned: { snapshot }, size }: CellProps) {
  const { openSnapshot } = useReport();
  // Until it is captured again, a snapshot shows its last picture.
  const row = live.rows[snapshot];
  const current = currentRow(live, snapshot);
  const status = current ? displayStatus(current) : 'skipped';
  return (
    <Button
      type="button"
      style={{ width: size }}
      data-due={current ? undefined : true}
      disabled={!row}
      onClick={() => openSnapshot(snapshot)}
    >
      {row && Object.keys(row.files).length > 0 ? (
        <Thumbnail row={row} width={size} height={HEIGHT} />
      ) : (
        <Blank />
      )}
      <span>
        <StatusIcon
          status={status}
          severity={current?.severity}
          hasFindings={current !== undefined && hasFindings(current)}
        />
        {current ? STATUS_LABELS[displayStatus(current)].label : 'Waiting'}
        {current && hasFindings(current) && ', findings'}
      </span>
    </Button>
  );
}

const Table = styled.table`
  border-spacing: ${GAP / 2}px;
  margin-left: -${GAP / 2}px;

  th {
    width: calc(${HEADING}rem - ${GAP}px);
    ${gridHeading}
  }

  td {
    vertical-align: top;
  }
`;

const Button = styled.button`
  display: grid;
  gap: ${cssVar('space-1')};
  text-align: left;
  font-size: ${DENSE.small};
  color: ${cssVar('color-text-soft')};

  > span:last-child {
    display: flex;
    align-items: center;
    gap: ${cssVar('space-2')};
    min-height: 24px;
  }

  &[data-due] > :first-child {
    opacity: 0.4;
  }

  ${media.hover} {
    &:hover:not(:disabled) > :first-child {
      box-shadow: 0 0 0 ${cssVar('size-focus-ring')} ${cssVar('color-line-strong')};
    }
  }
`;

const Blank = styled.span`
  height: 40px;
  border-radius: 6px;
  background: ${cssVar('color-surface-raised')};
`;
