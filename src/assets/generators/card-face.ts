/**
 * The map of UCard's face: red is engraved, blue is the chip's recess, green its contacts. The
 * brand is the only text, and there is no cardholder's name.
 */
import { BRAND } from '../../site.ts';
import type { Drawing } from './browser.ts';

/** CSS px per centimeter; a card is 8.56 by 5.398 cm (ISO/IEC 7810). */
const CM = 100;
const WIDE = 8.56;
const TALL = 5.398;

/** Centimeters from the card's center, y up, to px. */
const x = (cm: number) => ((cm + WIDE / 2) * CM).toFixed(2);
const y = (cm: number) => ((TALL / 2 - cm) * CM).toFixed(2);

const CHIP = { x: -2.98, y: 0.12, wide: 1.22, tall: 0.98 };
const WAVES = { x: -1.96, y: 0.12, from: 0.16, step: 0.135, count: 4, half: 42 };

function waves(): string {
  const halfAngle = (WAVES.half * Math.PI) / 180;
  return Array.from({ length: WAVES.count }, (_, index) => {
    const r = WAVES.from + WAVES.step * index;
    const dx = r * Math.cos(halfAngle);
    const dy = r * Math.sin(halfAngle);
    return `<path d="M${x(WAVES.x + dx)} ${y(WAVES.y - dy)}A${r * CM} ${r * CM} 0 0 0 ${x(WAVES.x + dx)} ${y(WAVES.y + dy)}" fill="none" stroke="#f00" stroke-width="6" stroke-linecap="round"/>`;
  }).join('');
}

/** Eight contacts around a round one, separated by hairlines. */
function chip(): string {
  const [cx, cy] = [Number(x(CHIP.x)), Number(y(CHIP.y))];
  const [w, h] = [CHIP.wide * CM, CHIP.tall * CM];
  const box = (inset: number, fill: string) =>
    `<rect x="${cx - w / 2 + inset}" y="${cy - h / 2 + inset}" width="${w - 2 * inset}" height="${h - 2 * inset}" rx="${20 - inset}" fill="${fill}"/>`;
  const hair = (path: string) => `<path d="${path}" fill="none" stroke="#00f" stroke-width="1"/>`;
  const r = 21;
  const third = h / 3;
  const lines = [-1, 1].flatMap((side) => [
    hair(`M${cx + side * r} ${cy}H${cx + (side * w) / 2}`),
    hair(
      `M${cx + side * r * 0.72} ${cy - r * 0.7}L${cx + side * w * 0.26} ${cy - third * 0.62}H${cx + (side * w) / 2}`,
    ),
    hair(
      `M${cx + side * r * 0.72} ${cy + r * 0.7}L${cx + side * w * 0.26} ${cy + third * 0.62}H${cx + (side * w) / 2}`,
    ),
    hair(`M${cx} ${cy + side * r}V${cy + (side * h) / 2}`),
  ]);
  return `${box(-0.9, '#00f')}${box(0.9, '#0ff')}${lines.join('')}<circle cx="${cx}" cy="${cy}" r="${r}" fill="#0ff" stroke="#00f" stroke-width="1"/>`;
}

export function cardDrawing(): Drawing {
  const width = WIDE * CM;
  const height = 540;
  const word = `<text x="${x(-2.83)}" y="${y(1.5)}" fill="#f00" font-family="Unio Display" font-weight="480" font-size="102" letter-spacing="-3.2">${BRAND.short}</text>`;
  return {
    markup: `<svg width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${word}${waves()}${chip()}</svg>`,
    style: 'body{background:#000}svg{display:block}',
    width,
    height,
    scale: 6,
  };
}
