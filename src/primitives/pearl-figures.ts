import styled, { css } from 'styled-components';
import { cssVar } from '../theme/css.ts';

/** The lengths of its content are in cqi, so the proportions are the same at every width. */
export const CqiFrame = styled.div`
  container-type: inline-size;
`;

/** Display text as large as an image; `size` is a CSS length. */
export const giantText = (size: string) => css`
  font: 380 ${size} / 1 ${cssVar('font-family-display')};
  letter-spacing: -0.055em;

  /* The backplate that forced colors add would cover the text above (FAULT-71). */
  @media (forced-colors: active) {
    color: CanvasText;
    forced-color-adjust: none;
  }
`;

/** The currency code beside giant text, raised as on a price tag; `size` is a CSS length. */
export const currencyMark = (size: string) => css`
  flex: none;
  align-self: flex-start;
  margin-top: 0.35em;
  /* Heavier than the figure, because it is much smaller. */
  font: 560 ${size} / 1 ${cssVar('font-family-display')};
  letter-spacing: -0.02em;
`;

/** Ink with the violet of nacre, for shadows on paper. */
export const shade = (alpha: number) =>
  `rgb(from ${cssVar('palette-ink-900')} calc(r * 2) calc(g * 1.6) calc(b * 3) / ${alpha})`;

/** For the parent of round images: a soft shadow below each. `height` is in cqi. */
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
    background: radial-gradient(
      closest-side,
      ${shade(0.5)},
      ${shade(0.18)} 42%,
      ${shade(0.04)} 76%,
      transparent
    );
  }

  @media (forced-colors: active) {
    > picture::after {
      display: none;
    }
  }
`;
