import styled from 'styled-components';
import { VisuallyHidden } from '../../../../../src/primitives/Text.tsx';
import { cssVar } from '../../../../../src/theme/css-var.ts';
import { type Column, snapshotLabel } from '../model/model.ts';
import { bandOf } from './heat-map-items.ts';
import { DENSE, oneLine } from './ui.ts';

/** The heat map's columns: languages with the widths under each, then modes. */
export function HeatMapHeader({ columns }: { columns: readonly Column[] }) {
  const bands = [...Map.groupBy(columns, bandOf)];
  return (
    <Head role="rowgroup">
      <Row role="row" aria-rowindex={1}>
        <Corner role="columnheader">
          <VisuallyHidden>Story</VisuallyHidden>
        </Corner>
        {bands.map(([band, its]) => (
          <Band key={band} role="presentation">
            <Name aria-hidden>{band}</Name>
            <Widths role="presentation">
              {its.map((it) => (
                <Width
                  key={it.mode ?? it.width}
                  role="columnheader"
                  title={it.mode}
                  aria-label={it.mode ?? snapshotLabel(it)}
                >
                  {it.mode ?? it.width}
                </Width>
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
  border-bottom: ${cssVar('size-hairline')} solid ${cssVar('color-line-subtle')};
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
`;

const Name = styled.div`
  font-size: ${DENSE.small};
  font-weight: ${cssVar('font-weight-medium')};
  padding-left: 2px;
`;

const Widths = styled.div`
  display: flex;
  align-items: end;
`;

const Width = styled.div`
  ${oneLine}
  width: var(--pitch);
  min-height: 2.25rem;
  max-height: 6rem;
  writing-mode: vertical-rl;
  padding-inline: ${cssVar('space-1')};
  rotate: 180deg;
  line-height: var(--pitch);
  font-size: ${DENSE.tiny};
  font-variant-numeric: tabular-nums;
  color: ${cssVar('color-text-muted')};
`;
