import styled from 'styled-components';
import { whitePearl } from '../../assets/images/white-pearl.ts';
import { nacreGlow, nacreStroke } from '../../primitives/nacre.ts';
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
    inset: -60%;
    z-index: -1;
    ${nacreGlow(0.3, [{ hue: 2, size: '50% 50%', position: '50% 50%', extent: '100%' }])}
  }

  img {
    width: calc(var(--side) * 0.62);
  }

  ${media.mobile} {
    --side: 4.5rem;
  }

  ${hiddenIn(`${condition.mobile} and ${condition.landscapePhone}, print`)}
`;
