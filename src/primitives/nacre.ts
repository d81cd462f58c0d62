import { css } from 'styled-components';
import { cssVar } from '../theme/css-var.ts';

/** Where one light of nacre falls and how far it reaches, as the arguments of a radial gradient. */
type Glow = { hue: 1 | 2 | 3 | 4; size: string; position: string; extent: string };

/**
 * Nacre as light: soft radial gradients, one a hue, for `background`. `strength` from 0 to 1 is how
 * much of the ramp's colour remains; on ink about 0.2 is enough. Never behind small text on paper
 * at full strength: contrast is checked for the page's own ground.
 *
 * In sRGB: a colour made from another one is mixed in Oklab by default, which looks the same here
 * (at most 2 of 255) and takes twice the time to draw.
 */
export function nacreGradient(strength: number, lights: readonly Glow[]) {
  return css`
    ${lights
      .map(
        ({ hue, size, position, extent }) =>
          `radial-gradient(${size} at ${position} in srgb, rgb(from ${cssVar(`gradient-nacre-${hue}`)} r g b / ${strength}), transparent ${extent})`,
      )
      .join(', ')}
  `;
}

/** Light from both upper corners and from below: for a small frame. */
export const CORNER_GLOWS: readonly Glow[] = [
  { hue: 1, size: '70% 60%', position: '20% 10%', extent: '70%' },
  { hue: 2, size: '70% 60%', position: '90% 20%', extent: '72%' },
  { hue: 3, size: '80% 60%', position: '60% 100%', extent: '75%' },
];

/** The site's one gradient stroke, from blush to mint. */
export const nacreStroke = `linear-gradient(100deg, ${cssVar('gradient-nacre-1')}, ${cssVar('gradient-nacre-2')} 36%, ${cssVar('gradient-nacre-3')} 68%, ${cssVar('gradient-nacre-4')})`;
