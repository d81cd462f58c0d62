import { useState } from 'react';
import { Check, Copy } from 'lucide';
import { Icon } from '../../../primitives/Icon.tsx';
import styled from 'styled-components';
import { copyText } from '../../../browser/clipboard.ts';
import { useTranslate } from '../../../i18n/LocaleProvider.tsx';
import type { MessageId } from '../../../i18n/messages.ts';
import { Button } from '../../../primitives/Button.tsx';
import { row } from '../../../primitives/Layout.tsx';
import { VisuallyHidden } from '../../../primitives/Text.tsx';
import { cssVar } from '../../../theme/css.ts';

/** denied: the browser refused, so the visitor has to select the text (FAULT-35). */
export type CopyState = 'idle' | 'copied' | 'denied';

/** For several copy buttons, each with a key. The clipboard holds only the last text, so only its key is `copied`. */
export function useCopyToClipboard<Key extends string>() {
  const [last, setLast] = useState<{ key: Key; state: CopyState }>();
  return {
    copy: (key: Key, text: string) =>
      void copyText(text).then((succeeded) =>
        setLast({ key, state: succeeded ? 'copied' : 'denied' }),
      ),
    stateOf: (key: Key): CopyState => (last?.key === key ? last.state : 'idle'),
  };
}

type CopyButtonProps = {
  state: CopyState;
  onCopy: () => void;
  label: MessageId;
  /** The name of the copied text, for screen readers. */
  name?: string;
};

/** Both labels, each with its icon, are in one grid cell, so that the button keeps its size. */
export function CopyButton({ state, onCopy, label, name }: CopyButtonProps) {
  const t = useTranslate();
  const isCopied = state === 'copied';
  return (
    <>
      <Button
        $variant="ghost"
        $size="small"
        onClick={onCopy}
        data-copy={state}
        aria-label={isCopied ? undefined : name}
      >
        <Labels>
          <span data-shown={!isCopied}>
            <CopyIcon icon={Copy} />
            {t(label)}
          </span>
          <span data-shown={isCopied}>
            <CopyIcon icon={Check} />
            {t('verify.copied')}
          </span>
        </Labels>
      </Button>
      <VisuallyHidden role="status">{isCopied && t('verify.copied')}</VisuallyHidden>
    </>
  );
}

const CopyIcon = styled(Icon)`
  flex: none;
  width: ${cssVar('size-icon-small')};
  height: ${cssVar('size-icon-small')};
`;

const Labels = styled.span`
  display: grid;
  justify-items: center;

  > span {
    ${row('2')}
    position: relative;
    grid-area: 1 / 1;
  }

  > [data-shown='false'] {
    visibility: hidden;
  }
`;
