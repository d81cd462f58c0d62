import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Box, Size } from '../../../results.ts';
import {
  type Point,
  type Viewport,
  centerBox,
  clampToPane,
  fitToWidth,
  nextLevel,
  zoomAt,
} from '../../model/zoom.ts';

/** Changes the view; `pane` is the size of the pane. */
type Change = (view: Viewport, pane: Size) => Viewport;

/**
 * Zoom and pan of the `[data-pane]` elements in `container`: the wheel pans, with Ctrl or a pinch it
 * zooms, dragging pans. `image` is the size of the larger screenshot, `initialBox` is visible at
 * first.
 */
export function useZoom(
  container: RefObject<HTMLElement | null>,
  image: Size,
  initialBox: Box | undefined,
  paneCount: number,
) {
  const [pane, setPane] = useState<Size>({ width: 1, height: 1 });
  const [userView, setUserView] = useState<Viewport>();
  const view = userView ? clampToPane(userView, pane, image) : fitToWidth(pane, image, initialBox);
  const latest = useRef({ view, pane, image });
  useEffect(() => {
    latest.current = { view, pane, image };
  });

  // A layout effect, so that the first frame is already fitted.
  useLayoutEffect(() => {
    const element = container.current?.querySelector<HTMLElement>('[data-pane]');
    if (!element) return undefined;
    const measure = () => setPane({ width: element.clientWidth, height: element.clientHeight });
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [container, paneCount]);

  const move = useCallback((change: Change) => {
    setUserView((before) => {
      const { pane, image, view } = latest.current;
      const clamped = before ? clampToPane(before, pane, image) : view;
      return clampToPane(change(clamped, pane), pane, image);
    });
  }, []);
  useEffect(() => listen(container.current, move), [container, move]);

  return {
    /** The position of all screenshots in their panes. */
    view,
    /** Whether it follows the pane's width. */
    fits: userView === undefined,
    fit: () => setUserView(undefined),
    to: (scale: number) => move((it, pane) => zoomAt(it, scale, middleOf(pane))),
    step: (direction: 1 | -1) =>
      move((it, pane) => zoomAt(it, nextLevel(it.scale, direction), middleOf(pane))),
    pan: (x: number, y: number) => move(panBy(x, y)),
    center: (box: Box) => move((_, pane) => centerBox(pane, image, box)),
  };
}

function middleOf({ width, height }: Size): Point {
  return { x: width / 2, y: height / 2 };
}

function panBy(x: number, y: number): Change {
  return (it) => ({ ...it, x: it.x + x, y: it.y + y });
}

/** Native listeners: React's wheel listeners are passive, so they cannot prevent scrolling. */
function listen(container: HTMLElement | null, move: (change: Change) => void) {
  if (!container) return undefined;
  const pointers = new Map<number, Point>();
  const pointIn = (element: Element, { x, y }: Point): Point => {
    const box = element.getBoundingClientRect();
    return { x: x - box.left, y: y - box.top };
  };
  const onWheel = (event: WheelEvent) => {
    event.preventDefault();
    const { ctrlKey, metaKey, deltaX, deltaY, target } = event;
    const origin = pointIn((target as Element).closest('[data-pane]') ?? container, event);
    if (ctrlKey || metaKey) move((it) => zoomAt(it, it.scale * Math.exp(-deltaY / 200), origin));
    else move(panBy(-deltaX, -deltaY));
  };
  const onDown = ({ button, target, pointerId, x, y }: PointerEvent) => {
    if (button !== 0 || (target as Element).closest('[role=slider]')) return;
    container.setPointerCapture(pointerId);
    pointers.set(pointerId, { x, y });
  };
  const onMove = ({ pointerId, x, y }: PointerEvent) => {
    const before = pointers.get(pointerId);
    if (!before) return;
    const other = [...pointers].find(([id]) => id !== pointerId)?.[1];
    pointers.set(pointerId, { x, y });
    if (!other) return move(panBy(x - before.x, y - before.y));
    const distance = (it: Point) => Math.max(1, Math.hypot(it.x - other.x, it.y - other.y));
    const ratio = distance({ x, y }) / distance(before);
    const origin = pointIn(container, { x: (x + other.x) / 2, y: (y + other.y) / 2 });
    move((it) => zoomAt(it, it.scale * ratio, origin));
  };
  const onUp = ({ pointerId }: PointerEvent) => pointers.delete(pointerId);
  const controller = new AbortController();
  const { signal } = controller;
  container.addEventListener('wheel', onWheel, { passive: false, signal });
  container.addEventListener('pointerdown', onDown, { signal });
  container.addEventListener('pointermove', onMove, { signal });
  container.addEventListener('pointerup', onUp, { signal });
  container.addEventListener('pointercancel', onUp, { signal });
  return () => controller.abort();
}
