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

/** In px: of a thumbnail, of the space between two, and of the names of rows. */
const WIDTH = { min: 88, max: 180, gap: 12, heading: 76 };
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
  useLayoutEffect(() => {
    const measure = () => setAvailable(ref.current?.clientWidth ?? 0);
    measure();
    const observer = new ResizeObserver(measure);
    if (ref.current) observer.observe(ref.current);
    return () => observer.disconnect();
  }, []);
  const locales = [...new Set(planned.map(({ locale }) => locale))];
  const widths = [...new Set(planned.map(({ width }) => width))].toSorted((a, b) => a - b);
  const fit = (count: number) => Math.floor((available - WIDTH.heading) / count) - WIDTH.gap;
  const hasWidthsAbove = fit(widths.length) >= WIDTH.min;
  const columns = hasWidthsAbove ? widths.length : locales.length;
  const size = Math.min(WIDTH.max, Math.max(WIDTH.min, fit(columns)));
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
                const at = plannedAt(row, index);
                return <td key={column}>{at && <Cell live={live} planned={at} size={size} />}</td>;
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
  border-spacing: ${WIDTH.gap / 2}px;
  margin-left: -${WIDTH.gap / 2}px;

  th {
    width: ${WIDTH.heading - WIDTH.gap}px;
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
