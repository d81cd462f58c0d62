import styled from 'styled-components';
import { cssVar } from '../theme/css.ts';
import { linkUnderline } from './Link.tsx';
import { SectionLink } from './SectionLink.tsx';

/** In a sentence of a page that has the file check: to it (DL-7). `to` is that page. */
export const FileCheckLink = styled(SectionLink).attrs({ section: 'file-check' })`
  color: ${cssVar('color-text-default')};
  ${linkUnderline('0.25em')}

  /* It would only load the page again. */
  @media (scripting: none) {
    text-decoration: none;
    pointer-events: none;
  }
`;
