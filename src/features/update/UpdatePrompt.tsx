import { useDeferredValue } from 'react';
import styled from 'styled-components';
import { useTranslate } from '../../i18n/LocaleProvider.tsx';
import { Button } from '../../primitives/Button.tsx';
import { Stack } from '../../primitives/Layout.tsx';
import { Text } from '../../primitives/Text.tsx';
import { cssVar, forcedColorsBorder, hiddenIn, media } from '../../theme/css.ts';

type UpdatePromptProps = {
  /** `available`: a new version is ready; `saved-copy`: the page is a cached one (VER-6). */
  reason: 'available' | 'saved-copy';
  onReload: () => void;
  onLater: () => void;
};

/** Offers to reload into a new version (PWA-1), without taking the focus or blocking the page. */
export function UpdatePrompt({ reason, onReload, onLater }: UpdatePromptProps) {
  const t = useTranslate();
  // A live region is announced when its text changes, so it is rendered empty first.
  const isMounted = useDeferredValue(true, false);

  return (
    <Root data-surface="paper">
      <Text as="div" role="status" $variant="label" $strong>
        {isMounted && t(`update.${reason}`)}
      </Text>
      <Stack $row $wrap $gap="2">
        <Button $size="small" onClick={onReload}>
          {t('common.reload')}
        </Button>
        <Button $size="small" $variant="ghost" onClick={onLater}>
          {t('update.later')}
        </Button>
      </Stack>
    </Root>
  );
}

const Root = styled.aside`
  position: fixed;
  z-index: ${cssVar('z-header')};
  right: max(${cssVar('space-6')}, env(safe-area-inset-right));
  bottom: max(${cssVar('space-6')}, env(safe-area-inset-bottom));
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${cssVar('space-3')} ${cssVar('space-6')};
  max-width: calc(100vw - 2 * ${cssVar('space-6')});
  padding: ${cssVar('space-4')} ${cssVar('space-4')} ${cssVar('space-4')} ${cssVar('space-6')};
  background: ${cssVar('color-surface-raised')};
  color: ${cssVar('color-text-default')};
  border-radius: ${cssVar('radius-large')};
  box-shadow: ${cssVar('elevation-popup')};
  transition:
    opacity ${cssVar('duration-normal')} ${cssVar('easing-out')},
    translate ${cssVar('duration-normal')} ${cssVar('easing-out')};

  @starting-style {
    opacity: 0;
    translate: 0 ${cssVar('space-2')};
  }

  ${media.mobile} {
    left: max(${cssVar('space-4')}, env(safe-area-inset-left));
    right: max(${cssVar('space-4')}, env(safe-area-inset-right));
    bottom: max(${cssVar('space-4')}, env(safe-area-inset-bottom));
    max-width: none;
  }

  ${forcedColorsBorder}

  ${media.reducedMotion} {
    transition: none;
  }

  ${hiddenIn('print')}
`;
