import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Box } from '../../../results.ts';
import {
  type Size,
  type Viewport,
  boxView,
  fitView,
  settled,
  stepped,
  zoomed,
} from '../../model/zoom.ts';

/** Where both pictures lie, and the ways to move them. */
export interface Zoom {
  readonly view: Viewport;
  /** Whether it follows the pane's width. */
  readonly fits: boolean;
  readonly fit: () => void;
  readonly to: (scale: number) => void;
  readonly step: (direction: 1 | -1) => void;
  readonly show: (box: Box) => void;
}

const NO_PANE: Size = { width: 1, height: 1 };

/**
 * Zoom and pan of the panes inside `stage`: wheel pans, with Ctrl or a pinch it zooms, dragging pans.
 * `picture` is the larger of the two; `first` is in view at the beginning. Panes are `[data-pane]`.
 */
export function useZoom(
  stage: RefObject<HTMLElement | null>,
  picture: Size,
  first: Box | undefined,
  panes: number,
): Zoom {
  const [pane, setPane] = useState(NO_PANE);
  const [free, setFree] = useState<Viewport>();
  const view = free ? settled(free, pane, picture) : fitView(pane, picture, first);
  const now = useRef({ view, pane, picture });
  useEffect(() => {
    now.current = { view, pane, picture };
  });

  useLayoutEffect(() => {
    const element = stage.current?.querySelector<HTMLElement>('[data-pane]');
    if (!element) return undefined;
    const measure = () => setPane({ width: element.clientWidth, height: element.clientHeight });
    // At once as well: what is asked for before the first frame must not be fitted into nothing.
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(element);
    return () => watch.disconnect();
  }, [stage, panes]);

  const move = useCallback(
    (change: (view: Viewport) => Viewport) =>
      setFree((old) => {
        const { pane, picture, view } = now.current;
        return settled(change(old ? settled(old, pane, picture) : view), pane, picture);
      }),
    [],
  );
  useEffect(() => listen(stage.current, move), [stage, move]);

  return {
    view,
    fits: free === undefined,
    fit: useCallback(() => setFree(undefined), []),
    to: useCallback((scale) => move((it) => zoomed(it, scale, middleOf(now.current.pane))), [move]),
    step: useCallback(
      (direction) =>
        move((it) => zoomed(it, stepped(it.scale, direction), middleOf(now.current.pane))),
      [move],
    ),
    show: useCallback(
      (box) => move(() => boxView(now.current.pane, now.current.picture, box)),
      [move],
    ),
  };
}

function middleOf({ width, height }: Size) {
  return { x: width / 2, y: height / 2 };
}

type Move = (change: (view: Viewport) => Viewport) => void;

/** Wheel and pointers; not React's own, because those cannot keep the page from scrolling. */
function listen(stage: HTMLElement | null, move: Move): (() => void) | undefined {
  if (!stage) return undefined;
  const pointers = new Map<number, { x: number; y: number }>();
  const place = ({ clientX, clientY, target }: MouseEvent) => {
    const pane = target instanceof Element ? target.closest('[data-pane]') : null;
    const box = (pane ?? stage).getBoundingClientRect();
    return { x: clientX - box.left, y: clientY - box.top };
  };
  const wheel = (event: WheelEvent) => {
    event.preventDefault();
    const at = place(event);
    if (event.ctrlKey || event.metaKey)
      move((it) => zoomed(it, it.scale * Math.exp(-event.deltaY / 200), at));
    else move((it) => ({ ...it, x: it.x - event.deltaX, y: it.y - event.deltaY }));
  };
  const down = (event: PointerEvent) => {
    if (event.button !== 0 || (event.target as Element).closest('[role=slider]')) return;
    stage.setPointerCapture(event.pointerId);
    pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
  };
  const drag = (event: PointerEvent) => {
    const before = pointers.get(event.pointerId);
    if (!before) return;
    const after = { x: event.clientX, y: event.clientY };
    const other = [...pointers].find(([id]) => id !== event.pointerId)?.[1];
    pointers.set(event.pointerId, after);
    if (other) {
      const gap = (it: typeof after) => Math.max(1, Math.hypot(it.x - other.x, it.y - other.y));
      const box = stage.getBoundingClientRect();
      const at = { x: (after.x + other.x) / 2 - box.left, y: (after.y + other.y) / 2 - box.top };
      move((it) => zoomed(it, (it.scale * gap(after)) / gap(before), at));
    } else move((it) => ({ ...it, x: it.x + after.x - before.x, y: it.y + after.y - before.y }));
  };
  const up = ({ pointerId }: PointerEvent) => pointers.delete(pointerId);
  stage.addEventListener('wheel', wheel, { passive: false });
  stage.addEventListener('pointerdown', down);
  stage.addEventListener('pointermove', drag);
  stage.addEventListener('pointerup', up);
  stage.addEventListener('pointercancel', up);
  return () => {
    stage.removeEventListener('wheel', wheel);
    stage.removeEventListener('pointerdown', down);
    stage.removeEventListener('pointermove', drag);
    stage.removeEventListener('pointerup', up);
    stage.removeEventListener('pointercancel', up);
  };
}
