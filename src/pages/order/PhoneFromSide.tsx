import { useId } from 'react';
import styled from 'styled-components';
import { phoneSide } from '../../assets/images/phone-side.ts';
import { Picture } from '../../primitives/Picture.tsx';
import { condition, cssVar, hiddenIn } from '../../theme/css.ts';
import type { TokenName } from '../../theme/generated/tokens.ts';

const SIZES = `${condition.phone} 32vw, min(17vw, 19rem)`;

/** In px of the largest picture. */
const VIEW_BOX = '0 0 340 1246';
/** The back, without flash and pearl. */
const BACK =
  'M69 150C69 70 80 12 118 13C150 22 230 60 277 85C315 106 337 150 337.5 230V1140C337 1200 315 1236 277 1235L130 1227C95 1222 62 1180 62 1085Z' +
  'M118 132a13 23 0 1 0 26 0a13 23 0 1 0-26 0ZM196 727a15 31 0 1 0 30 0a15 31 0 1 0-30 0Z';

/** The phone from its side. The picture has the back in shade; the overlay gives it the light of the rear view. */
export function PhoneFromSide() {
  const nacre = useId();
  return (
    <Root>
      <svg viewBox={VIEW_BOX} aria-hidden>
        <path d={BACK} />
      </svg>
      <Picture data={phoneSide} alt="" sizes={SIZES} />
      <svg viewBox={VIEW_BOX} aria-hidden>
        <linearGradient id={nacre} x2="0.2" y2="1">
          <stop />
          <stop offset="0.3" />
          <stop offset="0.64" />
          <stop offset="1" />
        </linearGradient>
        <path d={BACK} fill={`url(#${nacre})`} fillRule="evenodd" />
      </svg>
    </Root>
  );
}

/** Color dodge with this color makes the shaded back as bright as the lit one. Black lenses stay black. */
const light = (hue: TokenName, share: number) =>
  `stop-color: rgb(from ${cssVar(hue)} calc(r * ${share}) calc(g * ${share}) calc(b * ${share}));`;

const Root = styled.div`
  position: relative;
  isolation: isolate;

  > picture > img {
    width: 100%;
  }

  > svg {
    position: absolute;
    inset: 0;

    ${hiddenIn('(forced-colors: active)')}
  }

  /* The background until the picture loads: without it, the color-dodge overlay would be a dark shape. */
  > :first-child {
    z-index: -1;
    fill: color-mix(in srgb, ${cssVar('palette-white')} 62%, ${cssVar('palette-black')});
  }

  > :last-child {
    mix-blend-mode: color-dodge;
  }

  stop:nth-child(1) {
    ${light('gradient-nacre-1', 0.36)}
  }

  stop:nth-child(2) {
    ${light('gradient-nacre-2', 0.4)}
  }

  stop:nth-child(3) {
    ${light('gradient-nacre-3', 0.36)}
  }

  stop:nth-child(4) {
    ${light('gradient-nacre-4', 0.35)}
  }
`;
