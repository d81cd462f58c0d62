import styled from 'styled-components';
import { TITLE_AND_LEAD } from '../../primitives/Layout.tsx';
import { nacreStroke } from '../../primitives/nacre.ts';
import { TitledItems } from '../../primitives/TitledList.tsx';
import { condition, cssVar, media } from '../../theme/css.ts';
import { balancedText, narrowSection, TEXT_STYLES } from '../../theme/text-styles.ts';

const MARK = 'clamp(3.5rem, 6vw, 5.5rem)';
const MARK_GAP = `clamp(${cssVar('space-5')}, 4vw, ${cssVar('space-11')})`;

export const IconList = styled(TitledItems)`
  --mark: ${MARK};
  position: relative;

  &::before {
    content: '';
    position: absolute;
    inset: calc(-1 * ${cssVar('space-8')}) auto calc(-1 * ${cssVar('space-6')})
      calc(var(--mark) / 2);
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
    grid-template-columns: var(--mark) minmax(0, 6fr) minmax(0, 5fr);
    column-gap: ${MARK_GAP};
    align-items: center;
    padding-block: ${cssVar('space-6')};
  }

  /* Aligns the texts with the lead of a SectionHeader above. */
  @media not ${condition.belowLg} {
    > li {
      grid-template-columns: var(--mark) ${TITLE_AND_LEAD};
    }
  }

  > li + li::before {
    content: '';
    position: absolute;
    inset: 0 0 auto calc(var(--mark) + ${MARK_GAP});
    border-top: ${cssVar('size-hairline')} solid ${cssVar('color-line-subtle')};
  }

  /* A ring of nacre on the line. */
  > li > svg {
    width: var(--mark);
    height: var(--mark);
    padding: calc(var(--mark) * 0.27);
    border: ${cssVar('size-stroke')} solid transparent;
    border-radius: ${cssVar('radius-pill')};
    background:
      linear-gradient(${cssVar('color-surface-page')}, ${cssVar('color-surface-page')}) padding-box,
      ${nacreStroke} border-box;
    stroke-width: 1.5;

    @media (forced-colors: active) {
      border-color: CanvasText;
      background: Canvas;
    }
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
      grid-template: 'icon title' auto 'icon text' auto / var(--mark) minmax(0, 1fr);
      row-gap: ${cssVar('space-2')};
    }

    > li > svg {
      grid-area: icon;
    }
  }

  ${narrowSection} {
    &::before {
      display: none;
    }

    > li {
      grid-template: 'icon' auto 'title' auto 'text' auto / minmax(0, 1fr);
    }
  }
`;

/** Aligned with the titles of the list. */
export const AfterIconList = styled.div`
  margin-inline-start: calc(${MARK} + ${MARK_GAP});
  ${balancedText}

  ${narrowSection} {
    margin-inline-start: 0;
  }
`;
