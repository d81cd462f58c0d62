import { css } from 'styled-components';
import { media } from '../../theme/css.ts';
import { breakpoint } from '../../theme/generated/tokens.ts';
import { inRem, twoColumnSection } from '../../theme/text-styles.ts';

type Rules = ReturnType<typeof css>;

/** In a portrait layout that is wide enough for the phone beside the terms. */
export const phoneBesideTerms = (rules: Rules) => css`
  ${media.portrait} {
    ${twoColumnSection} {
      ${rules}
    }
  }
`;

/** On a phone in landscape: title, terms and actions fit on one screen, beside the whole phone. */
export const landscapePhoneColumns = (rules: Rules) => css`
  ${media.landscapePhone} {
    @container section (width >= ${inRem(breakpoint.phone)}) {
      ${rules}
    }
  }
`;
