import { css } from 'styled-components';
import { cssVar } from '../theme/css-var.ts';

/** Display text as large as a picture; `size` is a CSS length. */
export const giantText = (size: string) => css`
  font: 380 ${size} / 1 ${cssVar('font-family-display')};
  letter-spacing: -0.055em;

  /* The backplate that forced colors add would cover the text above (FAULT-71). */
  @media (forced-colors: active) {
    color: CanvasText;
    forced-color-adjust: none;
  }
`;

/** For the parent of round pictures: a soft shadow below each. `height` is in cqi. */
export const contactShadow = (inset: string, height: number) => css`
  > picture {
    position: relative;
  }

  > picture > img {
    position: relative;
  }

  > picture::after {
    content: '';
    position: absolute;
    inset: ${inset};
    height: ${height}cqi;
    border-radius: 50%;
    background: rgb(from ${cssVar('palette-ink-900')} r g b / 0.28);
    filter: blur(${height * 0.44}cqi);
  }

  @media (forced-colors: active) {
    > picture::after {
      display: none;
    }
  }
`;
