import { css } from 'styled-components';
import { media } from '../../theme/css.ts';
import { size } from '../../theme/generated/tokens.ts';
import { inRem } from '../../theme/text-styles.ts';

/** In a portrait layout that is wide enough for the phone beside the terms. */
export const phoneBesideTerms = (rules: ReturnType<typeof css>) => css`
  ${media.portrait} {
    @container section (width >= ${inRem(size.twoColumns)}) {
      ${rules}
    }
  }
`;
