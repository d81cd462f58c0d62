import styled from 'styled-components';
import { Stack } from '../../../../../../src/primitives/Layout.tsx';
import { cssVar } from '../../../../../../src/theme/css.ts';
import { COMPARE_LABELS, COMPARE_MODES } from '../../model/route.ts';
import { Bar, Chip, DENSE, line, scrollingLine } from '../ui.ts';
import { useReport } from '../use-report.ts';
import type { Compare } from './use-compare.ts';

export function Toolbar({ compare }: { compare: Compare }) {
  const { mode, setMode, zoom, showBoxes, setShowBoxes, opacity, setOpacity, blink } = compare;
  const { scale } = zoom.view;
  const { characterKeys } = useReport();
  return (
    <Tools>
      <Stack role="group" aria-label="Compare" $row $gap="1" $align="center">
        {COMPARE_MODES.map((it, index) => (
          <Chip
            key={it}
            aria-pressed={it === mode}
            title={characterKeys ? `Key ${index + 1}` : undefined}
            onClick={() => setMode(it)}
          >
            {COMPARE_LABELS[it]}
          </Chip>
        ))}
        {mode === 'blink' && <Chip onClick={blink}>Swap</Chip>}
        {mode === 'onion' && (
          <Range
            type="range"
            aria-label="Opacity of the candidate"
            min={0}
            max={1}
            step={0.05}
            value={opacity}
            onChange={(event) => setOpacity(Number(event.currentTarget.value))}
          />
        )}
      </Stack>
      <Stack role="group" aria-label="Zoom" $row $gap="1" $align="center">
        <Chip aria-pressed={showBoxes} onClick={() => setShowBoxes(!showBoxes)}>
          Boxes
        </Chip>
        <Chip aria-label="Zoom out" onClick={() => zoom.step(-1)}>
          –
        </Chip>
        <Scale aria-live="off">{Math.round(scale * 100)} %</Scale>
        <Chip aria-label="Zoom in" onClick={() => zoom.step(1)}>
          +
        </Chip>
        <Chip aria-pressed={zoom.fits} onClick={zoom.fit}>
          Fit
        </Chip>
        {[1, 2, 4].map((level) => (
          <Chip
            key={level}
            aria-pressed={!zoom.fits && scale === level}
            onClick={() => zoom.to(level)}
          >
            {level === 1 ? '1:1' : `${level}×`}
          </Chip>
        ))}
      </Stack>
    </Tools>
  );
}

const Tools = styled(Bar)`
  ${scrollingLine}
  align-items: normal;
  justify-content: space-between;
  gap: ${cssVar('space-2')} ${cssVar('space-6')};
  padding: ${cssVar('space-2')} ${cssVar('space-4')};
  border-top: ${line};
`;

const Range = styled.input`
  width: 8rem;
  min-height: 24px;
`;

const Scale = styled.span`
  min-width: 3.4rem;
  text-align: center;
  font-size: ${DENSE.small};
`;
