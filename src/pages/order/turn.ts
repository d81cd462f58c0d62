/** Frames of a full turn. Frame 0 is the picture in the page, from behind. A turn is a number of steps from frame 0. */
export const FRAMES = 36;
/** In steps. */
export const HALF_TURN = FRAMES / 2;
const QUARTER_TURN = FRAMES / 4;
export const STEP_DEGREES = 360 / FRAMES;

export type View = 'back' | 'side' | 'front';

/** Removes full turns: the result is from -HALF_TURN to HALF_TURN - 1. */
export function wrapTurn(turn: number): number {
  return ((((Math.round(turn) + HALF_TURN) % FRAMES) + FRAMES) % FRAMES) - HALF_TURN;
}

/** Stops at both ends, as the slider does. */
export function limitTurn(turn: number): number {
  return Math.max(-HALF_TURN, Math.min(HALF_TURN, Math.round(turn)));
}

/** The frame of a turn from -HALF_TURN to HALF_TURN. */
export function frameOf(turn: number): number {
  return (turn + FRAMES) % FRAMES;
}

export function viewOf(turn: number): View {
  const steps = Math.abs(turn);
  if (steps < QUARTER_TURN / 2) return 'back';
  return steps > HALF_TURN - QUARTER_TURN / 2 ? 'front' : 'side';
}

/** Steps from one frame to another, the shorter way round. */
export function frameDistance(a: number, b: number): number {
  const steps = Math.abs(a - b);
  return Math.min(steps, FRAMES - steps);
}

/** The loaded frame that is closest to the wanted one. */
export function nearestFrame(target: number, loaded: readonly number[]): number {
  return loaded.reduce((best, frame) =>
    frameDistance(frame, target) < frameDistance(best, target) ? frame : best,
  );
}

const KEYS: Readonly<Record<string, (turn: number) => number>> = {
  ArrowRight: (turn) => turn + 1,
  ArrowUp: (turn) => turn + 1,
  ArrowLeft: (turn) => turn - 1,
  ArrowDown: (turn) => turn - 1,
  PageUp: (turn) => turn + QUARTER_TURN,
  PageDown: (turn) => turn - QUARTER_TURN,
  Home: () => -HALF_TURN,
  End: () => HALF_TURN,
};

/** The turn after a key of a slider; undefined for another key. */
export function turnByKey(key: string, turn: number): number | undefined {
  const next = KEYS[key]?.(turn);
  return next === undefined ? undefined : limitTurn(next);
}
