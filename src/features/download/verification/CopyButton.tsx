import { Check, Copy } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import styled from 'styled-components';
import type { MessageId } from '../../../i18n/messages.ts';
import { Button } from '../../../primitives/Button.tsx';
import { VisuallyHidden } from '../../../primitives/Text.tsx';
import { cssVar } from '../../../theme/css-var.ts';
import type { CopyState } from './use-copy-to-clipboard.ts';

type CopyButtonProps = {
  state: CopyState;
  onCopy: () => void;
  label: MessageId;
  /** Its name, for those who do not see what it stands beside. */
  name?: string;
};

/** Copies a text and says that it did. Both labels have one place, so the button keeps its size. */
export function CopyButton({ state, onCopy, label, name }: CopyButtonProps) {
  const copied = state === 'copied';
  return (
    <>
      <Button
        $variant="ghost"
        $size="small"
        onClick={onCopy}
        data-copy={state}
        aria-label={copied ? undefined : name}
      >
        <Icon as={copied ? Check : Copy} aria-hidden />
        <Labels>
          <span data-shown={!copied}>
            <FormattedMessage id={label} />
          </span>
          <span data-shown={copied}>
            <FormattedMessage id="verify.copied" />
          </span>
        </Labels>
      </Button>
      <VisuallyHidden role="status">
        {copied && <FormattedMessage id="verify.copied" />}
      </VisuallyHidden>
    </>
  );
}

const Icon = styled(Copy)`
  flex: none;
  width: ${cssVar('size-icon-small')};
  height: ${cssVar('size-icon-small')};
`;

const Labels = styled.span`
  display: grid;
  justify-items: center;

  > span {
    position: relative;
    grid-area: 1 / 1;
  }

  > [data-shown='false'] {
    visibility: hidden;
  }
`;
