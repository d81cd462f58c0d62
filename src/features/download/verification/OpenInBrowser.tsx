import { useId } from 'react';
import { Compass } from 'lucide';
import { Icon } from '../../../primitives/Icon.tsx';
import styled from 'styled-components';
import { useTranslate } from '../../../i18n/LocaleProvider.tsx';
import type { InAppBrowser } from '../../../browser/in-app-browser.ts';
import { useSiteAddress } from '../../../browser/use-site-address.ts';
import { icon } from '../../../primitives/Layout.tsx';
import { Caption, Text } from '../../../primitives/Text.tsx';
import { cssVar, forcedColorsBorder } from '../../../theme/css.ts';
import { TEXT_STYLES } from '../../../theme/text-styles.ts';
import { CopyButton, useCopyToClipboard } from './CopyButton.tsx';
import { downloadPageUrl } from '../download-options.ts';

/**
 * Asks to open the page in the phone's browser: a button copies the URL. If denied, shows it to select (FAULT-35).
 */
export function OpenInBrowser({ app }: { app: InAppBrowser }) {
  const t = useTranslate();
  const titleId = useId();
  const { copy, stateOf } = useCopyToClipboard<'url'>();
  const state = stateOf('url');
  const url = downloadPageUrl(useSiteAddress()().url);

  return (
    <Hint aria-labelledby={titleId} data-app={app}>
      <Icon icon={Compass} />
      <Text id={titleId} $variant="bodySm" $strong>
        {t('verify.browser.title')}
      </Text>
      <Caption $color="soft">{t('verify.browser.text', { app })}</Caption>
      <Action>
        <CopyButton state={state} onCopy={() => copy('url', url)} label="verify.browser.copy" />
        <div role="status">
          {state === 'denied' && (
            <>
              <Caption $color="soft">{t('verify.browser.denied')}</Caption>
              <SelectAllText>{url}</SelectAllText>
            </>
          )}
        </div>
      </Action>
    </Hint>
  );
}

const Hint = styled.aside`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${cssVar('space-2')} ${cssVar('space-3')};
  align-content: start;
  width: 100%;
  max-width: ${cssVar('size-prose')};
  min-height: ${cssVar('size-hint-placeholder')};
  padding: ${cssVar('space-5')};
  border-radius: ${cssVar('radius-large')};
  background: ${cssVar('color-surface-raised')};
  text-align: start;

  > svg {
    ${icon()}
  }

  > :not(svg, svg + *) {
    grid-column: 2;
  }

  ${forcedColorsBorder}
`;

const Action = styled.div`
  padding-top: ${cssVar('space-2')};

  > [role='status'] > :first-child {
    padding-block: ${cssVar('space-4')} ${cssVar('space-1')};
  }
`;

/** One tap or long press selects the whole text (FAULT-35). */
const SelectAllText = styled.span`
  ${TEXT_STYLES.label}
  display: block;
  font-variant-numeric: tabular-nums;
  overflow-wrap: anywhere;
  user-select: all;
  -webkit-touch-callout: default;
  color: ${cssVar('color-text-default')};
`;
