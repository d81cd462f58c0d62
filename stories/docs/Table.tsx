import type { ReactNode } from 'react';
import styled from 'styled-components';
import { cssVar } from '../../src/theme/css.ts';

type TableProps = {
  caption: string;
  head: readonly string[];
  rows: readonly (readonly ReactNode[])[];
};

export function Table({ caption, head, rows }: TableProps) {
  return (
    <Scroller className="sb-unstyled" role="region" aria-label={caption} tabIndex={0}>
      <Sheet>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {head.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            // Rows are static, so the index is a stable key.
            <tr key={index}>
              {row.map((cell, column) => (
                <td key={head[column]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </Sheet>
    </Scroller>
  );
}

const Scroller = styled.div`
  overflow-x: auto;
  margin-block: ${cssVar('space-6')};
`;

const Sheet = styled.table`
  width: 100%;
  border-collapse: collapse;
  background: ${cssVar('palette-white')};
  color: ${cssVar('palette-ink-900')};
  font-size: ${cssVar('font-size-caption')};
  line-height: ${cssVar('leading-body-latin')};

  caption {
    padding-block: ${cssVar('space-2')};
    font-weight: ${cssVar('font-weight-strong')};
    text-align: start;
    background: ${cssVar('palette-white')};
  }

  th,
  td {
    padding: ${cssVar('space-2')} ${cssVar('space-3')};
    border-bottom: ${cssVar('size-hairline')} solid ${cssVar('palette-ink-alpha-13')};
    text-align: start;
    vertical-align: middle;
  }

  code {
    font-family: monospace;
    white-space: nowrap;
  }
`;
