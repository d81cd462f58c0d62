import { ArrowUp } from 'lucide';
import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { SectionLink } from '../../navigation/SectionLink.tsx';
import { Icon } from '../../primitives/Icon.tsx';
import { row } from '../../primitives/Layout.tsx';
import { nacreStroke } from '../../primitives/nacre.ts';
import { cssVar, hovered } from '../../theme/css.ts';
import { container } from '../../theme/generated/tokens.ts';
import { inRem, TITLE_SIZE } from '../../theme/text-styles.ts';
import { tileTitle } from './FeatureGrid.tsx';
import { planBelow, planInRow } from './PlanSheet.tsx';

/** Links to the demo of the AI wallet. */
export function RequestBox({ children }: { children: ReactNode }) {
  return (
    <Request section="ai-wallet">
      <span>{children}</span>
      <i aria-hidden>
        <Icon icon={ArrowUp} />
      </i>
    </Request>
  );
}

const Request = styled(SectionLink)`
  ${tileTitle}
  ${row('5', 'space-between')}
  flex: 1;
  padding: ${cssVar('space-5')} ${cssVar('space-6')};
  border: ${cssVar('size-stroke')} solid transparent;
  border-radius: ${cssVar('radius-large')};
  background:
    linear-gradient(${cssVar('color-surface-page')}, ${cssVar('color-surface-page')}) padding-box,
    ${nacreStroke} border-box;
  box-shadow: 0 0 ${cssVar('space-15')} rgb(from ${cssVar('gradient-nacre-2')} r g b / 0.22);

  > i {
    display: grid;
    flex: none;
    place-items: center;
    width: ${cssVar('size-target')};
    height: ${cssVar('size-target')};
    border-radius: ${cssVar('radius-pill')};
    background: ${cssVar('color-action-background')};
    color: ${cssVar('color-action-text')};
    transition: background-color ${cssVar('duration-fast')};
  }

  ${hovered(`> i { background: ${cssVar('color-action-hover')}; }`)}

  @container (width < ${inRem(container.tilePlanBeside)}) {
    padding: ${cssVar('space-4')} ${cssVar('space-5')};
  }

  /* As high as the plan beside it. */
  ${planInRow} {
    flex-direction: column;
    align-items: flex-start;
    gap: ${cssVar('space-2')};
    padding: ${cssVar('space-4')} ${cssVar('space-5')};

    > i {
      align-self: flex-end;
    }
  }

  ${planBelow(css`
    flex: none;
    gap: ${cssVar('space-2')};
    padding-inline: ${cssVar('space-4')};

    /* Two lines in every language on a phone of 360 px. */
    > span {
      font-size: min(0.85 * ${TITLE_SIZE}, 8.4cqi);
    }

    > i {
      width: ${cssVar('space-9')};
      height: ${cssVar('space-9')};
    }
  `)}
`;
