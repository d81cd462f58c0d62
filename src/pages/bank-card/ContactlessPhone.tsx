import type { ReactNode } from 'react';
import styled from 'styled-components';
import { CardScreen } from '../../features/app-screens/CardScreen.tsx';
import { column, Split, TITLE_AND_LEAD } from '../../primitives/Layout.tsx';
import { condition, cssVar, hiddenIn } from '../../theme/css.ts';
import { stackedSection } from '../../theme/text-styles.ts';
import { nacreGradient, nacreStroke } from '../../primitives/nacre.ts';

/** Copy beside a phone that pays and emits rings. */
export function ContactlessPhone({ children }: { children: ReactNode }) {
  return (
    <Columns>
      <Copy>{children}</Copy>
      <Signal>
        <Handset>
          <Rings aria-hidden />
          <CardScreen />
        </Handset>
      </Signal>
    </Columns>
  );
}

/** The phone is in the column where a SectionHeader has its lead. */
const Columns = styled(Split).attrs({ $align: 'stretch' })`
  @media not ${condition.belowLg} {
    grid-template-columns: ${TITLE_AND_LEAD};
    column-gap: ${cssVar('space-6')};
  }
`;

const Copy = styled.div`
  position: relative;
  z-index: ${cssVar('z-raised')};
  ${column('10')}
  max-width: 36rem;
  padding-bottom: ${cssVar('space-15')};

  ${stackedSection} {
    gap: ${cssVar('space-9')};
    max-width: none;
    padding-bottom: 0;
  }
`;

/** The phone is never cropped, however long its texts are. The rings extend above it. */
const Signal = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: end;
  justify-items: center;
  padding-block: 8rem ${cssVar('space-12')};

  ${stackedSection} {
    padding-top: ${cssVar('space-14')};
  }

  ${hiddenIn('print')}
`;

const Handset = styled.div`
  /* On a dark surface, a shadow would only darken the glow around the phone. */
  --phone-shadow: transparent;
  position: relative;
  width: 22rem;
  max-width: 100%;

  ${stackedSection} {
    width: 18rem;
  }
`;

const Rings = styled.div`
  --step: 4.5rem;
  --copy-clearance: 24vw;
  position: absolute;
  top: 2rem;
  left: 50%;
  width: 54rem;
  aspect-ratio: 1;
  translate: -50% -50%;
  /* At a fractional pixel position, the edge of a masked box is visible. */
  clip-path: circle(48%);

  /* The copy, up to 36rem wide, and its rules end closer to the phone, the narrower the page is. */
  @media not ${condition.belowLg} {
    --copy-clearance: clamp(4rem, 74vw - 36rem, 24vw);
  }

  &::before,
  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }

  &::before {
    background: ${nacreGradient(0.26, [
      { hue: 2, size: '50% 48%', position: '50% 50%', extent: '100%' },
      { hue: 3, size: '30% 40%', position: '70% 58%', extent: '100%' },
      { hue: 1, size: '30% 38%', position: '30% 58%', extent: '100%' },
    ])};
    mask-image: radial-gradient(closest-side, ${cssVar('palette-black')} 40%, transparent 96%);
  }

  &::after {
    background: ${nacreStroke};
    mask-image:
      repeating-radial-gradient(
        circle,
        transparent 0 calc(var(--step) - 2px),
        ${cssVar('palette-black')} calc(var(--step) - 1px),
        transparent var(--step)
      ),
      radial-gradient(circle closest-side, ${cssVar('palette-black')} 30%, transparent),
      /* None at the edge of the section, which would cut them. */
      linear-gradient(transparent 16%, ${cssVar('palette-black')} 34%),
      /* No rings behind the copy. */
      linear-gradient(
        to right,
        transparent calc(50% - var(--copy-clearance)),
        ${cssVar('palette-black')} calc(50% - var(--copy-clearance) / 2)
      );
    mask-composite: intersect;
  }

  ${hiddenIn('(forced-colors: active)')}

  ${stackedSection} {
    --step: 2.75rem;
    --copy-clearance: 100rem;
    /* The rings stay below the copy. */
    top: 1.5rem;
    width: 20rem;
  }
`;
