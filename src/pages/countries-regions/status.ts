import styled from 'styled-components';
import { cssVar, media } from '../../theme/css.ts';
import { TEXT_STYLES } from '../../theme/text-styles.ts';

/** The number of results, or a message that there are none. */
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

/** The disclaimer of the list. */
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
