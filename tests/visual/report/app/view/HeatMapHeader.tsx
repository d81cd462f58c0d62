import styled from 'styled-components';
import { VisuallyHidden } from '../../../../../src/primitives/Text.tsx';
import { cssVar } from '../../../../../src/theme/css.ts';
import { snapshotLabel } from '../model/model.ts';
import type { HeatMapColumn } from './heat-map-layout.ts';
import { DENSE, line, oneLine } from './ui.ts';

export function HeatMapHeader({ columns }: { columns: readonly HeatMapColumn[] }) {
  return (
    <Head role="rowgroup">
      <Row role="row" aria-rowindex={1}>
        <Corner role="columnheader">
          <VisuallyHidden>Story</VisuallyHidden>
        </Corner>
        {[...Map.groupBy(columns, ({ band }) => band)].map(([band, bandColumns]) => (
          <Band key={band} role="presentation">
            <div aria-hidden>{band}</div>
            <Widths role="presentation">
              {bandColumns.map((column) => (
                <div
                  key={column.index}
                  role="columnheader"
                  title={column.mode}
                  aria-label={column.mode ?? snapshotLabel(column)}
                >
                  {column.mode ?? column.width}
                </div>
              ))}
            </Widths>
          </Band>
        ))}
      </Row>
    </Head>
  );
}

const Head = styled.div`
  position: sticky;
  top: 0;
  z-index: ${cssVar('z-header')};
  min-width: max-content;
  background: ${cssVar('color-surface-page')};
  border-bottom: ${line};
`;

const Row = styled.div`
  display: flex;
  align-items: end;
  padding: ${cssVar('space-2')} var(--inset);
`;

const Corner = styled.div`
  flex: none;
  width: var(--names);
`;

const Band = styled.div`
  flex: none;
  margin-right: ${cssVar('space-3')};

  > :first-child {
    font-size: ${DENSE.small};
    font-weight: ${cssVar('font-weight-medium')};
    padding-left: 2px;
  }
`;

const Widths = styled.div`
  display: flex;
  align-items: end;

  > div {
    ${oneLine}
    width: var(--pitch);
    min-height: 2.25rem;
    max-height: 6rem;
    writing-mode: vertical-rl;
    padding-inline: ${cssVar('space-1')};
    rotate: 180deg;
    line-height: var(--pitch);
    font-size: ${DENSE.tiny};
    color: ${cssVar('color-text-muted')};
  }
`;
