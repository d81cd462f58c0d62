/** The position of an image in its pane; all lengths in CSS px. */
import type { Box, Size } from '../../results.ts';

export type Point = Pick<Box, 'x' | 'y'>;

/** The image's top left corner in the pane, and CSS px for one image px. */
export type Viewport = Point & { readonly scale: number };

export const ZOOM_LEVELS = [0.125, 0.25, 0.5, 1, 2, 4, 8] as const;

/** As wide as the pane but never enlarged; `box` is vertically centered where the image is higher. */
export function fitToWidth(pane: Size, image: Size, box?: Box): Viewport {
  const scale = Math.min(1, pane.width / Math.max(1, image.width));
  const y = box ? pane.height / 2 - (box.y + box.height / 2) * scale : 0;
  return clampToPane({ x: 0, y, scale }, pane, image);
}

/** Keeps the image point at `origin` where it is. */
export function zoomAt(view: Viewport, scale: number, origin: Point): Viewport {
  const next = clamp(scale, ZOOM_LEVELS[0], ZOOM_LEVELS[6]);
  const ratio = next / view.scale;
  const x = origin.x - (origin.x - view.x) * ratio;
  const y = origin.y - (origin.y - view.y) * ratio;
  return { x, y, scale: next };
}

export function nextLevel(scale: number, direction: 1 | -1): number {
  const levels = direction === 1 ? ZOOM_LEVELS : ZOOM_LEVELS.toReversed();
  const tolerance = 0.001;
  return levels.find((level) => (level - scale) * direction > tolerance) ?? scale;
}

/** Centers a box with some margin, enlarged at most four times. */
export function centerBox(pane: Size, image: Size, box: Box): Viewport {
  const fitting = Math.min(
    (pane.width * 0.6) / Math.max(1, box.width),
    (pane.height * 0.5) / Math.max(1, box.height),
    4,
  );
  const scale = ZOOM_LEVELS.findLast((level) => level <= fitting) ?? ZOOM_LEVELS[0];
  const x = pane.width / 2 - (box.x + box.width / 2) * scale;
  const y = pane.height / 2 - (box.y + box.height / 2) * scale;
  return clampToPane({ x, y, scale }, pane, image);
}

/** Leaves no gap at an edge; an image smaller than the pane is at the top, horizontally centered. */
export function clampToPane({ x, y, scale }: Viewport, pane: Size, image: Size): Viewport {
  const spareWidth = pane.width - image.width * scale;
  const spareHeight = pane.height - image.height * scale;
  return {
    x: spareWidth >= 0 ? spareWidth / 2 : clamp(x, spareWidth, 0),
    y: spareHeight >= 0 ? 0 : clamp(y, spareHeight, 0),
    scale,
  };
}

/** The position of a box of the image, as an inline style. */
export function boxStyle({ x, y, width, height }: Box, view: Viewport) {
  const [left, top] = [view.x + x * view.scale, view.y + y * view.scale];
  return { left, top, width: width * view.scale, height: height * view.scale };
}

export function clamp(value: number, min: number, max: number): number {
  return Math.min(max, Math.max(min, value));
}

/** In ms. At most six swaps a second, which are three flashes (WCAG 2.3.1). */
const MIN_SWAP_INTERVAL = 1000 / 6 + 10;

export function canSwap(lastSwap: number, now: number): boolean {
  return now - lastSwap >= MIN_SWAP_INTERVAL;
}
