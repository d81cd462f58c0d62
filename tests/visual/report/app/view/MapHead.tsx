import styled from 'styled-components';
import { VisuallyHidden } from '../../../../../src/primitives/Text.tsx';
import { cssVar } from '../../../../../src/theme/css-var.ts';
import type { Column } from '../model/model.ts';
import { DENSE } from './style.ts';

/** The heat map's columns: languages, and the widths under each. */
export function MapHead({ columns }: { columns: readonly Column[] }) {
  const locales = [...Map.groupBy(columns, ({ locale }) => locale)];
  return (
    <Head role="rowgroup">
      <Row role="row" aria-rowindex={1}>
        <Corner role="columnheader">
          <VisuallyHidden>Story</VisuallyHidden>
        </Corner>
        {locales.map(([locale, widths]) => (
          <Locale key={locale} role="presentation">
            <Name aria-hidden>{locale}</Name>
            <Widths role="presentation">
              {widths.map(({ width }) => (
                <Width key={width} role="columnheader" aria-label={`${locale}, ${width} px`}>
                  {width}
                </Width>
              ))}
            </Widths>
          </Locale>
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

const Locale = styled.div`
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
`;

const Width = styled.div`
  width: var(--pitch);
  height: 36px;
  padding-block: ${cssVar('space-1')};
  writing-mode: vertical-rl;
  rotate: 180deg;
  display: flex;
  align-items: center;
  font-size: ${DENSE.tiny};
  line-height: 1;
  font-variant-numeric: tabular-nums;
  color: ${cssVar('color-text-muted')};
`;
