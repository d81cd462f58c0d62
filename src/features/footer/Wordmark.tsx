import styled from 'styled-components';
import { whitePearl } from '../../assets/images/white-pearl.ts';
import { renderWhenNear } from '../../primitives/content-visibility.ts';
import { Picture } from '../../primitives/Picture.tsx';
import { BRAND } from '../../site.ts';
import { cssVar, hiddenIn } from '../../theme/css.ts';
import { size } from '../../theme/generated/tokens.ts';

/** A pearl replaces the last o of the name. */
const PEARL_ENDS = BRAND.short.endsWith('o');
/** Three quarters of the resolution: the pearl has no fine details, and the image loads on every page. */
const PEARL_SIZES = `min(17vw, ${size.popupSmall * 0.75}px)`;

/** The end of the page crops the name to three quarters of its height, below the point where the U starts to curve. */
export function Wordmark() {
  return (
    <Root aria-hidden translate="no">
      {PEARL_ENDS ? BRAND.short.slice(0, -1) : BRAND.short}
      {PEARL_ENDS && <Picture data={whitePearl} alt="" sizes={PEARL_SIZES} />}
    </Root>
  );
}

const Root = styled.div`
  display: flex;
  justify-content: center;
  height: 0.64em;
  margin-top: ${cssVar('space-8')};
  /* As wide as the space before the U, so that what is visible is centered. */
  padding-inline-end: 0.05em;
  font-family: ${cssVar('font-family-display')};
  font-size: clamp(9rem, 46vw, 35rem);
  line-height: 0.9;
  letter-spacing: -0.06em;
  background: linear-gradient(${cssVar('palette-ink-600')} 20%, ${cssVar('palette-ink-800')});
  background-clip: text;
  color: transparent;
  user-select: none;

  > picture {
    flex: none;
    width: 0.575em;
    ${renderWhenNear('1')}
    /* Round glyphs overshoot the height of flat glyphs. */
    margin-top: 0.235em;
    margin-inline-start: 0.045em;
  }

  img {
    width: 100%;
  }

  ${hiddenIn('(forced-colors: active), print')}
`;
