import styled from 'styled-components';
import { cssVar } from '../../theme/css.ts';

/** Above a host, between it and its button; in the popup, below it. */
export const LINK_HOST_GAP = cssVar('space-2');

/** Height of a host in one line. */
export const LINK_HOST_HEIGHT = `calc(${cssVar('font-size-caption')} * ${cssVar('leading-control')})`;

/** Height that a host adds to its button; document.css repeats it. */
export const LINK_HOST_SPACE = `calc(${LINK_HOST_GAP} + ${LINK_HOST_HEIGHT})`;

/** The host that a direct installation comes from, under its button (DL-6). */
export const LinkHost = styled.p`
  font-size: ${cssVar('font-size-caption')};
  line-height: ${cssVar('leading-control')};
  /* Legible on the glow of the download page, too. */
  color: ${cssVar('color-text-soft')};
  overflow-wrap: anywhere;
`;
