import styled from 'styled-components';
import { Container } from '../../primitives/Layout.tsx';
import { cssVar, hiddenIn } from '../../theme/css.ts';

/** A light with a natural falloff, so that no edge is visible: [alpha, distance in radii of a medium-sized pearl]. */
const HALO = [
  [0.5, 0.9],
  [0.32, 1.06],
  [0.18, 1.28],
  [0.09, 1.6],
  [0.035, 2],
  [0.01, 2.4],
  [0, 2.9],
] as const;

/** Limited: a larger pearl does not get a larger halo. */
const HALO_RADIUS = `min(var(--pearl) / 2, 13rem)`;

/** A nacre hue, cubed: on a dark surface, the pale tones would look gray. */
const nacreLight = (hue: 1 | 2 | 3, alpha: number) =>
  `rgb(from ${cssVar(`gradient-nacre-${hue}`)} calc(r * r * r / 65025) calc(g * g * g / 65025) calc(b * b * b / 65025) / ${alpha})`;

/** Around the pearl, which is in the middle of the lower edge; `shift` is in pearl radii. */
const halo = (hue: 1 | 2 | 3, strength: number, shift: number) =>
  `radial-gradient(circle at calc(50% + var(--pearl) / 2 * ${shift}) 100% in srgb, ${HALO.map(
    ([alpha, radii]) =>
      `${nacreLight(hue, alpha * strength)} calc(var(--pearl) / 2 + ${HALO_RADIUS} * ${radii - 1})`,
  ).join(', ')})`;

/** The right side of the picture is dark. This adds the rim of the light behind it there, too. */
const RIM = `radial-gradient(circle at 50% 100% in srgb, transparent calc(var(--pearl) * 0.44), ${[
  [0.1, 0.475],
  [0.34, 0.49],
  [0.85, 0.498],
  [0, 0.5],
]
  .map(
    ([alpha, radius]) =>
      `rgb(from ${cssVar('gradient-nacre-3')} r g b / ${alpha}) calc(var(--pearl) * ${radius})`,
  )
  .join(', ')})`;

const RIM_FADE = `linear-gradient(to right in srgb, transparent 54%, ${cssVar('palette-black')} 86%)`;

const SHADE = `radial-gradient(ellipse 34% 60% at 40% 68% in srgb, ${[
  [0.7, 0],
  [0.5, 50],
  [0, 100],
]
  .map(([alpha, stop]) => `rgb(from ${cssVar('palette-ink-800')} r g b / ${alpha}) ${stop}%`)
  .join(', ')})`;

/** The globe without its land and lights: rises from the hero's lower edge, in a halo. `--pearl` is its width. */
export const RisingPearl = styled(Container)`
  position: absolute;
  inset: 0;

  &::before {
    content: '';
    position: absolute;
    /* The pearl is in the middle. */
    right: calc(var(--pearl-right) - var(--pearl));
    bottom: calc(-1 * var(--pearl-drop));
    width: calc(var(--pearl) * 3);
    height: calc(var(--pearl) * 1.5);
    background: ${halo(3, 0.7, 0.2)}, ${halo(2, 0.7, 0)}, ${halo(1, 0.6, -0.26)};
    pointer-events: none;
  }

  > picture {
    position: absolute;
    right: var(--pearl-right);
    bottom: 0;
    overflow: clip;
    width: var(--pearl);
    height: calc(var(--pearl) / 2 - var(--pearl-drop));
  }

  > picture > img {
    width: 100%;
  }

  /* Darkens the highlight of the picture, which would be brighter than the lights. */
  > picture::before {
    content: '';
    position: absolute;
    inset: 0 0 calc(-1 * var(--pearl-drop));
    background: ${SHADE};
  }

  > svg {
    position: absolute;
    right: var(--pearl-right);
    bottom: calc(-1 * var(--pearl-drop));
    width: var(--pearl);
    max-width: none;
  }

  > picture::after {
    content: '';
    position: absolute;
    inset: 0 0 calc(-1 * var(--pearl-drop));
    background: ${RIM};
    mask-image: ${RIM_FADE};
  }

  ${hiddenIn('print, (forced-colors: active)')}
`;

/** Without results: the lower, light half of the hero's pearl, below the hero's edge. */
export const EmptyPearl = styled.div`
  height: calc(var(--pearl) / 2 + var(--pearl-drop) + ${cssVar('space-13')});

  > picture {
    position: absolute;
    right: var(--pearl-right);
    display: flex;
    align-items: end;
    overflow: clip;
    width: var(--pearl);
    height: calc(var(--pearl) / 2 + var(--pearl-drop));
  }

  > picture > img {
    width: 100%;
  }

  ${hiddenIn('(forced-colors: active)')}
`;
