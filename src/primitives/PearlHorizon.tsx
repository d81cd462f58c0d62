import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { cssVar } from '../theme/css-var.ts';
import { media } from '../theme/media.ts';
import { Container, Section } from './Layout.tsx';
import { nacreGradient } from './nacre.ts';

type PearlHorizonProps = {
  id?: string;
  /** The top part of the pearl, in its full width. */
  picture: ReactNode;
  /** Fades out at the bottom, for a dark section below. */
  fadesOut?: boolean;
  children: ReactNode;
};

/** Centered copy above the top of a huge pearl. */
export function PearlHorizon({ id, picture, fadesOut = false, children }: PearlHorizonProps) {
  return (
    <Root id={id} data-surface="ink">
      <Copy>{children}</Copy>
      <Pearl $sinks={fadesOut}>
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
    position: absolute;
    inset: 12% -10% 0;
    background: ${nacreGradient(0.22, [{ hue: 2, size: '50% 44%', position: '50% 42%', extent: '72%' }])};
    pointer-events: none;

    @media (forced-colors: active) {
      display: none;
    }
  }

  ${media.mobile} {
    padding-bottom: 0;
  }
`;

const Copy = styled(Container)`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: ${cssVar('space-7')};
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

/** Crops all but the top of the pearl. */
const Pearl = styled.div<{ $sinks: boolean }>`
  position: relative;
  height: clamp(10rem, 24vw, 24rem);
  margin-top: ${cssVar('space-12')};
  ${({ $sinks }) =>
    $sinks &&
    css`
      mask-image: linear-gradient(${cssVar('palette-black')} 20%, transparent);
    `}

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
