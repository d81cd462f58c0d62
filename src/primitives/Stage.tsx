import styled from 'styled-components';
import { cssVar } from '../theme/css-var.ts';
import { Section } from './Layout.tsx';

/** The opening of a page: at least the whole screen on one surface, under the fixed header. */
export const Stage = styled(Section).attrs({ $underHeader: true })`
  display: flex;
  flex-direction: column;
  min-height: 100svh;
`;

/** Nacre light on ink, behind what stands in front of it. Decoration. */
export const Glow = styled.div.attrs({ 'aria-hidden': true })`
  position: absolute;
  inset: 0;
  pointer-events: none;
  background:
    radial-gradient(
      60% 40% at 50% 62%,
      rgb(from ${cssVar('nacre-2')} r g b / 0.24),
      transparent 72%
    ),
    radial-gradient(
      50% 34% at 84% 74%,
      rgb(from ${cssVar('nacre-3')} r g b / 0.2),
      transparent 72%
    ),
    radial-gradient(
      50% 34% at 10% 74%,
      rgb(from ${cssVar('nacre-1')} r g b / 0.18),
      transparent 72%
    );

  @media (forced-colors: active) {
    display: none;
  }
`;
