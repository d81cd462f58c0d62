import styled from 'styled-components';
import { Section } from './Layout.tsx';
import { nacreGlow } from './nacre.ts';

/** The first section of a page: at least the height of the viewport. */
export const HeroSection = styled(Section).attrs({ $headerOffset: true })`
  display: flex;
  flex-direction: column;
  min-height: 100svh;

  @media print {
    min-height: 0;
  }
`;

export const Glow = styled.div.attrs({ 'aria-hidden': true })`
  inset: 0;
  ${nacreGlow(0.22, [
    { hue: 2, size: '60% 40%', position: '50% 62%', extent: '72%' },
    { hue: 3, size: '50% 34%', position: '84% 74%', extent: '72%' },
    { hue: 1, size: '50% 34%', position: '10% 74%', extent: '72%' },
  ])}
`;
