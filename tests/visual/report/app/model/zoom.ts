/** Where a picture lies in its pane; pure, in CSS px. */
import type { Box } from '../../results.ts';

/** The picture's corner in the pane, and how many px of the pane one of the picture takes. */
export interface Viewport {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

/** A width and a height. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The steps of + and -; 1 is one picture pixel a CSS pixel. */
export const LEVELS = [0.125, 0.25, 0.5, 1, 2, 4, 8] as const;

/** As wide as the pane, never enlarged; a picture higher than the pane shows `box` in its middle. */
export function fitView(pane: Size, picture: Size, box?: Box): Viewport {
  const scale = Math.min(1, pane.width / Math.max(1, picture.width));
  return settled(
    { x: 0, y: box ? pane.height / 2 - (box.y + box.height / 2) * scale : 0, scale },
    pane,
    picture,
  );
}

/** Another scale, with the picture's point under `at` staying there. */
export function zoomed(view: Viewport, scale: number, at: { x: number; y: number }): Viewport {
  const next = Math.min(LEVELS.at(-1) as number, Math.max(LEVELS[0], scale));
  const ratio = next / view.scale;
  return { x: at.x - (at.x - view.x) * ratio, y: at.y - (at.y - view.y) * ratio, scale: next };
}

/** The next level up (1) or down (-1). */
export function stepped(scale: number, direction: 1 | -1): number {
  const near = 0.001;
  const next =
    direction === 1
      ? LEVELS.find((it) => it > scale + near)
      : LEVELS.findLast((it) => it < scale - near);
  return next ?? scale;
}

/** A box large in the middle of the pane, with something around it, at most four times enlarged. */
export function boxView(pane: Size, picture: Size, box: Box): Viewport {
  const room = Math.min(
    (pane.width * 0.6) / Math.max(1, box.width),
    (pane.height * 0.5) / Math.max(1, box.height),
  );
  const scale = LEVELS.findLast((it) => it <= Math.min(room, 4)) ?? LEVELS[0];
  return settled(
    {
      x: pane.width / 2 - (box.x + box.width / 2) * scale,
      y: pane.height / 2 - (box.y + box.height / 2) * scale,
      scale,
    },
    pane,
    picture,
  );
}

/** No empty ground where there could be picture; a picture that is smaller than the pane is centred, at the top. */
export function settled(view: Viewport, pane: Size, picture: Size): Viewport {
  const width = picture.width * view.scale;
  const height = picture.height * view.scale;
  const x =
    width <= pane.width
      ? (pane.width - width) / 2
      : Math.min(0, Math.max(pane.width - width, view.x));
  const y = height <= pane.height ? 0 : Math.min(0, Math.max(pane.height - height, view.y));
  return { x, y, scale: view.scale };
}

/** Two changes a flash: six a second are three flashes, the most that is safe (WCAG 2.3.1). */
const BLINK_GAP = 1000 / 6 + 10;

/** Whether the pictures may change places again; times in ms. */
export function mayBlink(last: number, now: number): boolean {
  return now - last >= BLINK_GAP;
}
