import { useId } from 'react';
import { Compass } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import styled from 'styled-components';
import type { InAppBrowser } from '../../../browser/in-app-browser.ts';
import { Text } from '../../../primitives/Text.tsx';
import { cssVar } from '../../../theme/css-var.ts';
import { CopyButton } from './CopyButton.tsx';
import { siteUrl } from '../../../browser/site-url.ts';
import { downloadPageUrl } from '../download-page.ts';
import { SelectAllText } from './SelectAllText.tsx';
import { useCopyToClipboard } from './use-copy-to-clipboard.ts';

/**
 * Asks the visitor to open the download page in a browser that stands alone, and copies its address.
 * Where the clipboard is denied the address is there to be selected (FAULT-35).
 */
export function OpenInBrowser({ app }: { app: InAppBrowser }) {
  const titleId = useId();
  const { copy, stateOf } = useCopyToClipboard<'address'>();
  const state = stateOf('address');
  const address = downloadPageUrl(siteUrl());

  return (
    <Hint aria-labelledby={titleId} data-app={app}>
      <Compass aria-hidden />
      <Text id={titleId} $variant="bodySm" $strong>
        <FormattedMessage id="verify.browser.title" />
      </Text>
      <Text $variant="caption" $color="soft">
        <FormattedMessage id="verify.browser.text" values={{ app }} />
      </Text>
      <Action>
        <CopyButton
          state={state}
          onCopy={() => copy('address', address)}
          label="verify.browser.copy"
        />
        <div role="status">
          {state === 'denied' && (
            <>
              <Text $variant="caption" $color="soft">
                <FormattedMessage id="verify.browser.denied" />
              </Text>
              <SelectAllText>{address}</SelectAllText>
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
    width: ${cssVar('size-icon')};
    height: ${cssVar('size-icon')};
    stroke-width: 1.5;
  }

  > :not(svg, svg + *) {
    grid-column: 2;
  }

  @media (forced-colors: active) {
    border: ${cssVar('size-hairline')} solid;
  }
`;

const Action = styled.div`
  padding-top: ${cssVar('space-2')};

  > [role='status'] > :first-child {
    padding-block: ${cssVar('space-4')} ${cssVar('space-1')};
  }
`;
