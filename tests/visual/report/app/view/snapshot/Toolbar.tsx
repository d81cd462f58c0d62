import styled from 'styled-components';
import { Stack } from '../../../../../../src/primitives/Layout.tsx';
import { cssVar } from '../../../../../../src/theme/css-var.ts';
import { useCharacterKeys } from '../../character-key-shortcuts.tsx';
import { type CompareMode, COMPARE_MODES } from '../../model/route.ts';
import { Chip, DENSE } from '../ui.ts';
import type { Zoom } from './use-zoom.ts';

const WORDS: Readonly<Record<CompareMode, string>> = {
  side: 'Side by side',
  slider: 'Slider',
  onion: 'Onion skin',
  blink: 'Blink',
  difference: 'Difference',
};

type ToolsProps = {
  mode: CompareMode;
  onMode: (mode: CompareMode) => void;
  zoom: Zoom;
  boxes: boolean;
  onBoxes: (boxes: boolean) => void;
  opacity: number;
  onOpacity: (opacity: number) => void;
  onBlink: () => void;
};

/** How the pictures are compared, and how near. */
export function Toolbar(props: ToolsProps) {
  const { mode, onMode, zoom, boxes, onBoxes, opacity, onOpacity, onBlink } = props;
  const { scale } = zoom.view;
  const letters = useCharacterKeys();
  return (
    <Bar>
      <Stack as="div" role="group" aria-label="Compare" $row $gap="1" $align="center">
        {COMPARE_MODES.map((it, at) => (
          <Chip
            key={it}
            aria-pressed={it === mode}
            title={letters.on ? `Key ${at + 1}` : undefined}
            onClick={() => onMode(it)}
          >
            {WORDS[it]}
          </Chip>
        ))}
        {mode === 'blink' && <Chip onClick={onBlink}>Swap</Chip>}
        {mode === 'onion' && (
          <Range
            type="range"
            aria-label="How much of the new picture is seen"
            min={0}
            max={1}
            step={0.05}
            value={opacity}
            onChange={(event) => onOpacity(Number(event.currentTarget.value))}
          />
        )}
      </Stack>
      <Stack as="div" role="group" aria-label="Zoom" $row $gap="1" $align="center">
        <Chip aria-pressed={boxes} onClick={() => onBoxes(!boxes)}>
          Boxes
        </Chip>
        <Chip aria-label="Smaller" onClick={() => zoom.step(-1)}>
          –
        </Chip>
        <Scale aria-live="off">{Math.round(scale * 100)} %</Scale>
        <Chip aria-label="Larger" onClick={() => zoom.step(1)}>
          +
        </Chip>
        <Chip aria-pressed={zoom.fits} onClick={zoom.fit}>
          Fit
        </Chip>
        {[1, 2, 4].map((it) => (
          <Chip key={it} aria-pressed={!zoom.fits && scale === it} onClick={() => zoom.to(it)}>
            {it === 1 ? '1:1' : `${it}×`}
          </Chip>
        ))}
      </Stack>
    </Bar>
  );
}

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${cssVar('space-2')} ${cssVar('space-6')};
  padding: ${cssVar('space-2')} ${cssVar('space-4')};
  border-top: ${cssVar('size-hairline')} solid ${cssVar('color-line-subtle')};

  @media (max-width: 720px) {
    flex-wrap: nowrap;
    overflow-x: auto;
    scrollbar-width: none;

    > * {
      flex: none;
    }
  }
`;

const Range = styled.input`
  width: 8rem;
  min-height: 24px;
  accent-color: ${cssVar('palette-cobalt-400')};
`;

const Scale = styled.span`
  min-width: 3.4rem;
  text-align: center;
  font-size: ${DENSE.small};
  font-variant-numeric: tabular-nums;
`;
