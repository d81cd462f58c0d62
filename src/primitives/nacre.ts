import { css } from 'styled-components';
import { cssVar, hiddenIn } from '../theme/css.ts';

type Glow = { hue: 1 | 2 | 3 | 4; size: string; position: string; extent: string };

/**
 * Nacre, the brand's pearl gradient: radial glows. `alpha` is 0 to 1, on ink about 0.2. Not behind
 * small text on paper at 1: contrast is tested against the plain surface. In sRGB: Oklab, the
 * default for relative colors, paints half as fast.
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
