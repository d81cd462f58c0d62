import { css } from 'styled-components';
import { cssVar, hiddenIn } from '../theme/css.ts';

type Glow = { hue: 1 | 2 | 3 | 4; size: string; position: string; extent: string };

/**
 * Nacre, the brand's pearl gradient: radial glows. `alpha` is 0 to 1, on ink about 0.2. Do not use 1
 * behind small text on paper: contrast is tested against the plain surface. Uses sRGB, because Oklab,
 * the default for relative colors, paints half as fast.
 */
export function nacreGradient(alpha: number, glows: readonly Glow[]) {
  return css`
    ${glows
      .map(
        ({ hue, size, position, extent }) =>
          `radial-gradient(${size} at ${position} in srgb, rgb(from ${cssVar(`gradient-nacre-${hue}`)} r g b / ${alpha}), transparent ${extent})`,
      )
      .join(', ')}
  `;
}

export const CORNER_GLOWS: readonly Glow[] = [
  { hue: 1, size: '70% 60%', position: '20% 10%', extent: '70%' },
  { hue: 2, size: '70% 60%', position: '90% 20%', extent: '72%' },
  { hue: 3, size: '80% 60%', position: '60% 100%', extent: '75%' },
];

/** The brand's gradient for lines and borders. */
export const nacreStroke = 'var(--nacre-stroke)';

/** A decorative glow, positioned absolutely. */
export const nacreGlow = (alpha: number, glows: readonly Glow[]) => css`
  position: absolute;
  background: ${nacreGradient(alpha, glows)};
  pointer-events: none;

  ${hiddenIn('(forced-colors: active)')}
`;

/** A squared cosine: neither the middle nor the end of the light has a visible edge. */
const FADE = [1, 0.96, 0.85, 0.69, 0.5, 0.31, 0.15, 0.04, 0];
const fadeStops = FADE.map(
  (alpha) => `rgb(from ${cssVar('palette-white')} r g b / ${alpha})`,
).join();

/** A nacre hue, cubed: on a dark surface, the pale tones would look gray. */
const nacreOnInk = (hue: 1 | 2 | 3) =>
  `rgb(from ${cssVar(`gradient-nacre-${hue}`)} calc(r * r * r / 65025) calc(g * g * g / 65025) calc(b * b * b / 65025))`;

/** The light of nacre behind an object on ink: an ellipse in the box that `inset` gives it. */
export const nacreHalo = css`
  position: absolute;
  background: linear-gradient(
    100deg in srgb,
    ${nacreOnInk(1)} 26%,
    ${nacreOnInk(2)} 46%,
    ${nacreOnInk(3)} 74%
  );
  mask-image: radial-gradient(closest-side, ${fadeStops});
  pointer-events: none;

  ${hiddenIn('(forced-colors: active)')}
`;
