import styled from 'styled-components';
import { BRAND } from '../../site.ts';
import { cssVar } from '../../theme/css.ts';
import type { TokenName } from '../../theme/generated/tokens.ts';

/** The front of UCard, as wide as its container, with everything where the rendered card has it. */
export function CardFace() {
  return (
    <Frame>
      <Face translate="no">
        <Disc />
        <Mark />
        <span>{BRAND.short}</span>
        <Chip />
        <Engraving viewBox={`0 0 ${WIDE} ${TALL}`} aria-hidden>
          <circle cx="130" cy="258" r="21" />
          {CONTACTS.map((path) => (
            <path key={path} d={path} />
          ))}
          <g>
            {WAVES.map((path) => (
              <path key={path} d={path} />
            ))}
          </g>
        </Engraving>
      </Face>
    </Frame>
  );
}

/** The card in tenths of a millimeter; the places are those of `card-face.ts` and `card.py`. */
const WIDE = 856;
const TALL = 540;

const length = (tenths: number) => `${Number(((tenths / WIDE) * 100).toFixed(3))}cqi`;

const circle = (x: number, y: number, radius: number) => `
  position: absolute;
  top: ${length(y - radius)};
  left: ${length(x - radius)};
  width: ${length(2 * radius)};
  aspect-ratio: 1;
  border-radius: 50%;
`;

/** The gaps between eight contacts around a round one. */
const CONTACTS = [
  'M109 258H69M151 258H191M130 237V209M130 279V307',
  'M115 243L98 238H69M145 243L162 238H191M115 273L98 278H69M145 273L162 278H191',
];

/** Contactless: concentric arcs, this far to either side of their middle. */
const HALF_ARC = (42 * Math.PI) / 180;
const WAVES = [16, 29.5, 43, 56.5].map((radius) => {
  const x = (232 + radius * Math.cos(HALF_ARC)).toFixed(1);
  const half = radius * Math.sin(HALF_ARC);
  return `M${x} ${(258 - half).toFixed(1)}a${radius} ${radius} 0 0 1 0 ${(2 * half).toFixed(1)}`;
});

/** Nacre darkened to metal; `light` from 0 to 1. */
const metal = (hue: TokenName, light: number) =>
  `rgb(from ${cssVar(hue)} calc(r * ${light}) calc(g * ${(light * 0.94).toFixed(2)}) calc(b * ${(light * 1.12).toFixed(2)}))`;

const Frame = styled.div`
  container-type: inline-size;
`;

/** Brushed metal under nacre light from the left, with one reflection across the card. */
const Face = styled.div`
  position: relative;
  aspect-ratio: ${WIDE} / ${TALL};
  overflow: hidden;
  border-radius: ${length(32)};
  background: linear-gradient(
    104deg,
    ${metal('gradient-nacre-2', 0.74)},
    ${metal('gradient-nacre-2', 0.5)} 26%,
    ${metal('gradient-nacre-2', 0.36)} 44%,
    ${metal('gradient-nacre-2', 0.84)} 60%,
    ${metal('gradient-nacre-2', 0.8)} 63%,
    ${metal('gradient-nacre-2', 0.4)} 73%,
    ${metal('gradient-nacre-3', 0.26)}
  );
  box-shadow: 0 1.5rem 2.5rem -1.25rem ${cssVar('palette-ink-alpha-56')};
  color: ${cssVar('palette-paper-50')};

  /* Its edge. */
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: inherit;
    box-shadow:
      inset 0 0 0 ${cssVar('size-hairline')} ${cssVar('palette-paper-alpha-14')},
      inset 0 ${cssVar('size-hairline')} ${cssVar('palette-paper-alpha-45')};
  }

  > span {
    position: absolute;
    top: ${length(36)};
    left: ${length(145)};
    font: 480 ${length(102)} / 1 ${cssVar('font-family-display')};
    letter-spacing: -0.03em;
  }

  @media (forced-colors: active) {
    border: ${cssVar('size-hairline')} solid;
    color: CanvasText;
  }
`;

/** The pearl in the metal, brushed in circles. */
const Disc = styled.i`
  ${circle(583, 280, 200)}
  background: conic-gradient(
    from 196deg,
    ${metal('gradient-nacre-2', 0.3)},
    ${metal('gradient-nacre-3', 0.62)} 20%,
    ${metal('gradient-nacre-3', 0.44)} 34%,
    ${metal('gradient-nacre-2', 0.24)} 48%,
    ${metal('gradient-nacre-2', 0.5)} 66%,
    ${metal('gradient-nacre-1', 0.56)} 76%,
    ${metal('gradient-nacre-2', 0.3)}
  );
  box-shadow:
    inset 0 0 0 ${cssVar('size-hairline')} ${cssVar('palette-ink-alpha-56')},
    0 0 0 ${cssVar('size-hairline')} ${cssVar('palette-paper-alpha-45')};
`;

/** The pearl before the name. */
const Mark = styled.i`
  ${circle(92, 87, 33)}
  background: linear-gradient(
    168deg,
    ${metal('gradient-nacre-2', 0.7)} 24%,
    ${cssVar('gradient-nacre-1')} 52%,
    ${cssVar('gradient-nacre-3')} 66%,
    ${metal('gradient-nacre-2', 0.64)}
  );
  box-shadow: inset 0 0 0 ${cssVar('size-hairline')} ${cssVar('palette-ink-alpha-56')};
`;

const Chip = styled.i`
  position: absolute;
  top: ${length(209)};
  left: ${length(69)};
  width: ${length(122)};
  height: ${length(98)};
  border-radius: ${length(20)};
  background: linear-gradient(
    168deg,
    ${cssVar('palette-paper-400')},
    ${cssVar('palette-paper-200')} 40%,
    ${cssVar('gradient-nacre-1')}
  );
  box-shadow: 0 0 0 ${cssVar('size-hairline')} ${cssVar('palette-ink-alpha-56')};
`;

/** The chip's contacts and the sign of contactless payment. */
const Engraving = styled.svg`
  position: absolute;
  inset: 0;
  fill: none;
  stroke: ${cssVar('palette-ink-alpha-56')};
  stroke-width: 2;

  > g {
    stroke: ${cssVar('gradient-nacre-2')};
    stroke-width: 7;
    stroke-linecap: round;
  }

  @media (forced-colors: active) {
    stroke: CanvasText;

    > g {
      stroke: CanvasText;
    }
  }
`;
