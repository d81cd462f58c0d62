import styled from 'styled-components';
import { whitePearl } from '../../assets/images/white-pearl.ts';
import { nacreStroke } from '../../primitives/nacre.ts';
import { Picture } from '../../primitives/Picture.tsx';
import { condition, cssVar, hiddenIn, media } from '../../theme/css.ts';

const PEARL_SIZES = `${condition.mobile} 3rem, 13.5rem`;

/** The icon to look for on the phone, large. */
export function AppIcon() {
  return (
    <Tile>
      <Picture data={whitePearl} alt="" sizes={PEARL_SIZES} />
    </Tile>
  );
}

/** As a squared cosine: neither the middle nor the end of the light is seen as an edge. */
const FADE = [1, 0.96, 0.85, 0.69, 0.5, 0.31, 0.15, 0.04, 0];
const fading = FADE.map((alpha) => `rgb(from ${cssVar('palette-white')} r g b / ${alpha})`).join();

/** Nacre at a low alpha is gray on ink unless it is deeper; blush would be brown. */
const deep = (hue: 2 | 3) => `oklch(from ${cssVar(`gradient-nacre-${hue}`)} 0.73 calc(c * 2) h)`;

const Tile = styled.div`
  --side: min(clamp(10rem, min(19vw, 4.25rem + 14.2vw), 21.25rem), 50svh);
  position: relative;
  display: grid;
  place-items: center;
  width: var(--side);
  height: var(--side);
  border: ${cssVar('size-stroke')} solid transparent;
  border-radius: calc(var(--side) * 0.26);
  background:
    linear-gradient(160deg, ${cssVar('palette-ink-700')}, ${cssVar('palette-ink-900')}) padding-box,
    ${nacreStroke} border-box;

  &::before {
    content: '';
    position: absolute;
    inset: -75% -150%;
    z-index: -1;
    opacity: 0.36;
    background: linear-gradient(100deg in srgb, ${deep(2)} 34%, ${deep(3)} 84%);
    mask-image: radial-gradient(closest-side, ${fading});
    pointer-events: none;

    ${hiddenIn('(forced-colors: active)')}
  }

  img {
    width: calc(var(--side) * 0.62);
  }

  ${media.mobile} {
    --side: 4.5rem;

    &::before {
      inset: -150% -300%;
    }
  }

  ${hiddenIn(`${condition.mobile} and ${condition.landscapePhone}, print`)}
`;
