import styled from 'styled-components';
import { TitledItems } from '../../primitives/TitledList.tsx';
import { condition, cssVar, media } from '../../theme/css.ts';
import { balancedText, narrowSection, TEXT_STYLES } from '../../theme/text-styles.ts';

export const PearlList = styled(TitledItems)`
  --pearl: clamp(4.5rem, 9vw, 8rem);
  position: relative;

  &::before {
    content: '';
    position: absolute;
    inset: calc(-1 * ${cssVar('space-8')}) auto calc(-1 * ${cssVar('space-14')})
      calc(var(--pearl) / 2);
    border-left: ${cssVar('size-hairline')} solid ${cssVar('color-line-strong')};
    mask-image: linear-gradient(
      transparent,
      ${cssVar('palette-black')} 12%,
      ${cssVar('palette-black')} 80%,
      transparent
    );
  }

  > li {
    position: relative;
    display: grid;
    grid-template-columns: var(--pearl) minmax(0, 6fr) minmax(0, 5fr);
    column-gap: clamp(${cssVar('space-5')}, 4vw, ${cssVar('space-11')});
    align-items: center;
    padding-block: ${cssVar('space-6')};
  }

  /* Aligns the texts with the lead of a SectionHeader above. */
  @media not ${condition.belowLg} {
    > li {
      grid-template-columns: var(--pearl) minmax(0, 1fr) calc((100% - ${cssVar('space-6')}) / 3);
    }
  }

  > li + li::before {
    content: '';
    position: absolute;
    inset: 0 0 auto calc(var(--pearl) + clamp(${cssVar('space-5')}, 4vw, ${cssVar('space-11')}));
    border-top: ${cssVar('size-hairline')} solid ${cssVar('color-line-subtle')};
  }

  img {
    width: var(--pearl);
  }

  h3 {
    ${TEXT_STYLES.headingSm}
  }

  p {
    ${TEXT_STYLES.body}
    ${balancedText}
    color: ${cssVar('color-text-soft')};
  }

  ${media.mobile} {
    > li {
      grid-template: 'pearl title' auto 'pearl text' auto / var(--pearl) minmax(0, 1fr);
      row-gap: ${cssVar('space-2')};
    }

    picture {
      grid-area: pearl;
    }
  }

  ${narrowSection} {
    &::before {
      display: none;
    }

    > li {
      grid-template: 'pearl' auto 'title' auto 'text' auto / minmax(0, 1fr);
    }
  }
`;
