/**
 * Handle length of a cubic curve along a superellipse of exponent 2.55 (the corners of phone, card
 * and app icon): its middle is at 2^(-1/2.55) = 0.762 of the radius, so k = (8 × 0.762 - 4) / 3.
 */
const HANDLE = 0.699;

/** A rectangle with superellipse corners; all in user units. */
export function squircle(x: number, y: number, w: number, h: number, r: number): string {
  const c = Math.min(r, w / 2, h / 2);
  const k = +(c * (1 - HANDLE)).toFixed(2);
  const right = x + w;
  const bottom = y + h;
  return [
    `M${x + c} ${y}H${right - c}`,
    `C${right - k} ${y} ${right} ${y + k} ${right} ${y + c}V${bottom - c}`,
    `C${right} ${bottom - k} ${right - k} ${bottom} ${right - c} ${bottom}H${x + c}`,
    `C${x + k} ${bottom} ${x} ${bottom - k} ${x} ${bottom - c}V${y + c}`,
    `C${x} ${y + k} ${x + k} ${y} ${x + c} ${y}Z`,
  ].join('');
}
