import styled from 'styled-components';
import { linkUnderline } from '../../navigation/Link.tsx';
import { ROUTES } from '../../navigation/routes.ts';
import { SectionLink } from '../../navigation/SectionLink.tsx';
import { cssVar } from '../../theme/css.ts';

/** In a sentence of the Android guide: to the file check at its end (DL-7). */
export const FileCheckLink = styled(SectionLink).attrs({
  section: 'file-check',
  to: ROUTES.androidInstallGuide,
})`
  color: ${cssVar('color-text-default')};
  ${linkUnderline('0.25em')}

  /* It would only load the page again. */
  @media (scripting: none) {
    text-decoration: none;
    pointer-events: none;
  }
`;
