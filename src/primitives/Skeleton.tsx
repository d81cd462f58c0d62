import styled, { keyframes } from 'styled-components';
import { cssVar, media } from '../theme/css.ts';

const pulse = keyframes`
  50% { opacity: 0.4; }
`;

export const Skeleton = styled.span`
  display: block;
  width: 60%;
  height: ${cssVar('space-3')};
  border-radius: ${cssVar('radius-pill')};
  background: ${cssVar('color-line-subtle')};
  animation: ${pulse} ${cssVar('duration-skeleton-pulse')} infinite;

  ${media.reducedMotion} {
    animation: none;
  }
`;
