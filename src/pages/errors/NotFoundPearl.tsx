import styled from 'styled-components';
import { cssVar } from '../../theme/css-var.ts';

/** A pearl that came to rest on a line, far to the end side, at the foot of a Stage. Decoration. */
export const NotFoundPearl = styled.div.attrs({ 'aria-hidden': true })`
  position: relative;
  margin-top: auto;
  padding-top: ${cssVar('space-9')};
  border-bottom: ${cssVar('size-hairline')} solid ${cssVar('color-line-strong')};

  img {
    width: clamp(11rem, 25vw, 24rem);
    margin-inline: auto 9vw;
    /* Its own edge is soft. */
    translate: 0 1.5%;
  }

  @media (forced-colors: active) {
    display: none;
  }
`;
