import styled, { css } from 'styled-components';
import { ScreenPanel } from '../../features/app-screens/parts.tsx';
import { useTranslate } from '../../i18n/LocaleProvider.tsx';
import { DescriptionList, DescriptionRow } from '../../primitives/DescriptionList.tsx';
import { row } from '../../primitives/Layout.tsx';
import { cssVar, hiddenIn, media } from '../../theme/css.ts';
import { container } from '../../theme/generated/tokens.ts';
import { inRem, TEXT_STYLES } from '../../theme/text-styles.ts';
import { EXAMPLE_REQUESTS } from './ai-demo/example-requests.ts';

/** Lines that fit in the tile. */
const LINES = 3;

/** Width of the plan beside the tile's copy, which does not overlap it. */
export const PLAN_SHEET_WIDTH = '18.5rem';

/** The first lines of the AI wallet's answer to the request in the tile. Decorative: the demo is in the section below. */
export function PlanSheet() {
  const t = useTranslate();
  return (
    <Sheet data-surface="paper" aria-hidden>
      <p>
        <strong>{t('home.ai.plan')}</strong>
        {t('common.example')}
      </p>
      <DescriptionList
        items={EXAMPLE_REQUESTS.swap.plan
          .slice(0, LINES)
          .map(({ name, value }) => ({ name: t(name), value: t(value) }))}
      />
      <b>{t('home.ai.hold')}</b>
    </Sheet>
  );
}

/** In a tile with room for request and plan side by side, below the copy. */
export const planInRow = `@container (${inRem(container.tilePlanInRow)} <= width < ${inRem(container.tilePlanBeside)})`;

/** On a phone or a tablet, in a tile too narrow for request and plan side by side. */
export const planBelow = (rules: ReturnType<typeof css>) => css`
  ${media.belowLg} {
    @container (width < ${inRem(container.tilePlanInRow)}) {
      ${rules}
    }
  }
`;

/** The request and its plan. The plan is beside the copy, beside the request, or below the request. */
export const RequestAndPlan = styled.div`
  display: flex;
  flex: 1;
  align-items: flex-end;
  margin-top: ${cssVar('space-4')};

  ${planInRow} {
    align-items: stretch;
    gap: ${cssVar('space-4')};
  }

  ${planBelow(css`
    flex-direction: column;
    align-items: stretch;
    justify-content: flex-end;
    gap: ${cssVar('space-2')};
    margin-top: 0;
  `)}
`;

/** Width in rem below which the title and its note do not fit one line. */
const SLIM = 15;
/** Width in rem below which a name and its amount do not fit one line. */
const SLIMMEST = 12.5;

const Sheet = styled(ScreenPanel)`
  display: none;
  gap: ${cssVar('space-2')};
  padding: ${cssVar('space-3')} ${cssVar('space-4')};
  color: ${cssVar('color-text-default')};

  > p {
    ${TEXT_STYLES.caption}
    ${row('3', 'space-between')}
    color: ${cssVar('color-text-muted')};
  }

  > p > strong {
    color: ${cssVar('color-text-default')};
  }

  ${DescriptionRow} {
    ${TEXT_STYLES.label}
    column-gap: ${cssVar('space-3')};
    padding-block: ${cssVar('space-1')};
  }

  ${DescriptionRow}:last-child {
    padding-bottom: 0;
    border-bottom: 0;
  }

  > b {
    ${TEXT_STYLES.caption}
    display: none;
    padding: ${cssVar('space-3')};
    border-radius: ${cssVar('radius-pill')};
    background: ${cssVar('palette-ink-900')};
    color: ${cssVar('palette-paper-50')};
    font-weight: ${cssVar('font-weight-medium')};
    text-align: center;
  }

  ${planBelow(css`
    display: flex;

    /* The request above it says the same. */
    ${DescriptionRow}:first-child {
      display: none;
    }
  `)}

  ${media.mobile} {
    /* No room for the title: it is hidden, and the note is at the end of the plan. */
    @container (width < ${SLIM}rem) {
      > p {
        order: 1;
      }

      > p > strong {
        display: none;
      }

      > dl {
        border-top: 0;
      }

      ${DescriptionRow} {
        ${TEXT_STYLES.caption}
        column-gap: ${cssVar('space-2')};
      }
    }

    @container (width < ${SLIMMEST}rem) {
      display: none;
    }
  }

  ${planInRow} {
    display: flex;
    flex: 0 0 15rem;
    padding: ${cssVar('space-4')};

    > dl {
      flex: 1;
      display: flex;
      flex-direction: column;
    }

    ${DescriptionRow} {
      flex: 1;
      align-items: center;
    }
  }

  @container (width >= ${inRem(container.tilePlanBeside)}) {
    display: flex;
    gap: ${cssVar('space-4')};
    position: absolute;
    inset: auto ${cssVar('space-8')} ${cssVar('space-8')} auto;
    width: ${PLAN_SHEET_WIDTH};
    padding: ${cssVar('space-5')};

    ${DescriptionRow} {
      ${TEXT_STYLES.bodySm}
      padding-block: ${cssVar('space-3')};
    }

    ${DescriptionRow}:last-child {
      padding-bottom: ${cssVar('space-3')};
      border-bottom: ${cssVar('size-hairline')} solid ${cssVar('color-line-subtle')};
    }

    > b {
      display: block;
    }
  }

  ${hiddenIn('print, (forced-colors: active)')}
`;
