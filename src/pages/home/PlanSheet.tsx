import styled from 'styled-components';
import { ScreenPanel } from '../../features/app-screens/parts.tsx';
import { useTranslate } from '../../i18n/LocaleProvider.tsx';
import { DescriptionList } from '../../primitives/DescriptionList.tsx';
import { row } from '../../primitives/Layout.tsx';
import { cssVar, hiddenIn } from '../../theme/css.ts';
import { size } from '../../theme/generated/tokens.ts';
import { inRem, TEXT_STYLES } from '../../theme/text-styles.ts';

/** Beside the tile's copy, which keeps clear of it. */
export const PLAN_SHEET_WIDTH = '18.5rem';

/** What the AI wallet answers to the tile's request, whole beside it. Decorative: it can be tried below. */
export function PlanSheet() {
  const t = useTranslate();
  return (
    <Sheet data-surface="paper" aria-hidden>
      <p>
        <strong>{t('home.ai.plan')}</strong>
        {t('common.example')}
      </p>
      <DescriptionList
        items={[
          { name: t('home.ai.swapped'), value: t('home.ai.swapped.amount') },
          { name: t('home.ai.cost'), value: t('home.ai.swap-fee.amount') },
        ]}
      />
      <b>{t('home.ai.hold')}</b>
    </Sheet>
  );
}

const Sheet = styled(ScreenPanel)`
  display: none;
  position: absolute;
  inset: auto ${cssVar('space-8')} ${cssVar('space-8')} auto;
  width: ${PLAN_SHEET_WIDTH};
  color: ${cssVar('color-text-default')};

  @container (width >= ${inRem(size.tilePlanBeside)}) {
    display: flex;
  }

  > p {
    ${TEXT_STYLES.caption}
    ${row('3', 'space-between')}
    color: ${cssVar('color-text-muted')};
  }

  > p > strong {
    color: ${cssVar('color-text-default')};
  }

  > b {
    ${TEXT_STYLES.caption}
    padding: ${cssVar('space-4')} ${cssVar('space-5')};
    border-radius: ${cssVar('radius-pill')};
    background: ${cssVar('palette-ink-900')};
    color: ${cssVar('palette-paper-50')};
    font-weight: ${cssVar('font-weight-medium')};
    text-align: center;
  }

  ${hiddenIn('print, (forced-colors: active)')}
`;
