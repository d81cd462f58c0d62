import styled from 'styled-components';
import { cssVar, media } from '../../theme/css.ts';
import { TEXT_STYLES } from '../../theme/text-styles.ts';

/** How many were found, or that there are none. */
export const SearchStatus = styled.p`
  ${TEXT_STYLES.body}
  color: ${cssVar('color-text-soft')};

  > b {
    ${TEXT_STYLES.headingXl}
    padding-inline-end: ${cssVar('space-2')};
    color: ${cssVar('color-text-default')};
    font-variant-numeric: tabular-nums;
  }

  &[data-empty='true'] {
    ${TEXT_STYLES.headingSm}
    color: ${cssVar('color-text-default')};
  }
`;

/** What the list does not promise. */
export const Note = styled.p`
  ${TEXT_STYLES.bodySm}
  max-width: 30rem;
  color: ${cssVar('color-text-soft')};
  line-height: var(--leading-body);
  text-wrap: balance;
  word-break: var(--word-break);

  ${media.phone} {
    font-size: ${cssVar('font-size-caption')};
  }
`;
