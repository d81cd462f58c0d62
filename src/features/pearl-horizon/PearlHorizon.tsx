import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { horizonPearl } from '../../assets/images/horizon-pearl.ts';
import { column, Container, Section } from '../../primitives/Layout.tsx';
import { Picture } from '../../primitives/Picture.tsx';
import { nacreGlow } from '../../primitives/nacre.ts';
import { condition, cssVar, fade, hiddenIn, media } from '../../theme/css.ts';

const PEARL_SIZES = `${condition.mobile} 56rem, 146vw`;

type PearlHorizonProps = {
  /** The surface of the section below, into which the pearl dissolves. */
  surfaceBelow: 'paper' | 'ink';
  children: ReactNode;
};

export function PearlHorizon({ surfaceBelow, children }: PearlHorizonProps) {
  return (
    <Root data-surface="ink" $noPaddingBottom>
      <Copy>{children}</Copy>
      <Pearl $surfaceBelow={surfaceBelow}>
        <div>
          <div data-motion="rise-in">
            <Picture data={horizonPearl} alt="" sizes={PEARL_SIZES} />
          </div>
        </div>
      </Pearl>
    </Root>
  );
}

const Root = styled(Section)`
  &::before {
    content: '';
    inset: 12% -10% 0;
    ${nacreGlow(0.22, [{ hue: 2, size: '50% 44%', position: '50% 42%', extent: '72%' }])}
  }
`;

const Copy = styled(Container)`
  ${column('7', 'center')}
  text-align: center;

  > div {
    justify-content: center;
  }

  ${media.mobile} {
    > div {
      width: min(100%, 26rem);
    }
  }
`;

const LILAC = `rgb(from ${cssVar('gradient-nacre-2')} calc(r * 0.62) calc(g * 0.58) calc(b * 0.86) / 0.8)`;

const INTO_INK = `mask-image: linear-gradient(${cssVar('palette-black')} 20%, transparent);`;

/** Radius that leaves out the picture's margin and a thin line of the pearl's rim. */
const DISC = '49.7%';

/** Fades the pearl to paper inside its outline. Ends above the section's end: the pearl is lower while it rises. */
const INTO_PAPER = css`
  [data-motion]::before {
    content: '';
    position: absolute;
    z-index: ${cssVar('z-raised')};
    inset: 0;
    clip-path: circle(${DISC});
    background: ${cssVar('palette-paper-50')};
    mask-image: ${fade(
      'to top',
      'calc(100% - var(--visible) * 0.92)',
      'calc(100% - var(--visible) * 0.22)',
    )};

    ${hiddenIn('(forced-colors: active)')}
  }
`;

const Pearl = styled.div<{ $surfaceBelow: PearlHorizonProps['surfaceBelow'] }>`
  /* On very wide screens at least 20.41vw, so that the pearl's edge reaches both sides. */
  --visible: clamp(10rem, 24vw, max(24rem, 21vw));
  position: relative;
  height: var(--visible);
  margin-top: ${cssVar('space-12')};
  ${({ $surfaceBelow }) => ($surfaceBelow === 'ink' ? INTO_INK : INTO_PAPER)}

  > div {
    position: absolute;
    left: 50%;
    width: max(146vw, 56rem);
    translate: -50% 0;
  }

  /* The box of the whole pearl, which the motion's percentages refer to. */
  [data-motion] {
    position: relative;
    isolation: isolate;
    aspect-ratio: 1;
  }

  /* The core of the picture is brown: this gives it the hue of nacre, and keeps its brightness. */
  [data-motion]::after {
    content: '';
    position: absolute;
    inset: 0;
    background: radial-gradient(closest-side, ${LILAC} 70%, transparent 96%);
    mix-blend-mode: color;

    ${hiddenIn('(forced-colors: active)')}
  }

  img {
    width: 100%;
  }
`;
