import styled from 'styled-components';
import { cssVar } from '../../theme/css.ts';

/** Height of a host in one line; document.css repeats it. */
export const LINK_HOST_HEIGHT = `calc(${cssVar('font-size-caption')} * ${cssVar('leading-control')})`;

/** The host that an enterprise link leads to, under its button (DL-6). */
export const LinkHost = styled.p`
  font-size: ${cssVar('font-size-caption')};
  line-height: ${cssVar('leading-control')};
  color: ${cssVar('color-text-muted')};
  overflow-wrap: anywhere;
`;
