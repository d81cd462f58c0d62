import { expect, it } from 'vitest';
import { choosePlacement } from './Popover.tsx';

const VIEWPORT = { width: 1000, height: 800 };

it.each([
  ['under the header, at its end', { top: 20, right: 950, bottom: 60, left: 850 }, 'end', 'start'],
  ['at the bottom', { top: 740, right: 950, bottom: 780, left: 850 }, 'start', 'start'],
  ['at the beginning of a line', { top: 300, right: 120, bottom: 340, left: 20 }, 'end', 'end'],
  ['in the lower corner', { top: 740, right: 120, bottom: 780, left: 20 }, 'start', 'end'],
] as const)('HDR-6 POP-3 a panel opens to where there is room: %s', (_, button, block, inline) => {
  expect(choosePlacement(button, VIEWPORT)).toEqual({ block, inline });
});
