import { useLayoutEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { cssVar } from '../../src/theme/css.ts';
import { SURFACES } from '../support/Surface.tsx';
import { Table } from './Table.tsx';
import { PAIRS, contrast, flatten, valueOf, type SurfaceName } from './token-facts.ts';

/** Every text and background pair on both surfaces, with its measured contrast. */
export function ContrastTables() {
  return SURFACES.map((name) => <ContrastTable key={name} name={name} />);
}

function ContrastTable({ name }: { name: SurfaceName }) {
  const containerRef = useRef<HTMLDivElement>(null);
  const [values, setValues] = useState<{ ink: string; on: string }[]>([]);
  useLayoutEffect(() => {
    const element = containerRef.current;
    if (!element) return;
    setValues(
      PAIRS.map(({ ink, on }) => ({ ink: valueOf(element, ink), on: valueOf(element, on) })),
    );
  }, []);

  return (
    <div data-surface={name} ref={containerRef}>
      <Table
        caption={`Surface ${name}`}
        head={['Text', 'Background', 'Sample', 'Contrast', 'At least']}
        rows={PAIRS.flatMap((pair, index) => {
          const value = values[index];
          if (!value) return [];
          const ratio = contrast(value.ink, value.on);
          return [
            [
              <code key="ink">{pair.ink}</code>,
              <code key="on">{pair.on}</code>,
              <Sample key="sample" $pair={pair}>
                {flatten(value.ink, value.on)}
              </Sample>,
              `${ratio.toFixed(2)}${ratio < pair.minimum ? ' FAILS' : ''}`,
              String(pair.minimum),
            ],
          ];
        })}
      />
    </div>
  );
}

const Sample = styled.span<{ $pair: (typeof PAIRS)[number] }>`
  display: block;
  padding: ${cssVar('space-2')} ${cssVar('space-4')};
  border-radius: ${cssVar('radius-small')};
  background: ${({ $pair }) => cssVar($pair.on)};
  color: ${({ $pair }) => cssVar($pair.ink)};
  font-weight: ${cssVar('font-weight-strong')};
`;
