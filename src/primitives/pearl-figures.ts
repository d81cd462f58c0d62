import { css } from 'styled-components';
import { cssVar } from '../theme/css-var.ts';

/** Figures and words as large as a picture, `size` of their container high. */
export const giantText = (size: string) => css`
  font: 380 ${size} / 1 ${cssVar('font-family-display')};
  letter-spacing: -0.055em;

  /* The plate that is laid behind text there is as high as its line, and covers the words above (FAULT-71). */
  @media (forced-colors: active) {
    color: CanvasText;
    forced-color-adjust: none;
  }
`;

/**
 * For the parent of round pictures: each gets a soft shadow on the ground below it. `inset` is where
 * it lies in the picture's box, `height` how deep it is in hundredths of the container's width.
 */
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
