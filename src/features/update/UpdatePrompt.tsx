import { useEffect, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import styled from 'styled-components';
import { Button } from '../../primitives/Button.tsx';
import { Text } from '../../primitives/Text.tsx';
import { cssVar } from '../../theme/css-var.ts';
import { media } from '../../theme/media.ts';

type UpdatePromptProps = {
  /** The visitor wants the new version now. */
  onReload: () => void;
  /** Not now: the prompt goes, and the page stays as it is. */
  onLater: () => void;
};

/**
 * Says that a newer version of the site is ready (PWA-1). It asks for nothing: it takes no focus,
 * covers a corner only, and the page behind it works on.
 */
export function UpdatePrompt({ onReload, onLater }: UpdatePromptProps) {
  const [spoken, setSpoken] = useState(false);
  // A status is read out when its text changes, so it is there before its text is.
  useEffect(() => setSpoken(true), []);

  return (
    <Corner data-surface="paper">
      <Text as="div" role="status" $variant="label" $strong>
        {spoken && <FormattedMessage id="update.available" />}
      </Text>
      <Choices>
        <Button $size="small" onClick={onReload}>
          <FormattedMessage id="common.reload" />
        </Button>
        <Button $size="small" $variant="ghost" onClick={onLater}>
          <FormattedMessage id="update.later" />
        </Button>
      </Choices>
    </Corner>
  );
}

const Corner = styled.aside`
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

  @media (forced-colors: active) {
    border: ${cssVar('size-hairline')} solid;
  }

  ${media.reducedMotion} {
    transition: none;
  }

  @media print {
    display: none;
  }
`;

const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${cssVar('space-2')};
`;
