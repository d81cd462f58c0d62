import { useEffect, useRef, useState } from 'react';
import type { ResultRow } from '../../../results.ts';
import { useKeyboardShortcuts } from '../../keyboard-shortcuts.ts';
import { type CompareMode, COMPARE_MODES } from '../../model/route.ts';
import { canSwap } from '../../model/zoom.ts';
import { useReport } from '../use-report.ts';
import { useZoom } from './use-zoom.ts';

export type Compare = ReturnType<typeof useCompare>;

export function useCompare(row: ResultRow) {
  const { route, navigate, characterKeys } = useReport();
  const { mode } = route;
  const panes = useRef<HTMLDivElement>(null);
  const lastSwap = useRef(0);
  /** The screenshot that blink shows. */
  const [shown, setShown] = useState<'expected' | 'actual'>('expected');
  /** Of the candidate in the onion skin, from 0 to 1. */
  const [opacity, setOpacity] = useState(0.5);
  /** The position of the slider, from 0 to 1 of the pane's width. */
  const [split, setSplit] = useState(0.5);
  const [showBoxes, setShowBoxes] = useState(true);
  const { expected, actual } = row.sizes;
  const image = {
    width: Math.max(expected?.width ?? 1, actual?.width ?? 1),
    height: Math.max(expected?.height ?? 1, actual?.height ?? 1),
  };
  const zoom = useZoom(panes, image, row.changes[0]?.box, mode === 'side' ? 2 : 1);
  const focus = () => panes.current?.focus({ preventScroll: true });
  useEffect(focus, []);

  const setMode = (mode: CompareMode) => navigate({ mode }, 'replace');
  const blink = () => {
    const now = performance.now();
    if (!canSwap(lastSwap.current, now)) return;
    lastSwap.current = now;
    if (mode === 'blink') setShown((it) => (it === 'actual' ? 'expected' : 'actual'));
    else setMode('blink');
  };
  useKeyboardShortcuts(
    {
      blink: ({ repeat }) => !repeat && blink(),
      zoomIn: () => zoom.step(1),
      zoomOut: () => zoom.step(-1),
      zoomFit: zoom.fit,
      mode: ({ key }) => setMode(COMPARE_MODES[Number(key) - 1] ?? mode),
    },
    characterKeys,
  );
  const state = { mode, shown, opacity, split, showBoxes, zoom };
  return { ...state, panes, focus, setMode, blink, setOpacity, setSplit, setShowBoxes };
}
