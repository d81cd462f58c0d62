import type { ReactNode } from 'react';
import styled from 'styled-components';
import { cssVar } from '../theme/css-var.ts';
import { media } from '../theme/media.ts';
import { column, Container, Section } from './Layout.tsx';
import { nacreGlow } from './nacre.ts';

type PearlHorizonProps = {
  id?: string;
  picture: ReactNode;
  /** Fades out at the bottom, for a dark section below. */
  fadesOut?: boolean;
  children: ReactNode;
};

export function PearlHorizon({ id, picture, fadesOut = false, children }: PearlHorizonProps) {
  return (
    <Root id={id} data-surface="ink">
      <Copy>{children}</Copy>
      <Pearl $fadesOut={fadesOut}>
        <div>
          <div data-motion="rise-in">{picture}</div>
        </div>
      </Pearl>
    </Root>
  );
}

const Root = styled(Section)`
  padding-bottom: 0;

  &::before {
    content: '';
    inset: 12% -10% 0;
    ${nacreGlow(0.22, [{ hue: 2, size: '50% 44%', position: '50% 42%', extent: '72%' }])}
  }

  ${media.mobile} {
    padding-bottom: 0;
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

const FADE_OUT = `linear-gradient(${cssVar('palette-black')} 20%, transparent)`;

const Pearl = styled.div<{ $fadesOut: boolean }>`
  position: relative;
  height: clamp(10rem, 24vw, 24rem);
  margin-top: ${cssVar('space-12')};
  ${({ $fadesOut }) => $fadesOut && `mask-image: ${FADE_OUT};`}

  > div {
    position: absolute;
    left: 50%;
    width: max(146vw, 56rem);
    translate: -50% 0;
  }

  /* The box of the whole pearl, which the motion's percentages refer to. */
  [data-motion] {
    aspect-ratio: 1;
  }

  img {
    width: 100%;
  }
`;
